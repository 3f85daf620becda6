import type { Excerpts } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { readGroup } from '../../domain/record/read-group.js';
import { valueAt } from '../../domain/record/record-path.js';

/** One object of the record, such as `Request.DealerInfo`, typed and named for the graph, out of the parts at hand. */
export function readMembers(path: string, excerpts: Excerpts): JsonObject {
  const held = Object.values(excerpts).map((excerpt) => valueAt(excerpt, path));
  return readGroup(path, ...(held as (JsonObject | undefined)[]));
}

/** The same for a list such as `Response.LoanTerms`; null when no part at hand has it. */
export function readList(path: string, excerpts: Excerpts): JsonObject[] | null {
  const held = Object.values(excerpts).map((excerpt) => valueAt(excerpt, path));
  const lists = held.filter((list): list is readonly JsonObject[] => Array.isArray(list));
  const [longest] = [...lists].sort((a, b) => b.length - a.length);
  return longest?.map((_, index) => readGroup(`${path}[]`, ...lists.map((list) => list[index]))) ?? null;
}
