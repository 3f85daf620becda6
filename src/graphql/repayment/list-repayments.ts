import { loanSubject, lookupSubject } from '../../app/ports/audit-log.js';
import type { RepaymentView } from '../../app/ports/loan-stores.js';
import {
  REPAYMENT_SORTS,
  type RepaymentFilter,
  type RepaymentListing,
  type RepaymentSort,
} from '../../app/ports/repayment-reader.js';
import { withoutNulls } from '../../app/command/loan-command.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import { toConnection, type CountedConnection } from '../connection/connection.type.js';
import { isInstant, type AcceptsValue } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import { assertConditions, digestsOf, instantRange } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { RepaymentFilterInput, RepaymentsArguments } from './repayment-filter.input.js';

export type RepaymentPage = CountedConnection<RepaymentView>;

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof RepaymentFilterInput, readonly [type: string, field: string]>> = {
  state: ['Repayment', 'state'],
  method: ['Repayment', 'method'],
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
  const { loaders, disclosures } = context;
  const { field: sort = 'INITIATED_AT', direction = 'DESC' } = orderBy ?? {};
  const listing: RepaymentListing = { filter: toFilter(filter ?? {}, context), sort, direction };
  const order = `repayments:${sort}:${direction}`;
  const window = toWindow(order, page, ACCEPTS[sort]);
  const found = await loaders.repaymentPage(listing, window);
  if (listing.filter.externalReferences) {
    disclosures.note(lookupSubject('PAYMENT_REFERENCE'), 'PERSONAL');
    for (const { loanId } of found.rows) disclosures.note(loanSubject(loanId), 'PERSONAL');
  }
  const keysetOf = (row: RepaymentView) => ({ value: row[REPAYMENT_SORTS[sort]], id: row.id });
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => loaders.repaymentCount(listing.filter) };
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
