import type { VisibilityClass } from '../../domain/access/roles.js';
import {
  type Field,
  isJsonPart,
  isOpenPart,
  type JsonPart,
  type OpenPart,
  STAFF_TEXT,
} from '../../domain/record/field.js';
import { CODE_FIELDS, FIELD_MAP } from '../../domain/record/field-map.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import type { Source } from '../../domain/record/read-group.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { type Access, all } from '../access.js';
import type { Excerpts } from './loan-reader.js';
import { groupReader, type GroupReader } from './group-reader.js';

export type RecordField = Pick<Field, 'graphql' | 'classes' | 'stored'>;

/**
 * A caller that can't see an SSN may see its last digits: the class is that of the shown value, not of its source. The
 * co-applicant's last digits are for staff: the borrower is another person.
 */
const DERIVED: readonly RecordField[] = [
  { graphql: 'Borrower.ssnLast4', classes: ['PERSONAL'], stored: 'application.identity' },
  { graphql: 'LoanApplication.coApplicant.ssnLast4', classes: STAFF_TEXT, stored: 'application.identity' },
];

/** The same value as the id beside it, as something that other graphs know more of. */
const PARTIES: readonly RecordField[] = [
  { graphql: 'LoanApplication.dealer.dealer', classes: ['SERVICING'], stored: 'application.servicing' },
];

/** The length of a list, for any selection of its elements. */
const LISTS: readonly RecordField[] = [
  { graphql: 'RiskAssessment.loanTerms', classes: ['ECONOMICS'], stored: 'risk.economics' },
  { graphql: 'Underwriting.deals', classes: ['ECONOMICS'], stored: 'underwriting.economics' },
];

/** Every value of the record that the graph shows. */
export const RECORD_FIELDS: readonly RecordField[] = [...FIELD_MAP, ...CODE_FIELDS, ...DERIVED, ...PARTIES, ...LISTS];

/** What the record fields that stand directly at a GraphQL path ask for. */
export const classesAt = (path: string): Record<string, Access> =>
  Object.fromEntries(
    RECORD_FIELDS.flatMap(({ graphql, classes }) => {
      const at = graphql.lastIndexOf('.');
      return graphql.slice(0, at) === path ? [[graphql.slice(at + 1), all(...classes)]] : [];
    }),
  );

/** A GraphQL object, such as `LoanApplication` or `Underwriting.deals`, and what is selected below it. */
export interface Selected {
  readonly at: string;
  readonly paths: ReadonlySet<string>;
}

/**
 * One object of the record, such as `Request.DealerInfo`, typed and named for the graph, out of the parts at hand. It is new
 * each time, and theirs who asked: what they add to it is cheaper than a copy.
 */
export function readMembers(path: string, excerpts: Excerpts, selected: Selected): JsonObject {
  const { parts, read } = readerOf(path, selected);
  return read(parts.map((part) => valueAt(excerpts[part as JsonPart], path) as Source));
}

/** The same for a list such as `Response.LoanTerms`; null when no part at hand has it. */
export function readList(path: string, excerpts: Excerpts, selected: Selected): JsonObject[] | null {
  const held = Object.values(excerpts).map((excerpt) => listAt(excerpt, path));
  const longest = held.reduce((most, list) => Math.max(most, list?.length ?? -1), -1);
  if (longest === -1) return null;
  const { parts, read } = readerOf(`${path}[]`, selected);
  const lists = parts.map((part) => listAt(excerpts[part as JsonPart], path));
  const found: JsonObject[] = [];
  const sources: Source[] = [];
  for (let index = 0; index < longest; index += 1) {
    for (let place = 0; place < lists.length; place += 1) sources[place] = lists[place]?.[index];
    found.push(read(sources));
  }
  return found;
}

function listAt(excerpt: Excerpts[JsonPart], path: string): readonly JsonObject[] | undefined {
  const list = valueAt(excerpt, path);
  return Array.isArray(list) ? (list as readonly JsonObject[]) : undefined;
}

/** A selection belongs to a field of a document and comes again with every row of every request for it. */
const readers = new WeakMap<ReadonlySet<string>, Map<string, GroupReader>>();

function readerOf(group: string, { at, paths }: Selected): GroupReader {
  const ofSelection = getOrCreate(readers, paths, () => new Map<string, GroupReader>());
  const isSelected = (graphql: string) => graphql.startsWith(`${at}.`) && paths.has(graphql.slice(at.length + 1));
  return getOrCreate(ofSelection, group, () => groupReader(group, isSelected));
}

const fieldByPath: ReadonlyMap<string, RecordField> = new Map(RECORD_FIELDS.map((field) => [field.graphql, field]));

type Parts = ReadonlySet<JsonPart>;

/** Selections and verdicts recur with every request, so their parts are computed once. */
const known = new WeakMap<Grants, WeakMap<ReadonlySet<string>, Map<string, Parts>>>();

interface Grants {
  /** Whether values of all these classes may be read. */
  grants(...classes: readonly VisibilityClass[]): boolean;
}

/**
 * The parts of the record that hold what is selected below a GraphQL path, such as `LoanApplication` or `Underwriting.deals`.
 * A field that the viewer may not see needs no part: what is denied is not even read.
 */
export function partsOf(selected: Selected, verdicts: Grants): Parts {
  const bySelection = getOrCreate(known, verdicts, () => new WeakMap<ReadonlySet<string>, Map<string, Parts>>());
  const byPath = getOrCreate(bySelection, selected.paths, () => new Map<string, Parts>());
  return getOrCreate(byPath, selected.at, () => findParts(selected, verdicts));
}

function findParts({ at, paths }: Selected, verdicts: Grants): Parts {
  const parts = new Set<JsonPart>();
  for (const below of ['', ...paths]) {
    const field = fieldByPath.get(below === '' ? at : `${at}.${below}`);
    if (field && isJsonPart(field.stored) && verdicts.grants(...field.classes)) parts.add(field.stored);
  }
  return parts;
}

/** The open parts among them: the row of a loan can bring them along. */
export const openPartsOf = (selected: Selected, verdicts: Grants): ReadonlySet<OpenPart> =>
  new Set([...partsOf(selected, verdicts)].filter(isOpenPart));

/** The classes of everything that a part of the record, such as `Request`, may hold. */
export const classesOfPart = (part: string): ReadonlySet<VisibilityClass> =>
  new Set(FIELD_MAP.filter(({ path }) => path.startsWith(`${part}.`)).flatMap(({ classes }) => classes));
