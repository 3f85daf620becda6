import { withoutNulls } from '../command/command-call.js';
import { parseBusinessDate } from '../../domain/calendar.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import {
  toConnection,
  toWindow,
  type CountedConnection,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { type ConditionOf, everyFilter } from '../../platform/connection/combined-filter.js';
import type { ScheduledPaymentFilter } from './payment-stores.js';
import type { AcceptsValue } from '../../platform/connection/cursor.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { assertConditions } from '../loan/list-loans.js';
import type { ScheduledPaymentFilterInput, ScheduledPaymentsArguments } from './payment.inputs.js';
import { scheduledPaymentCount, scheduledPaymentPage } from './payment.loaders.js';

/** The field that each condition reads. A caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<
  Record<ConditionOf<ScheduledPaymentFilterInput>, readonly [type: string, field: string]>
> = {
  state: ['ScheduledPayment', 'state'],
  collectOn: ['ScheduledPayment', 'collectOn'],
  loanIds: ['Loan', 'id'],
  servicerId: ['Loan', 'primaryServicerId'],
  recurring: ['ScheduledPayment', 'recurring'],
  hasUnsentNotice: ['PaymentNotice', 'sentOn'],
};

const isCollectionDay: AcceptsValue = (value) => typeof value === 'string' && parseBusinessDate(value) !== undefined;

interface Sorted {
  readonly orderBy?: ScheduledPaymentsArguments['orderBy'] | undefined;
}

const directionOf = ({ orderBy }: Sorted) => orderBy?.direction ?? 'ASC';

export const orderOf = (args: Sorted): ListOrder => ({
  name: `scheduledPayments:${directionOf(args)}`,
  accepts: isCollectionDay,
});

export const OF_LOAN: ListOrder = { name: 'loanScheduledPayments', accepts: isCollectionDay };

export const keysetOf = ({ collectOn, id }: ScheduledPayment) => ({ value: collectOn, id });

export async function listScheduledPayments(
  { filter, orderBy, ...page }: ScheduledPaymentsArguments,
  context: GraphContext,
): Promise<CountedConnection<ScheduledPayment>> {
  const given: ScheduledPaymentFilterInput = filter ?? {};
  for (const each of everyFilter(given)) assertConditions(FILTERED, each, viewerOf(context));
  const listing = { filter: withoutNulls(given) as ScheduledPaymentFilter, direction: directionOf({ orderBy }) };
  const order = orderOf({ orderBy });
  const window = toWindow(order, page);
  const found = await context.read(scheduledPaymentPage, listing, window);
  const connection = toConnection(order, window, found, keysetOf, (row) => row);
  return { ...connection, count: () => context.read(scheduledPaymentCount, listing.filter) };
}
