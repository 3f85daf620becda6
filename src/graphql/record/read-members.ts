import type { Excerpts } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { groupReader, type GroupReader } from '../../domain/record/read-group.js';
import { valueAt } from '../../domain/record/record-path.js';
import { obtain } from '../obtain.js';

/** A GraphQL object, such as `Application` or `Underwriting.deals`, and what is selected below it. */
export interface Selected {
  readonly at: string;
  readonly paths: ReadonlySet<string>;
}

/** One object of the record, such as `Request.DealerInfo`, typed and named for the graph, out of the parts at hand. */
export function readMembers(path: string, excerpts: Excerpts, selected: Selected): JsonObject {
  const held = Object.values(excerpts).map((excerpt) => valueAt(excerpt, path));
  return readerOf(path, selected)(held as (JsonObject | undefined)[]);
}

/** The same for a list such as `Response.LoanTerms`; null when no part at hand has it. */
export function readList(path: string, excerpts: Excerpts, selected: Selected): JsonObject[] | null {
  const held = Object.values(excerpts).map((excerpt) => valueAt(excerpt, path));
  const lists = held.filter((list): list is readonly JsonObject[] => Array.isArray(list));
  const [longest] = [...lists].sort((a, b) => b.length - a.length);
  const read = readerOf(`${path}[]`, selected);
  return longest?.map((_, index) => read(lists.map((list) => list[index]))) ?? null;
}

/** A selection belongs to a field of a document and comes again with every row of every request for it. */
const readers = new WeakMap<ReadonlySet<string>, Map<string, GroupReader>>();

function readerOf(group: string, { at, paths }: Selected): GroupReader {
  const ofSelection = obtain(readers, paths, () => new Map<string, GroupReader>());
  const isSelected = (graphql: string) => graphql.startsWith(`${at}.`) && paths.has(graphql.slice(at.length + 1));
  return obtain(ofSelection, group, () => groupReader(group, isSelected));
}
