import type { Excerpts } from '../../app/record-reader.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { groupReader, type GroupReader, type Source } from '../../domain/record/read-group.js';
import { valueAt } from '../../domain/record/record-path.js';
import { obtain } from '../../domain/obtain.js';

/** A GraphQL object, such as `Application` or `Underwriting.deals`, and what is selected below it. */
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
