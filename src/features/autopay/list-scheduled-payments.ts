import { withoutNulls } from '../command/command-call.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { toConnection, toWindow, type CountedConnection } from '../../platform/connection/connection.type.js';
import type { AcceptsValue } from '../../platform/connection/cursor.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { assertConditions } from '../loan/list-loans.js';
import type { ScheduledPaymentFilterInput, ScheduledPaymentsArguments } from './payment.inputs.js';
import { scheduledPaymentCount, scheduledPaymentPage } from './payment.loaders.js';

/** The field that each condition reads. A caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<keyof ScheduledPaymentFilterInput, readonly [type: string, field: string]>> = {
  state: ['ScheduledPayment', 'state'],
  collectOn: ['ScheduledPayment', 'collectOn'],
  loanIds: ['Loan', 'id'],
  servicerId: ['Loan', 'primaryServicerId'],
  recurring: ['ScheduledPayment', 'recurring'],
};

export const isCollectionDay: AcceptsValue = (value) =>
  typeof value === 'string' && parseBusinessDate(value) !== undefined;

export const keysetOf = ({ collectOn, id }: ScheduledPayment) => ({ value: collectOn, id });

export async function listScheduledPayments(
  { filter, orderBy, ...page }: ScheduledPaymentsArguments,
  context: GraphContext,
): Promise<CountedConnection<ScheduledPayment>> {
  const given: ScheduledPaymentFilterInput = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  const direction = orderBy?.direction ?? 'ASC';
  const listing = { filter: withoutNulls(given), direction };
  const order = `scheduledPayments:${direction}`;
  const window = toWindow(order, page, isCollectionDay);
  const found = await context.read(scheduledPaymentPage, listing, window);
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.read(scheduledPaymentCount, listing.filter) };
}
