import { addDays, type BusinessDate } from '../calendar.js';
import { lastDay, type HoldDays } from './hold.js';

/** Days on which a hold stopped scheduled payments. */
export interface PaymentStop {
  /** The due date of the first payment that it stopped. */
  readonly from: BusinessDate;
  /** Undefined while the hold has no end. */
  readonly until: BusinessDate | undefined;
}

/** A hold that was lifted back in time has stopped the payment all the same. */
export const paymentStops = (holds: readonly HoldDays[]): PaymentStop[] =>
  holds.flatMap((hold) => {
    const { paymentsStoppedFrom: from } = hold;
    if (from == null) return [];
    const last = lastDay(hold);
    return [{ from, until: last === null ? undefined : last < from ? from : last }];
  });

interface Due {
  readonly dueDate: BusinessDate;
}

/**
 * The day from which lateness counts for an installment. One that fell due while its payment was stopped counts from the first due
 * date after that, when the next payment collects it; undefined as long as no end is known. By policy: what a hold stops makes no borrower late.
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
