import type { Page, Window } from '../app/paging.js';
import type { Read } from './database/read.js';
import { pagesSql, toPage, type List } from './keyset.js';

/**
 * The same page of many parents' lists, by the parent's id, in one statement. A parent without rows is left out. What
 * `viewOf` takes is a row with the columns of the list.
 */
export async function readPages<View>(
  read: Read,
  parents: readonly string[],
  list: List,
  window: Window,
  viewOf: (row: never) => View,
): Promise<ReadonlyMap<string, Page<View>>> {
  const rows = await read<{ parentId: string }>(pagesSql(parents, list, window));
  const byParent = new Map<string, View[]>();
  for (const { parentId, ...row } of rows) {
    const known = byParent.get(parentId) ?? [];
    known.push(viewOf(row as never));
    byParent.set(parentId, known);
  }
  return new Map([...byParent].map(([parent, views]) => [parent, toPage(views, window)]));
}
