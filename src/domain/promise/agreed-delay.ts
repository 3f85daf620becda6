import type { BusinessDate } from '../calendar.js';
import type { Account } from '../loan/servicing-terms.js';
import { promiseState, type PaymentPromise } from './promise.js';
import { refuse, success, type Result } from '../refusal.js';

/** The first due date after each deferral: until then the borrower owes no installment of it. */
const deferralsOf = ({ entries, history }: Account): { readonly from: BusinessDate; readonly endsOn: BusinessDate }[] =>
  entries.flatMap((entry) => {
    if (entry.kind !== 'TERM_CHANGE' || entry.change.type !== 'DEFERRAL') return [];
    const { from } = entry.change;
    const next = history.changes.get(entry.id)?.installments.find(({ dueDate }) => dueDate >= from);
    return next ? [{ from, endsOn: next.dueDate }] : [];
  });

/**
 * A vehicle is not taken from a borrower who keeps to an agreement: while a promise to pay is open or a deferral runs (CFPB
 * Bulletin 2022-04, 87 FR 11951, on repossessions in spite of promises and extensions). The agreement must be from before.
 */
export function checkAgreedDelay(
  account: Account | undefined,
  promises: readonly Pick<PaymentPromise, 'madeOn' | 'by' | 'cancelledOn' | 'keptOn'>[],
  on: BusinessDate,
): Result<undefined, 'DELAY_AGREED'> {
  const promise = promises.find((each) => promiseState(each, on) === 'OPEN' && each.madeOn <= on);
  if (promise) return refuse('DELAY_AGREED', `A promise to pay is open through ${promise.by}.`);
  const deferral = account && deferralsOf(account).find(({ from, endsOn }) => from <= on && on < endsOn);
  return deferral ? refuse('DELAY_AGREED', `Payments are deferred until ${deferral.endsOn}.`) : success(undefined);
}
