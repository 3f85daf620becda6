import type { Keyset, Page, SortDirection, Window } from '../../paging/page.js';
import { Prisma } from '../../../generated/prisma/client.js';
import { allOf, anyOf as anyOfSql } from './sql.js';
import type { Planning, Read } from '../statement.js';

/** What a list is sorted by; `sqlType` is what a cursor's value is read as. */
export interface SortColumn {
  readonly name: string;
  readonly sqlType: string;
  readonly nullable: boolean;
  /** Whether many rows may have the same value. */
  readonly isShared: boolean;
}

export interface List {
  readonly table: string;
  /** The replacement of the table, under its name. */
  readonly from?: Prisma.Sql;
  readonly columns: readonly string[];
  /** How a column of the page is selected, where not as it is stored. */
  readonly show?: (table: string, name: string) => string;
  /** What is joined to the rows of a page, which is called "page" there. */
  readonly along?: { readonly columns: string; readonly joins: string };
  readonly sort: SortColumn;
  readonly direction: SortDirection;
  /** Conditions that all hold. */
  readonly where: readonly Prisma.Sql[];
  /**
   * Conditions of which exactly one holds, each served by an index in the order of the list: their pages are merged,
   * because an OR of them would have to be sorted.
   */
  readonly anyOf?: readonly Prisma.Sql[];
  /**
   * The part of `where` that few rows may meet and that another index than the sort's finds. The planner takes it for
   * evenly spread over the list; where it is not, it would walk far through rows that do not meet it.
   */
  readonly narrowedBy?: Prisma.Sql;
}

/** So many rows are found and sorted in less time than a walk through the list may take. */
const FEW = 20_000;

/** Rows with a value come first in either direction, then rows without one. */
type SegmentKind = 'VALUES' | 'NULLS';

/** A stretch of the list that one range of an index holds, in order. */
interface Segment {
  readonly kind: SegmentKind;
  readonly conditions: readonly Prisma.Sql[];
}

/**
 * Keyset paging over (column, id): a page is found through an index at any position, even among equal values, and rows
 * inserted meanwhile neither repeat nor hide another.
 */
export function pageSql(list: List, window: Window): Prisma.Sql {
  const { columns = '', joins = '' } = list.along ?? {};
  return Prisma.sql`SELECT ${of('page', list.columns, list.show)}${Prisma.raw(columns)}
    FROM (${scanSql(list, window)}) AS "page" ${Prisma.raw(joins)}
    ORDER BY ${orderSql('page', list, window)}`;
}

/** The same page of many parents' lists in one statement. The parent is `"parent"."id"` in the list's conditions. */
export function pagesSql(parents: readonly string[], list: List, window: Window): Prisma.Sql {
  return Prisma.sql`SELECT ${of('page', list.columns, list.show)}, "parent"."id" AS "parentId"
    FROM unnest(${[...parents]}::text[]) AS "parent"("id") CROSS JOIN LATERAL (${scanSql(list, window)}) AS "page"
    ORDER BY "parent"."id", ${orderSql('page', list, window)}`;
}

/** Takes the extra row off again and restores the list's own order. */
export function toPage<Row>(rows: readonly Row[], window: Window): Page<Row> {
  const kept = rows.slice(0, window.size);
  return { rows: window.direction === 'FORWARD' ? kept : kept.reverse(), hasMore: rows.length > window.size };
}

const column = ({ table }: List, name: string) => Prisma.raw(`"${table}"."${name}"`);
const stored = (table: string, name: string) => `"${table}"."${name}"`;
const of = (table: string, names: readonly string[], show = stored) =>
  Prisma.raw(names.map((name) => show(table, name)).join(', '));
const fromSql = ({ table, from }: List) => from ?? Prisma.raw(`"${table}"`);
const limit = ({ size }: Window) => Prisma.raw(`LIMIT ${size + 1}`);

const isAscending = ({ direction }: List, window: Window) => (window.direction === 'FORWARD') === (direction === 'ASC');

function orderSql(alias: string, list: List, window: Window): Prisma.Sql {
  const scan = isAscending(list, window) ? 'ASC' : 'DESC';
  const order = `"${alias}"."${list.sort.name}" ${scan}, "${alias}"."id" ${scan}`;
  const nullsLast = `("${alias}"."${list.sort.name}" IS NULL) ${window.direction === 'FORWARD' ? 'ASC' : 'DESC'}`;
  return Prisma.raw(list.sort.nullable ? `${nullsLast}, ${order}` : order);
}

/** A later segment is looked at only where those before it do not fill the page. */
function scanSql(list: List, window: Window): Prisma.Sql {
  const segments = segmentsOf(list, window);
  const [only = { conditions: [Prisma.sql`FALSE`] }, ...others] = segments;
  if (others.length === 0) return segmentSql(list, window, only);
  const name = (place: number) => Prisma.raw(`"part${place}"`);
  const found = (place: number) => Prisma.sql`(SELECT count(*) FROM ${name(place)})`;
  const parts = segments.map((segment, place) => {
    const rows = segmentSql(list, window, segment);
    const before = segments.slice(0, place).map((_, earlier) => found(earlier));
    if (before.length === 0) return Prisma.sql`${name(place)} AS MATERIALIZED (${rows})`;
    const isWanted = Prisma.sql`${Prisma.join(before, ' + ')} <= ${Prisma.raw(String(window.size))}`;
    return Prisma.sql`${name(place)} AS MATERIALIZED (SELECT * FROM (${rows}) AS "rows" WHERE ${isWanted})`;
  });
  const all = segments.map((_, place) => Prisma.sql`SELECT * FROM ${name(place)}`);
  return Prisma.sql`WITH ${Prisma.join(parts)} SELECT * FROM (${Prisma.join(all, ' UNION ALL ')}) AS "parts"
    ORDER BY ${orderSql('parts', list, window)} ${limit(window)}`;
}

/** Where few rows are left by what narrows the list, they are found first and then sorted. */
function segmentSql(list: List, window: Window, segment: Pick<Segment, 'conditions'>): Prisma.Sql {
  const walked = walkSql(list, window, segment);
  if (!list.narrowedBy) return walked;
  const { table, columns, where, anyOf = [Prisma.sql`TRUE`], narrowedBy } = list;
  const from = fromSql(list);
  const meets = allOf([...where, anyOfSql(anyOf), ...segment.conditions]);
  const found = Prisma.sql`SELECT ${of(table, columns)} FROM ${from} WHERE ${meets} OFFSET 0`;
  const counted = Prisma.sql`SELECT 1 FROM ${from} WHERE ${narrowedBy} LIMIT ${Prisma.raw(String(FEW + 1))}`;
  const few = Prisma.sql`SELECT count(*) <= ${Prisma.raw(String(FEW))} AS "isTrue" FROM (${counted}) AS "counted"`;
  return Prisma.sql`WITH "few" AS MATERIALIZED (${few}) SELECT * FROM (
      SELECT * FROM (${found}) AS "found" WHERE (SELECT "isTrue" FROM "few")
      UNION ALL
      SELECT * FROM (${walked}) AS "walked" WHERE NOT (SELECT "isTrue" FROM "few")
    ) AS "either" ORDER BY ${orderSql('either', list, window)} ${limit(window)}`;
}

function walkSql(list: List, window: Window, { conditions }: Pick<Segment, 'conditions'>): Prisma.Sql {
  const { anyOf = [], where } = list;
  const within = [...where, ...conditions];
  const [only, ...others] = anyOf;
  if (others.length === 0) return branchSql(list, window, only ? [only, ...within] : within);
  const branches = anyOf.map((way) => Prisma.sql`(${branchSql(list, window, [way, ...within])})`);
  return Prisma.sql`SELECT * FROM (${Prisma.join(branches, ' UNION ALL ')}) AS "merged"
    ORDER BY ${orderSql('merged', list, window)} ${limit(window)}`;
}

/** In the order of the index itself: within one segment there are only values, or none. */
function branchSql(list: List, window: Window, where: readonly Prisma.Sql[]): Prisma.Sql {
  const { table, columns, sort } = list;
  return Prisma.sql`SELECT ${of(table, columns)} FROM ${fromSql(list)} WHERE ${allOf(where)}
    ORDER BY ${orderSql(table, { ...list, sort: { ...sort, nullable: false } }, window)} ${limit(window)}`;
}

/** What is left of the list from where the scan starts to where it ends, in the order of the scan. */
function segmentsOf(list: List, window: Window): Segment[] {
  const forward = window.direction === 'FORWARD';
  const [start, end] = forward ? [window.after, window.before] : [window.before, window.after];
  const onward = isAscending(list, window) ? '>' : '<';
  const kinds: SegmentKind[] = !list.sort.nullable ? ['VALUES'] : forward ? ['VALUES', 'NULLS'] : ['NULLS', 'VALUES'];
  const from = start ? kinds.slice(kinds.indexOf(kindOf(start))) : kinds;
  const reached = end ? from.slice(0, from.indexOf(kindOf(end)) + 1) : from;
  return reached.flatMap((kind) => {
    const whole = list.sort.nullable ? [isNull(list, kind)] : [];
    const until = end && kindOf(end) === kind ? [beyond(list, end, onward === '>' ? '<' : '>')] : [];
    const parts = start && kindOf(start) === kind ? startingAt(list, start, onward) : [[]];
    return parts.map((part) => ({ kind, conditions: [...part, ...until, ...whole] }));
  });
}

const kindOf = ({ value }: Keyset): SegmentKind => (value === null ? 'NULLS' : 'VALUES');

const isNull = (list: List, kind: SegmentKind) =>
  Prisma.sql`${column(list, list.sort.name)} ${Prisma.raw(kind === 'NULLS' ? 'IS NULL' : 'IS NOT NULL')}`;

/** The planner treats (column, id) < (0, x) like column < 0, so a value that many rows share is separate. */
function startingAt(list: List, start: Keyset, onward: '<' | '>'): Prisma.Sql[][] {
  const { name, isShared } = list.sort;
  if (start.value === null || !isShared) return [[beyond(list, start, onward)]];
  const [own, than, value] = [column(list, name), Prisma.raw(onward), valueSql(list, start.value)];
  return [
    [Prisma.sql`${own} = ${value}`, Prisma.sql`${column(list, 'id')} ${than} ${start.id}`],
    [Prisma.sql`${own} ${than} ${value}`],
  ];
}

/** Compared as a row, which an index answers at any depth. */
function beyond(list: List, { value, id }: Keyset, onward: '<' | '>'): Prisma.Sql {
  const [than, ownId] = [Prisma.raw(onward), column(list, 'id')];
  if (value === null) return Prisma.sql`${ownId} ${than} ${id}`;
  return Prisma.sql`(${column(list, list.sort.name)}, ${ownId}) ${than} (${valueSql(list, value)}, ${id})`;
}

const valueSql = ({ sort }: List, value: string | number) =>
  Prisma.sql`CAST(${String(value)} AS ${Prisma.raw(sort.sqlType)})`;

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
  planning?: Planning,
): Promise<ReadonlyMap<string, Page<View>>> {
  const rows = await read<{ parentId: string }>(pagesSql(parents, list, window), planning);
  const byParent = new Map<string, View[]>();
  for (const { parentId, ...row } of rows) {
    const known = byParent.get(parentId) ?? [];
    known.push(viewOf(row as never));
    byParent.set(parentId, known);
  }
  return new Map([...byParent].map(([parent, views]) => [parent, toPage(views, window)]));
}
