import { EMPTY_PAGE, type Keyset } from '../../app/paging.js';
import type { RepaymentView } from '../../app/repayment/repayment-store.js';
import { toConnection, type Connection } from '../connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import { toWindow, type PageArguments } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import type { Loaders, Pages } from '../loaders.js';

/** A list that hangs on a loan. */
interface LoanList<Row> {
  readonly order: string;
  readonly accepts: AcceptsValue;
  readonly keysetOf: (row: Row) => Keyset;
  readonly pages: (loaders: Loaders) => Pages<Row>;
}

const loanList = <Row>(list: LoanList<Row>) => list;

const bySequence = ({ sequence, id }: { readonly sequence: number; readonly id: string }): Keyset => ({
  value: sequence,
  id,
});

const INT32 = 2 ** 31;
const isSequence: AcceptsValue = (value) => Number.isInteger(value) && Math.abs(Number(value)) < INT32;

export const REPAYMENTS = loanList({
  order: 'repayments',
  accepts: isInstant,
  keysetOf: ({ initiatedAt, id }: RepaymentView) => ({ value: initiatedAt, id }),
  pages: ({ repayments }) => repayments,
});
export const EVENTS = loanList({
  order: 'events',
  accepts: isSequence,
  keysetOf: bySequence,
  pages: ({ events }) => events,
});
export const LEDGER = loanList({
  order: 'ledger',
  accepts: isSequence,
  keysetOf: bySequence,
  pages: ({ postings }) => postings,
});

export async function pageOfLoan<Row>(
  { order, accepts, keysetOf, pages }: LoanList<Row>,
  loanId: string,
  args: PageArguments,
  { loaders }: GraphContext,
): Promise<Connection<Row>> {
  const window = toWindow(order, args, accepts);
  const page = (await pages(loaders)(window).load(loanId)) ?? EMPTY_PAGE;
  return toConnection(order, window, page, keysetOf, (row) => row);
}
