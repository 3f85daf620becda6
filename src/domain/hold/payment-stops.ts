import { addDays, laterOf, type BusinessDate } from '../calendar.js';
import { DAYS_TO_SEND, NOTICE_DAYS } from '../rules/notice-days.js';
import { lastDay, type HoldDays } from './hold.js';

/** Days on which a hold stopped scheduled payments. */
export interface PaymentStop {
  /** The due date of the first payment that it stopped. */
  readonly from: BusinessDate;
  /** The last day of the hold and of a notice after it; undefined while the hold has no end. */
  readonly until: BusinessDate | undefined;
}

/** What was stopped is collected by a larger debit, which needs a notice. A hold that was lifted back in time has stopped it too. */
export const paymentStops = (holds: readonly HoldDays[]): PaymentStop[] =>
  holds.flatMap((hold) => {
    const { paymentsStoppedFrom: from } = hold;
    if (from == null) return [];
    const last = lastDay(hold);
    return [{ from, until: last === null ? undefined : addDays(laterOf(from, last), NOTICE_DAYS + DAYS_TO_SEND) }];
  });

interface Due {
  readonly dueDate: BusinessDate;
}

/**
 * The day from which lateness counts for an installment. One that fell due while its payment was stopped counts from the first due
 * date after the hold and the notice, when the next payment collects it; undefined as long as no end is known. By policy: what a hold stops makes no borrower late.
 */
export function countedFrom(
  dueDate: BusinessDate,
  stops: readonly PaymentStop[],
  installments: readonly Due[],
): BusinessDate | undefined {
  const stop = stops.find(({ from, until }) => from <= dueDate && (until === undefined || dueDate <= until));
  if (!stop) return dueDate;
  const { until } = stop;
  if (until === undefined) return undefined;
  const next = installments.find((installment) => installment.dueDate > until)?.dueDate ?? addDays(until, 1);
  return countedFrom(next, stops, installments);
}
