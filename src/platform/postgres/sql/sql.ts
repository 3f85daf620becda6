import type { Combined, Range } from '../../paging/page.js';
import { Prisma } from '../../../generated/prisma/client.js';
import type { Read } from '../statement.js';

const join = (conditions: readonly Prisma.Sql[], by: string, none: string): Prisma.Sql =>
  conditions.length === 0 ? Prisma.raw(none) : Prisma.sql`(${Prisma.join([...conditions], by)})`;

export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' AND ', 'TRUE');

export const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql => join(conditions, ' OR ', 'FALSE');

/** What the filters within a filter ask for. A row without a value does not meet a condition, so it meets the opposite. */
export const combinedSql = <Filter extends Combined<Filter>>(
  { and = [], or, not }: Filter,
  meets: (each: Filter) => Prisma.Sql,
): Prisma.Sql[] => [
  ...and.map((each) => meets(each)),
  ...(or ? [anyOf(or.map((each) => meets(each)))] : []),
  ...(not ? [Prisma.sql`${meets(not)} IS NOT TRUE`] : []),
];

/**
 * The condition for a column that is one of `ids`. A single one is compared directly, and for more the planner does not
 * know the number: otherwise it would plan a prepared statement again for every list shorter than its guess of ten.
 */
export const among = (ids: readonly string[]): Prisma.Sql =>
  ids.length === 1 ? Prisma.sql`= ${ids[0]}` : Prisma.sql`= ANY((SELECT ${[...ids]}::text[])::text[])`;

/**
 * A name or a number of ours in the text of a statement, never what a client wrote: where all values are such, the statement is
 * planned for them once.
 */
export function constant(value: string | number): Prisma.Sql {
  if (typeof value === 'number' ? !Number.isSafeInteger(value) : !/^[A-Z0-9_]+$/.test(value))
    throw new Error('Only names and whole numbers of ours stand in the text of a statement');
  return Prisma.raw(typeof value === 'number' ? String(value) : `'${value}'`);
}

/** The ways in which a column of one of our enums has one of these names, the same in whichever order they are given. */
export const enumWays =
  (column: string, sqlType: string) =>
  (names: readonly string[]): Prisma.Sql[] =>
    [...new Set(names)]
      .sort()
      .map((name) => Prisma.sql`${Prisma.raw(column)} = CAST(${constant(name)} AS ${Prisma.raw(sqlType)})`);

/** What a column with a value in the range meets, ends included. */
export function within(column: Prisma.Sql, sqlType: string, { from, to }: Range<string | number>): Prisma.Sql {
  const end = (than: string, value: string | number) =>
    Prisma.sql`${column} ${Prisma.raw(than)} CAST(${String(value)} AS ${Prisma.raw(sqlType)})`;
  return allOf([
    Prisma.sql`${column} IS NOT NULL`,
    ...(from === undefined ? [] : [end('>=', from)]),
    ...(to === undefined ? [] : [end('<=', to)]),
  ]);
}

/** The day of a DATE column, which Prisma reads as midnight in UTC. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

type Scalars<Table extends Prisma.ModelName> = Prisma.TypeMap['model'][Table]['payload']['scalars'];

/** A column by the name that the Prisma schema gives it: one that was renamed there is a type error here. */
export type Column<Table extends Prisma.ModelName> = keyof Scalars<Table> & string;

/** A row as it is read; amounts and days are text. */
export type Row<
  Table extends Prisma.ModelName,
  AsStored extends Column<Table>,
  AsText extends Column<Table> = never,
> = Pick<Scalars<Table>, AsStored> & {
  readonly [Name in AsText]: null extends Scalars<Table>[Name] ? string | null : string;
};

/** Reads columns of a table past Prisma; `rest` follows the name of the table. */
export function rowsOf<
  Table extends Prisma.ModelName,
  AsStored extends Column<Table>,
  AsText extends Column<Table> = never,
>(table: Table, asStored: readonly AsStored[], asText: readonly AsText[] = []) {
  const columns = [
    ...asStored.map((name) => `"${table}"."${name}"`),
    ...asText.map((name) => `"${table}"."${name}"::text`),
  ];
  const selection = Prisma.raw(`SELECT ${columns.join(', ')} FROM "${table}"`);
  return (read: Read, rest: Prisma.Sql) => read<Row<Table, AsStored, AsText>>(Prisma.sql`${selection} ${rest}`);
}
