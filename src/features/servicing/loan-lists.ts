import type { Scope } from '../../domain/access/roles.js';
import { EVERY_DAY, type LedgerRange } from '../../domain/ledger/ledger-date.js';
import { shownEntries } from '../../domain/ledger/postings.js';
import {
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
  type PageArguments,
} from '../../platform/connection/connection.type.js';
import type { AcceptsValue } from '../../platform/connection/cursor.js';
import type { GraphContext } from '../graph-context.js';
import type { Loader } from '../../platform/request/loader.js';
import { type LoanView } from '../loan/loan-reader.js';
import { EMPTY_PAGE, type Keyset, type Page, type Window } from '../../platform/paging/page.js';
import type { Reading } from '../reading.js';
import type { LoanList as LoanListName } from './servicing-reader.js';
import { eventsOfLoan, listCountOfLoan, postingsOfLoan } from './servicing.loaders.js';

/** A list of a loan's own, such as its events. */
interface LoanList<Row> {
  readonly order: ListOrder;
  readonly keysetOf: (row: Row) => Keyset;
  readonly name: LoanListName;
  readonly pages: (window: Window, range: LedgerRange) => Loader<Reading, string, Page<Row>>;
  /** A row as the viewer may see it. */
  readonly shown?: (row: Row, scopes: ReadonlySet<Scope>) => Row;
}

const loanList = <Row>(list: LoanList<Row>) => list;

const bySequence = ({ sequence, id }: { readonly sequence: number; readonly id: string }): Keyset => ({
  value: sequence,
  id,
});

const INT32 = 2 ** 31;
const isSequence: AcceptsValue = (value) => Number.isInteger(value) && Math.abs(Number(value)) < INT32;

export const EVENTS = loanList({
  order: { name: 'events', accepts: isSequence },
  keysetOf: bySequence,
  name: 'events',
  pages: eventsOfLoan,
});
export const LEDGER = loanList({
  order: { name: 'ledger', accepts: isSequence },
  keysetOf: bySequence,
  name: 'postings',
  pages: (window, range) => postingsOfLoan({ window, range }),
  shown: (posting, scopes) => ({ ...posting, entries: shownEntries(posting.entries, scopes) }),
});

/** The same page of each loan's list. */
export async function pagesOf<Row>(
  { order, name, keysetOf, pages, shown = (row) => row }: LoanList<Row>,
  loans: readonly LoanView[],
  args: PageArguments,
  context: GraphContext,
  range = EVERY_DAY,
): Promise<CountedConnection<Row>[]> {
  const scopes = context.viewer?.scopes ?? NO_SCOPES;
  const window = toWindow(order, args);
  const found = await context.loadAll(
    pages(window, range),
    loans.map(({ id }) => id),
  );
  return loans.map(({ id }, index) => ({
    ...toConnection(order, window, found[index] ?? EMPTY_PAGE, keysetOf, (row) => shown(row, scopes)),
    count: async () => (await context.load(listCountOfLoan({ of: name, range }), id)) ?? 0,
  }));
}

const NO_SCOPES: ReadonlySet<Scope> = new Set();
