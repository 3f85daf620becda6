import type { BusinessDate } from '../calendar.js';
import { ZERO, type Decimal } from '../money.js';
import { reversedIds, type AccountEntry, type PaymentEntry } from '../repayment/entry.js';
import { paysInstallments } from '../repayment/payment-nature.js';

export const PROMISE_STATES = ['OPEN', 'KEPT', 'BROKEN', 'CANCELLED'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** A borrower's promise to pay an amount by a day. */
export interface PaymentPromise {
  readonly id: string;
  readonly amount: Decimal;
  readonly madeOn: BusinessDate;
  /** The last entry of the account when it was made: what was recorded before does not count. */
  readonly afterSequence: number;
  /** The last day. */
  readonly by: BusinessDate;
  readonly cancelledOn: BusinessDate | null;
  /** The effective date of the payment that completed it. It follows from the payments, and changes with them. */
  readonly keptOn: BusinessDate | null;
}

/** A promise without a payment in full is open through its last day, and broken after it. */
export function promiseState(
  { cancelledOn, keptOn, by }: Pick<PaymentPromise, 'cancelledOn' | 'keptOn' | 'by'>,
  on: BusinessDate,
): PromiseState {
  if (cancelledOn !== null) return 'CANCELLED';
  if (keptOn !== null) return 'KEPT';
  return on <= by ? 'OPEN' : 'BROKEN';
}

/** The borrower's payments that were not reversed, by effective date. */
function paymentsOf(entries: readonly AccountEntry[]): PaymentEntry[] {
  const reversed = reversedIds(entries);
  return entries
    .flatMap((entry) =>
      entry.kind === 'PAYMENT' && paysInstallments(entry.nature) && !reversed.has(entry.id) ? [entry] : [],
    )
    .sort((a, b) =>
      a.effectiveOn === b.effectiveOn ? a.sequence - b.sequence : a.effectiveOn < b.effectiveOn ? -1 : 1,
    );
}

/**
 * The day on which each promise was kept, by its id. A payment counts by its effective date, from the day of the promise
 * through its last day, and only once: for the promise that is due first.
 */
export function keptDays(
  promises: readonly PaymentPromise[],
  entries: readonly AccountEntry[],
): ReadonlyMap<string, BusinessDate> {
  const kept = new Map<string, BusinessDate>();
  let waiting = promises
    .filter(({ cancelledOn }) => cancelledOn === null)
    .sort((a, b) => (a.by === b.by ? (a.madeOn < b.madeOn ? -1 : 1) : a.by < b.by ? -1 : 1))
    .map((promise) => ({ ...promise, left: promise.amount }));
  for (const { effectiveOn, sequence, amount } of paymentsOf(entries)) {
    waiting = waiting.filter(({ by, left }) => by >= effectiveOn && left.gt(ZERO));
    let money = amount;
    for (const promise of waiting) {
      if (money.isZero()) break;
      if (promise.madeOn > effectiveOn || promise.afterSequence >= sequence) continue;
      const used = promise.left.lt(money) ? promise.left : money;
      promise.left = promise.left.minus(used);
      money = money.minus(used);
      if (promise.left.isZero()) kept.set(promise.id, effectiveOn);
    }
  }
  return kept;
}
