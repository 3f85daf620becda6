import { Prisma } from '../../generated/prisma/client.js';
import type { Loader } from '../../platform/request/loader.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { GraphContext, Reference } from '../graph-context.js';
import type { ReadSource } from '../read-source.js';
import { loaderFor, type Reading } from '../reading.js';
import { existingLoans } from './load-loan.js';

/** Tables of rows with an id that belong to a loan. */
type PartTable =
  | 'AccountEntry'
  | 'Document'
  | 'Hold'
  | 'HoldRelief'
  | 'PaymentPromise'
  | 'Product'
  | 'Repossession'
  | 'Valuation';

const readOwners =
  ({ read }: Pick<ReadSource, 'read'>) =>
  (table: PartTable, ids: readonly string[]) =>
    read<{ id: string; loanId: string }>(
      Prisma.sql`SELECT "id", "loanId" FROM ${Prisma.raw(`"${table}"`)} WHERE "id" ${among(ids)}`,
    );

/** The loan of a row, by the id of the row. */
const loanOfRow = loaderFor(async (table: PartTable, ids, reading: Reading) => {
  const rows = await reading.from(readOwners)(table, ids);
  return new Map(rows.map(({ id, loanId }) => [id, loanId]));
});

type LoanIds = readonly (string | undefined)[];

/** The loans of the rows of a table, by the ids of the rows. */
export const ownersIn =
  (table: PartTable, rowIdOf: (id: string) => string | undefined = (id) => id) =>
  (ids: readonly string[], context: GraphContext): Promise<LoanIds> =>
    Promise.all(
      ids.map(async (id) => {
        const row = rowIdOf(id);
        return row === undefined ? undefined : context.load(loanOfRow(table), row);
      }),
    );

interface Parts<Part> {
  readonly loansOf: (ids: readonly string[], context: GraphContext) => LoanIds | Promise<LoanIds>;
  /** What these loans have; their portfolio was checked. */
  readonly read: (
    loanIds: readonly string[],
    context: GraphContext,
  ) => Promise<readonly (readonly Part[] | undefined)[]>;
  readonly idOf: (part: Part) => string;
}

/** Objects that are read with all of their kind of a loan, each found by its id within the caller's portfolio. */
export function partOfLoan<Part>({ loansOf, read, idOf }: Parts<Part>): Reference {
  return async (ids, context) => {
    const loans = await existingLoans(context, await loansOf(ids, context));
    const loanIds = new Set(loans.flatMap((loan) => loan?.id ?? []));
    const parts = await read([...loanIds], context);
    const found = new Map(parts.flatMap((all = []) => all.map((part) => [idOf(part), part] as const)));
    return ids.map((id) => found.get(id));
  };
}

/** Objects that are read by their own ids, each found within the caller's portfolio. */
export function rowOfLoan<Row extends { readonly loanId: string }>(rowById: Loader<Reading, string, Row>): Reference {
  return async (ids, context) => {
    const rows = await context.loadAll(rowById, ids);
    const loans = await existingLoans(
      context,
      rows.map((row) => row?.loanId),
    );
    return rows.map((row, at) => (loans[at] ? row : undefined));
  };
}
