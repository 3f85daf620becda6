import { withoutNulls } from '../command/command-call.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { loanSubject, lookupSubject } from '../../domain/audit/audit-subjects.js';
import { toConnection, toWindow, type CountedConnection } from '../../platform/connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../../platform/connection/cursor.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { assertConditions, digestsOf, instantRange } from '../loan/list-loans.js';
import type { RepaymentView } from '../loan/loan-stores.js';
import {
  REPAYMENT_SORTS,
  type RepaymentFilter,
  type RepaymentListing,
  type RepaymentSort,
} from './repayment-listing.js';
import type { RepaymentFilterInput, RepaymentsArguments } from './repayment.inputs.js';
import { repaymentCount, repaymentPage } from './repayment.loaders.js';

export type RepaymentPage = CountedConnection<RepaymentView>;

/** The field that each condition reads. A caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<keyof RepaymentFilterInput, readonly [type: string, field: string]>> = {
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

export async function listRepayments(
  { filter, orderBy, ...page }: RepaymentsArguments,
  context: GraphContext,
): Promise<RepaymentPage> {
  const { field: sort = 'INITIATED_AT', direction = 'DESC' } = orderBy ?? {};
  const listing: RepaymentListing = { filter: toFilter(filter ?? {}, context), sort, direction };
  const order = `repayments:${sort}:${direction}`;
  const window = toWindow(order, page, ACCEPTS[sort]);
  const found = await context.read(repaymentPage, listing, window);
  if (listing.filter.externalReferences) {
    context.disclosures.note(lookupSubject('PAYMENT_REFERENCE'), 'PERSONAL');
    for (const { loanId } of found.rows) context.disclosures.note(loanSubject(loanId), 'PERSONAL');
  }
  const keysetOf = (row: RepaymentView) => ({ value: row[REPAYMENT_SORTS[sort]], id: row.id });
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.read(repaymentCount, listing.filter) };
}

function toFilter(input: RepaymentFilterInput, context: GraphContext): RepaymentFilter {
  assertConditions(FILTERED, input, viewerOf(context));
  const { initiatedAt, externalReferences, ...filter } = input;
  return withoutNulls({
    ...filter,
    ...(initiatedAt && { initiatedAt: instantRange('initiatedAt', initiatedAt) }),
    ...(externalReferences && {
      externalReferences: digestsOf('PAYMENT_REFERENCE', externalReferences, context.services.searchDigest),
    }),
  });
}
