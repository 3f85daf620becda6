import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';

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
