import type { BusinessDate } from '../calendar.js';
import { least, sum, ZERO, type Decimal } from '../money.js';
import { carriedInterest } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';
import { accruedInterest, interestDue, type AccountState, type AccountTerms } from './account.js';
import { installmentStatuses, leftToPay, statusesOn, type InstallmentStatus } from './installment-status.js';

/** One look at an account asks for them several times over. */
const latest = new WeakMap<AccountState, { terms: unknown; on: BusinessDate; asked: readonly Decimal[] }>();

/**
 * What each installment still asks for: one that is due by the day, of what is owed then; a later one on its own day, with the interest until
 * then, if all before it are paid when they are due, or at once where they were due already. The last one takes what is left, and
 * one for which nothing is left asks for nothing.
 */
export function* stillAskedInSteps(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
): Steps<readonly Decimal[]> {
  const known = latest.get(state);
  if (known?.terms === terms && known.on === on) return known.asked;
  const asked = yield* askedUntilNothingIsLeft(terms, state, on, installmentStatuses(terms, state, on));
  while (asked.length < terms.installments.length) asked.push(ZERO);
  latest.set(state, { terms, on, asked });
  return asked;
}

/** How many installments something is left for, if the others are paid when they are due. */
export function* neededInSteps(terms: AccountTerms, state: AccountState, on: BusinessDate): Steps<number> {
  const asked = yield* askedUntilNothingIsLeft(terms, state, on, statusesOn(terms, state, on));
  return asked.findLastIndex((amount) => amount.gt(ZERO)) + 1;
}

function* askedUntilNothingIsLeft(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  statuses: Iterable<InstallmentStatus>,
): Steps<Decimal[]> {
  const asked: Decimal[] = [];
  let paidUp: AccountState | undefined;
  for (const { amount, paid, unpaid, dueDate } of statuses) {
    yield;
    if (dueDate <= on) {
      asked.push(unpaid);
      continue;
    }
    paidUp ??= withInstallmentPaid(terms, state, sum(asked), on);
    const left = leftToPay(terms, paidUp, dueDate);
    if (left.isZero()) break;
    const isLast = asked.length === terms.installments.length - 1;
    const open = isLast ? left : least(amount.minus(paid), left);
    asked.push(open);
    paidUp = withInstallmentPaid(terms, paidUp, open, dueDate);
  }
  return asked;
}

/** As far as what the next one asks for depends on it. */
function withInstallmentPaid(
  terms: AccountTerms,
  state: AccountState,
  amount: Decimal,
  on: BusinessDate,
): AccountState {
  if (amount.isZero()) return state;
  const interest = least(amount, interestDue(terms, state, on));
  return {
    ...state,
    principal: state.principal.minus(amount.minus(interest)),
    accruesFrom: on,
    carriedInterest: carriedInterest(accruedInterest(terms, state, on), interest),
  };
}
