import type { BusinessDay } from '../../domain/business-day.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { refuse, type Result } from '../../domain/refusal.js';
import type { LockedLoan } from '../loan/loan-store.js';
import { once } from '../once.js';
import type { Repayment } from '../repayment/repayment-store.js';
import type { Clock, Json, LoanStores, UnitOfWork } from '../ports.js';
import { scopeOf, type CommandCall } from './command-call.js';

export interface CommandNeeds {
  readonly unitOfWork: UnitOfWork<LoanStores>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
}

/** One command at work on one loan, which nobody else can change until it ends. */
export interface LoanWork {
  readonly call: CommandCall;
  readonly stores: LoanStores;
  readonly loan: LockedLoan;
  readonly now: Date;
  readonly today: BusinessDate;
}

/** The loan's id, or how to find it. */
type LoanOf = string | ((stores: LoanStores) => Promise<string | undefined>);

/**
 * Every command on a loan: idempotency key, lock on the loan as it exists for the client, decision, commit; all in one
 * unit of work. A loan outside the client's portfolio is answered as one that was never there. Answers hold plain values
 * only, since they are kept and given again.
 */
export async function loanCommand<T extends object>(
  { unitOfWork, clock, businessDay }: CommandNeeds,
  call: CommandCall,
  loanOf: LoanOf,
  decide: (work: LoanWork) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { viewer, input } = call;
  const work = async (stores: LoanStores): Promise<Result<T>> => {
    const loanId = typeof loanOf === 'string' ? loanOf : await loanOf(stores);
    const loan = loanId === undefined ? undefined : await stores.loans.lock(loanId, viewer.portfolio);
    if (!loan) return refuse('NOT_FOUND', 'There is no such thing for this client');
    const now = clock.now();
    return decide({ call, stores, loan, now, today: businessDay(now) });
  };
  const done = await once(
    unitOfWork,
    { scope: scopeOf(call), input },
    work as (stores: LoanStores) => Promise<Result<Json>>,
    textsOf,
  );
  return done as Result<T>;
}

/** Of all answers, a repayment is the one with free texts. */
function textsOf(answer: Json): string | undefined {
  const { loanId, repayment } = answer as { readonly loanId?: string; readonly repayment?: Partial<Repayment> };
  return repayment?.externalReference != null || repayment?.reason != null ? loanId : undefined;
}
