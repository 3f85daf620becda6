import type { Account } from '../../domain/loan/servicing-terms.js';
import { dueDatesOf, movedWith } from '../../domain/payment/payment-plan.js';
import type { LoanWork } from '../command/loan-command.js';

/** Due dates that a change of terms moved take their payments along, also to an earlier day. */
export async function moveScheduledPayments(
  { stores, loan, today }: LoanWork,
  before: Account,
  after: Account,
): Promise<void> {
  const [known, dueDates] = [dueDatesOf(before), dueDatesOf(after)];
  if (known.length === dueDates.length && known.every((date, place) => date === dueDates[place])) return;
  for (const payment of await stores.payments.waiting(loan.id)) {
    const moved = movedWith(payment, known, dueDates, today);
    if (moved) await stores.payments.saveScheduled({ ...payment, ...moved });
  }
}
