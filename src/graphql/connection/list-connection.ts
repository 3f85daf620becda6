import { Field, Int, type ClassType } from 'type-graphql';
import type { Page, Window } from '../../app/paging.js';
import { connectionOf, toConnection, type Connection } from './connection.type.js';
import { toWindow, type PageArguments } from './page-arguments.js';

/** A page of a list that is read as a whole, so that its length costs nothing. */
export interface ListConnection<Node> extends Connection<Node> {
  readonly totalCount: number;
}

export function listConnectionOf<Node extends object>(name: string, node: () => ClassType<Node>) {
  const type = connectionOf(name, node);
  Field(() => Int, { description: 'How many rows the whole list has.' })(type.prototype, 'totalCount');
  return type;
}

/** The page that the arguments ask for. `order` names the list, so that another list's cursor is refused. */
export function pageOfList<Row>(order: string, list: readonly Row[], args: PageArguments): ListConnection<Row> {
  const window = toWindow(order, args, Number.isSafeInteger);
  const rows = list.map((row, index) => ({ row, index }));
  const page = slice(rows, window);
  const connection = toConnection(
    order,
    window,
    page,
    ({ index }) => ({ value: index, id: String(index) }),
    ({ row }) => row,
  );
  return { ...connection, totalCount: list.length };
}

function slice<Row>(rows: readonly Row[], { direction, size, after, before }: Window): Page<Row> {
  const start = after === undefined ? 0 : Number(after.value) + 1;
  const end = before === undefined ? rows.length : Number(before.value);
  const between = rows.slice(Math.max(start, 0), Math.max(end, 0));
  const kept = direction === 'FORWARD' ? between.slice(0, size) : between.slice(-size);
  return { rows: kept, hasMore: between.length > size };
}
