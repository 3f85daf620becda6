import type { BusinessDay, BusinessDate } from '../../domain/calendar.js';
import { closeDay } from '../../domain/end-of-day/close-day.js';
import { postingsOf } from '../../domain/ledger/postings.js';
import { openAccount } from '../../domain/loan/servicing-terms.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import type { Clock } from '../ports.js';
import type { EndOfDayStore, LoanClosed, LoanToClose, Reviewed } from './end-of-day-store.js';

export interface EndOfDayNeeds {
  readonly store: EndOfDayStore;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
}

export interface EndOfDayProgress extends Reviewed {
  /** Loans to review when this process began. */
  readonly total: number;
}

const UNTIL_OTHERS_ARE_DONE_MS = 50;

/**
 * Closes a business day for every loan: late fees, interest, days past due, status, history, then transfers of loans. What is done stays done, so
 * it may be stopped, repeated and run by several processes at once; each returns when the day is closed.
 */
export const endOfDay =
  ({ store, clock, businessDay }: EndOfDayNeeds) =>
  async (on: BusinessDate, onStep: (progress: EndOfDayProgress) => void): Promise<Result<Reviewed, 'CONFLICT'>> => {
    const today = businessDay(clock.now());
    if (on >= today) return refuse('CONFLICT', `${on} has not ended. Today is ${today}.`, { today });
    await store.begin(on, clock.now());
    while (!(await store.isExpired(on)))
      if ((await store.expire(on, clock.now())) === 0) await clock.sleep(UNTIL_OTHERS_ARE_DONE_MS);
    const total = await store.awaitingReview(on);
    let done: Reviewed = { loans: 0, lateFees: 0 };
    const close = (loans: readonly LoanToClose[]) => loans.map((loan) => closeLoan(loan, on));
    while ((await store.awaitingReview(on)) > 0) {
      const batch = await store.review(on, clock.now(), close);
      if (batch.loans === 0) await clock.sleep(UNTIL_OTHERS_ARE_DONE_MS);
      done = { loans: done.loans + batch.loans, lateFees: done.lateFees + batch.lateFees };
      onStep({ ...done, total });
    }
    while (!(await store.isCounted(on))) {
      for (let after: string | undefined = ''; after !== undefined;) after = await store.count(on, clock.now(), after);
      if (!(await store.isCounted(on))) await clock.sleep(UNTIL_OTHERS_ARE_DONE_MS);
    }
    await store.complete(on, clock.now());
    // The seller owns a loan until the close: sums by owner are made before.
    while (await store.areTransfersLeft(on))
      if ((await store.transfer(on, clock.now())) === 0) await clock.sleep(UNTIL_OTHERS_ARE_DONE_MS);
    await store.fold();
    return success(done);
  };

function closeLoan(
  { terms, entries, accruedThrough, wasAccruing, pending, holds, ...loan }: LoanToClose,
  on: BusinessDate,
): LoanClosed {
  const account = openAccount(terms, entries, accruedThrough, holds);
  if (!account.ok) return { loanId: loan.id, day: undefined, postings: [], wasAccruing };
  const day = closeDay(loan, account.value, on, pending);
  return { loanId: loan.id, day, postings: postingsOf(day.lateFees, account.value, day.account), wasAccruing };
}
