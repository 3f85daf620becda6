import { withoutNulls } from '../../app/command/loan-command.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { toConnection, type CountedConnection } from '../connection/connection.type.js';
import type { AcceptsValue } from '../connection/cursor.js';
import { toWindow } from '../connection/page-arguments.js';
import { assertConditions } from '../loan/list-loans.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import type { ScheduledPaymentFilterInput, ScheduledPaymentsArguments } from './payment.inputs.js';

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
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
  const { loaders } = context;
  const given: ScheduledPaymentFilterInput = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  const direction = orderBy?.direction ?? 'ASC';
  const listing = { filter: withoutNulls(given), direction };
  const order = `scheduledPayments:${direction}`;
  const window = toWindow(order, page, isCollectionDay);
  const found = await loaders.scheduledPaymentPage(listing, window);
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => loaders.scheduledPaymentCount(listing.filter) };
}
