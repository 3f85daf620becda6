import { withoutNulls } from '../command/command-call.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { loanSubject, lookupSubject } from '../../domain/audit/audit-subjects.js';
import {
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { type ConditionOf, everyFilter, madeOfEach, ownConditions } from '../../platform/connection/combined-filter.js';
import { EMPTY_PAGE, type Page, type SortDirection, type Window } from '../../platform/paging/page.js';
import { isInstant, type AcceptsValue } from '../../platform/connection/cursor.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { assertConditions, digestsOf, instantRange } from '../loan/list-loans.js';
import type { RepaymentView } from '../loan/repayment.js';
import {
  REPAYMENT_SORTS,
  type RepaymentFilter,
  type RepaymentListing,
  type RepaymentSort,
} from './repayment-listing.js';
import type { RepaymentFilterInput, RepaymentsArguments } from './repayment.inputs.js';
import { repaymentCount, repaymentCountOfLoan, repaymentPage, repaymentsOfLoan } from './repayment.loaders.js';

export type RepaymentPage = CountedConnection<RepaymentView>;

/** The field that each condition reads. A caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<ConditionOf<RepaymentFilterInput>, readonly [type: string, field: string]>> = {
  state: ['Repayment', 'state'],
  method: ['Repayment', 'method'],
  nature: ['Repayment', 'nature'],
  loanIds: ['Loan', 'id'],
  lenderId: ['Loan', 'lenderId'],
  servicerId: ['Loan', 'primaryServicerId'],
  effectiveDate: ['Repayment', 'effectiveDate'],
  initiatedAt: ['Repayment', 'initiatedAt'],
  externalReferences: ['Repayment', 'externalReference'],
};

const ACCEPTS: Readonly<Record<RepaymentSort, AcceptsValue>> = {
  INITIATED_AT: isInstant,
  EFFECTIVE_DATE: (value) => value === null || (typeof value === 'string' && parseBusinessDate(value) !== undefined),
};

interface Sorted {
  readonly orderBy?: RepaymentsArguments['orderBy'] | undefined;
}

const sortOf = (orderBy: Sorted['orderBy']) => ({
  sort: orderBy?.field ?? 'INITIATED_AT',
  direction: orderBy?.direction ?? 'DESC',
});

export function orderOf({ orderBy }: Sorted): ListOrder {
  const { sort, direction } = sortOf(orderBy);
  return listOrder(sort, direction);
}

const listOrder = (sort: RepaymentSort, direction: SortDirection): ListOrder => ({
  name: `repayments:${sort}:${direction}`,
  accepts: ACCEPTS[sort],
});

export async function listRepayments(args: RepaymentsArguments, context: GraphContext): Promise<RepaymentPage> {
  const { listing, window } = questionOf(args, context);
  const found = await context.read(repaymentPage, listing, window);
  noteLookups(args, found.rows, context);
  return toRepaymentPage(listing, window, found, () => context.read(repaymentCount, listing.filter));
}

/** A page of each loan's own list, read together. */
export async function listRepaymentsOf(
  loanIds: readonly string[],
  args: RepaymentsArguments,
  context: GraphContext,
): Promise<RepaymentPage[]> {
  const { listing, window } = questionOf(args, context);
  const found = await context.loadAll(repaymentsOfLoan({ listing, window }), loanIds);
  noteLookups(
    args,
    found.flatMap((page) => page?.rows ?? []),
    context,
  );
  const counts = repaymentCountOfLoan(listing.filter);
  return loanIds.map((id, index) =>
    toRepaymentPage(listing, window, found[index] ?? EMPTY_PAGE, async () => (await context.load(counts, id)) ?? 0),
  );
}

function questionOf({ filter, orderBy, ...page }: RepaymentsArguments, context: GraphContext) {
  const listing: RepaymentListing = { filter: toFilter(filter ?? {}, context), ...sortOf(orderBy) };
  return { listing, window: toWindow(orderOf({ orderBy }), page) };
}

function toRepaymentPage(
  { sort, direction }: RepaymentListing,
  window: Window,
  page: Page<RepaymentView>,
  count: RepaymentPage['count'],
): RepaymentPage {
  const keysetOf = (row: RepaymentView) => ({ value: row[REPAYMENT_SORTS[sort]], id: row.id });
  return { ...toConnection(listOrder(sort, direction), window, page, keysetOf, (row) => row), count };
}

/** Asking by a reference is noted whether or not a payment is found. */
function noteLookups(
  { filter }: RepaymentsArguments,
  found: readonly RepaymentView[],
  { disclosures }: GraphContext,
): void {
  if (!filter || everyFilter(filter).every(({ externalReferences }) => externalReferences == null)) return;
  disclosures.note(lookupSubject('PAYMENT_REFERENCE'), 'PERSONAL');
  for (const { loanId } of found) disclosures.note(loanSubject(loanId), 'PERSONAL');
}

function toFilter(input: RepaymentFilterInput, context: GraphContext): RepaymentFilter {
  assertConditions(FILTERED, input, viewerOf(context));
  const { initiatedAt, externalReferences, ...filter } = ownConditions(input);
  return {
    ...withoutNulls({
      ...filter,
      ...(initiatedAt && { initiatedAt: instantRange('initiatedAt', initiatedAt) }),
      ...(externalReferences && {
        externalReferences: digestsOf('PAYMENT_REFERENCE', externalReferences, context.services.searchDigest),
      }),
    }),
    ...madeOfEach(input, (each) => toFilter(each, context)),
  };
}
