import {
  LOAN_SORTS,
  type LoanListing,
  type LoanView,
  type Page,
  type Window,
  type LoanSort,
  type Keyset,
  type LoanFilter,
  EMPTY_PAGE,
} from '../../app/ports/loan-reader.js';
import { connectionOf, toConnection, type CountedConnection } from '../connection/connection.type.js';
import { Loan } from './loan.type.js';
import { parseBusinessDate, type BusinessDate } from '../../domain/calendar.js';
import { LOAN_COLUMNS, type ColumnType } from '../../domain/record/loan-columns.js';
import { textFault } from '../../domain/record/storable-text.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { badInput } from '../shared/bad-input.js';
import { isGranted, scopesOf, notPermitted, type Access } from '../guard/access.js';
import { permissions } from '../guard/permissions.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import type { LoanFilterInput, LoansArguments } from './loan-filter.input.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { Selection } from '../execution/selection.js';
import { loanNeedsOf } from './load-loan.js';

export const LoanConnection = connectionOf('Loan', () => Loan);

export type LoanPage = CountedConnection<LoanView>;

export const orderName = ({ sort, direction }: LoanListing) => `loans:${sort}:${direction}`;

export function toLoanPage(
  listing: LoanListing,
  window: Window,
  page: Page<LoanView>,
  count: LoanPage['count'],
): LoanPage {
  const column = LOAN_SORTS[listing.sort];
  const keysetOf = (loan: LoanView) => {
    const value = loan[column] ?? null;
    return { value: value instanceof Date ? value.toISOString() : value, id: loan.id };
  };
  return { ...toConnection(orderName(listing), window, page, keysetOf, (loan) => loan), count };
}

const INT32 = 2 ** 31;

const ACCEPTS: Partial<Record<ColumnType, (value: NonNullable<Keyset['value']>) => boolean>> = {
  decimal: (value) => typeof value === 'string' && /^-?\d{1,40}(\.\d{1,40})?$/.test(value),
  integer: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < INT32,
  date: (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined,
  timestamp: isInstant,
};

/** Whether a cursor's value can be one of this column: anyone can write a cursor, and the database takes no nonsense. */
export function acceptsSortValue(sort: LoanSort): AcceptsValue {
  const column = LOAN_SORTS[sort];
  if (column === 'id') return (value) => typeof value === 'string' && textFault(value) === undefined;
  const found = LOAN_COLUMNS.find(({ name }) => name === column);
  const accepts = found && ACCEPTS[found.type];
  if (!accepts) throw new Error(`${column} is no column to sort by`);
  return (value) => (value === null ? found.nullable : accepts(value));
}

/** More than there are kinds of anything. */
const MOST_VALUES = 100;

/** An absent condition and a null one are the same: none. An empty list is one that nothing meets. */
export function toLoanFilter(
  { createdAt, ...input }: LoanFilterInput,
  viewer: Viewer,
  today: () => BusinessDate,
): LoanFilter {
  const { daysPastDue, ...filter } = withoutNulls({
    ...input,
    ...(createdAt && { createdAt: { from: instant(createdAt.from), to: instant(createdAt.to) } }),
  });
  for (const [name, given] of Object.entries(filter)) {
    if (Array.isArray(given) && given.length > MOST_VALUES)
      throw badInput(`${name} may have at most ${MOST_VALUES} values`);
  }
  if (filter.dealerState) assertSees('Dealer', 'state', viewer);
  const byNotice = filter.chargeOffDue !== undefined && seesNotices(viewer);
  return {
    ...filter,
    ...(daysPastDue && { currentDpd: daysPastDue }),
    ...(byNotice && { noticesOn: today() }),
  };
}

/** With its offset taken off, an instant can leave the years that have four digits; no loan is there. */
function instant(given: Date | null | undefined): string | null {
  const written = given?.toISOString() ?? null;
  if (written !== null && !/^(?!0000)\d{4}-/.test(written)) throw badInput('createdAt must be in the years 1 to 9999');
  return written;
}

/** Who may not see a value may not find it out by filtering or sorting either. */
export function assertSees(type: string, field: string, { scopes }: Viewer): void {
  const access = accessTo(type, field);
  if (!isGranted(access, scopes)) throw notPermitted(scopesOf(access));
}

function accessTo(type: string, field: string): Access {
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${type}.${field} is not in the table`);
  return access;
}

/** Whether a notice of bankruptcy counts in what the viewer is shown. */
export const seesNotices = ({ scopes }: Viewer): boolean =>
  isGranted(accessTo('Delinquency', 'bankruptcyNoticeOn'), scopes);

/** A page of the loans that exist for the viewer, with open parts of their records where many are to be read. */
export async function listLoans(args: LoansArguments, context: GraphContext, selection: Selection): Promise<LoanPage> {
  const { loaders } = context;
  const { listing, window, needs } = questionOf(args, context, selection);
  const page = await loaders.loanPage(listing, window, needs);
  return toLoanPage(listing, window, page, () => loaders.loanCount(listing.filter));
}

/** A page of each borrower's own list, read together. */
export async function listLoansOf(
  borrowerIds: readonly string[],
  args: LoansArguments,
  context: GraphContext,
  selection: Selection,
): Promise<LoanPage[]> {
  const { loaders } = context;
  const { listing, window, needs } = questionOf(args, context, selection);
  const pages = await loaders.loansOfBorrower({ listing, window, columns: needs.columns }).loadAll(borrowerIds);
  return borrowerIds.map((borrowerId, index) => {
    const count = async () => (await loaders.loanCountOfBorrower(listing.filter).load(borrowerId)) ?? 0;
    return toLoanPage(listing, window, pages[index] ?? EMPTY_PAGE, count);
  });
}

function questionOf({ filter, orderBy, ...page }: LoansArguments, context: GraphContext, selection: Selection) {
  const viewer = viewerOf(context);
  const listing: LoanListing = {
    filter: toLoanFilter(filter ?? {}, viewer, () => context.services.businessDate()),
    sort: orderBy?.field ?? 'CREATED_AT',
    direction: orderBy?.direction ?? 'DESC',
  };
  assertSees('Loan', sortedBy(listing), viewer);
  const window = toWindow(orderName(listing), page, acceptsSortValue(listing.sort));
  return { listing, window, needs: loanNeedsOf(selection, { under: ['edges', 'node'] }) };
}

/** The field of Loan that has the value; days past due are one of an auto loan, for everyone who may list. */
const sortedBy = ({ sort }: LoanListing): string => (sort === 'DAYS_PAST_DUE' ? 'id' : LOAN_SORTS[sort]);
