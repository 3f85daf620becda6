import type { BusinessDate } from '../../domain/calendar.js';
import type { SkipReason } from '../../domain/payment/scheduled-payment.js';
import { refuse, success, type OtherRefusal, type Result } from '../../domain/refusal.js';
import type { DuePayment } from '../ports/payment-stores.js';
import { collectPayment } from './collect-payment.js';
import type { ScheduledPaymentAnswer } from './schedule-payment.js';
import { carryOutAll, nightFaults, SLICE, type NightNeeds } from './night-work.js';

export interface Collected {
  readonly sent: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
  /** Whose due date moved, or that somebody else dealt with meanwhile. */
  readonly left: number;
}

/**
 * Collects what is due by a day, slice by slice. What is done stays done, so it may be stopped, repeated and run by several
 * processes at once. It fails at its end where a loan failed.
 */
export const collectPayments =
  (needs: NightNeeds) =>
  async (
    on: BusinessDate,
    onStep: (collected: Collected) => void = () => undefined,
  ): Promise<Result<Collected, OtherRefusal>> => {
    const today = needs.businessDay(needs.clock.now());
    if (on > today)
      return refuse('CONFLICT', `${on} has not come yet: it is ${today} where the business is`, { today });
    const faults = nightFaults(`collect ${on}`);
    const skipped: Partial<Record<SkipReason, number>> = {};
    let sent = 0;
    let left = 0;
    let last: DuePayment | undefined;
    const count = (done: Result<ScheduledPaymentAnswer>) => {
      const payment = done.ok ? done.value.scheduledPayment : undefined;
      if (payment?.state === 'SENT') sent += 1;
      else if (payment?.skipReason) skipped[payment.skipReason] = (skipped[payment.skipReason] ?? 0) + 1;
      else left += 1;
    };
    for (;;) {
      const slice = await needs.night.due(on, last, SLICE);
      const tasks = slice.map((due) => ({ ...collectPayment(due), done: count, failed: faults.of(due.loanId) }));
      await carryOutAll(needs, tasks);
      onStep({ sent, skipped, left });
      last = slice.at(-1);
      if (last) continue;
      faults.check();
      return success({ sent, skipped, left });
    }
  };
