import { GraphQLError } from 'graphql';
import { type Scope, SCOPE_OF_CLASS, SEALED_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { STAFF_TEXT, type Field, type JsonPart, isJsonPart } from '../../domain/record/field.js';
import { CODE_FIELDS, FIELD_MAP } from '../../domain/record/field-map.js';
import type { Excerpts } from '../../app/ports/record-store.js';
import { type JsonObject, valueAt } from '../../domain/record/json.js';
import { groupReader, type GroupReader, type Source } from '../../domain/record/read-group.js';
import { obtain } from '../../domain/obtain.js';

/**
 * What a field asks of its viewer. Every rule depends on the viewer alone: which rows exist for a viewer is decided
 * where rows are read.
 */
export type Access =
  /** Anyone, before any credentials: the exchange of credentials itself. */
  | 'ANYONE'
  /** Any known client. */
  | 'VIEWER'
  | VisibilityClass
  /** All of these scopes together. */
  | { readonly scopes: readonly Scope[] };

export const may = (...scopes: Scope[]): Access => ({ scopes });

/** What belongs to all of these classes is for those who may see each of them. */
export const all = (first: VisibilityClass, ...others: VisibilityClass[]): Access =>
  others.length === 0 ? first : may(...[first, ...others].map((one) => SCOPE_OF_CLASS[one]));

export function scopesOf(access: Access): readonly Scope[] {
  if (access === 'ANYONE' || access === 'VIEWER') return [];
  return typeof access === 'string' ? [SCOPE_OF_CLASS[access]] : access.scopes;
}

/** The sealed classes among those that a field is of. */
export const sealedClassesOf = (access: Access): VisibilityClass[] =>
  SEALED_CLASSES.filter((one) => scopesOf(access).includes(SCOPE_OF_CLASS[one]));

export const isGranted = (access: Access, scopes: ReadonlySet<Scope> | undefined): boolean =>
  access === 'ANYONE' || (scopes !== undefined && scopesOf(access).every((scope) => scopes.has(scope)));

export const notPermitted = (requiredScopes: readonly Scope[]) =>
  new GraphQLError('Not permitted for this client', { extensions: { code: 'FORBIDDEN', requiredScopes } });

export type RecordField = Pick<Field, 'graphql' | 'classes' | 'stored'>;

/**
 * Who may not see an SSN may still see its end: the class is that of what is shown, not of where it comes from. The end of
 * the co-applicant's is for staff: the borrower is another person.
 */
const DERIVED: readonly RecordField[] = [
  { graphql: 'Borrower.ssnLast4', classes: ['PERSONAL'], stored: 'application.identity' },
  { graphql: 'LoanApplication.coApplicant.ssnLast4', classes: STAFF_TEXT, stored: 'application.identity' },
];

/** The same value as the id beside it, as something that other graphs know more of. */
const PARTIES: readonly RecordField[] = [
  { graphql: 'LoanApplication.dealer.dealer', classes: ['SERVICING'], stored: 'application.servicing' },
];

/** How long a list is, whatever is selected of its elements. */
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
  const ofSelection = obtain(readers, paths, () => new Map<string, GroupReader>());
  const isSelected = (graphql: string) => graphql.startsWith(`${at}.`) && paths.has(graphql.slice(at.length + 1));
  return obtain(ofSelection, group, () => groupReader(group, isSelected));
}

const fieldByPath: ReadonlyMap<string, RecordField> = new Map(RECORD_FIELDS.map((field) => [field.graphql, field]));

type Parts = ReadonlySet<JsonPart>;

/** Selections and the scopes of a role come again with every request: their parts are worked out once. */
const known = new WeakMap<ReadonlySet<Scope>, WeakMap<ReadonlySet<string>, Map<string, Parts>>>();

/**
 * The parts of the record that hold what is selected below a GraphQL path, such as `LoanApplication` or `Underwriting.deals`.
 * A field that the viewer may not see needs no part: what is denied is not even read.
 */
export function partsOf(selected: Selected, scopes: ReadonlySet<Scope>): Parts {
  const bySelection = obtain(known, scopes, () => new WeakMap<ReadonlySet<string>, Map<string, Parts>>());
  const byPath = obtain(bySelection, selected.paths, () => new Map<string, Parts>());
  return obtain(byPath, selected.at, () => findParts(selected, scopes));
}

function findParts({ at, paths }: Selected, scopes: ReadonlySet<Scope>): Parts {
  const parts = new Set<JsonPart>();
  for (const below of ['', ...paths]) {
    const field = fieldByPath.get(below === '' ? at : `${at}.${below}`);
    if (field && isJsonPart(field.stored) && isGranted(all(...field.classes), scopes)) parts.add(field.stored);
  }
  return parts;
}
