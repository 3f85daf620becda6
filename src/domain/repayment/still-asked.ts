import type { BusinessDate } from '../calendar.js';
import { least, sum, ZERO, type Decimal } from '../money.js';
import { carriedInterest, interestInCents } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';
import { accruedInterest, rulesOf, type AccountState, type AccountTerms } from './account.js';
import { withoutSmallBalance } from './apply-entry.js';
import { installmentStatuses, statusesOn, type InstallmentStatus } from './installment-status.js';

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

/** By account and day, since those who ask look back at the same ones. */
const needs = new WeakMap<AccountState, { terms: unknown; on: BusinessDate; needed: number }>();

/** How many installments something is left for, if the others are paid when they are due. */
export function* neededInSteps(terms: AccountTerms, state: AccountState, on: BusinessDate): Steps<number> {
  const known = needs.get(state);
  if (known?.terms === terms && known.on === on) return known.needed;
  const asked = yield* askedUntilNothingIsLeft(terms, state, on, statusesOn(terms, state, on));
  const needed = asked.findLastIndex((amount) => amount.gt(ZERO)) + 1;
  needs.set(state, { terms, on, needed });
  return needed;
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
    paidUp ??= withInstallmentPaid(terms, state, on, sum(asked)).state;
    const isLast = asked.length === terms.installments.length - 1;
    const next = withInstallmentPaid(terms, paidUp, dueDate, isLast ? undefined : amount.minus(paid));
    if (next.left.isZero()) break;
    asked.push(next.paid);
    paidUp = next.state;
  }
  return asked;
}

interface PaidInstallment {
  /** Before it was paid. */
  readonly left: Decimal;
  readonly paid: Decimal;
  /** As far as what the next one asks for depends on it. */
  readonly state: AccountState;
}

/** One of so much, or of all that is left; never of more. */
function withInstallmentPaid(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  amount: Decimal | undefined,
): PaidInstallment {
  const accrued = accruedInterest(terms, state, on);
  const due = interestInCents(accrued);
  const left = state.principal.plus(due);
  const paid = amount ? least(amount, left) : left;
  if (paid.isZero()) return { left, paid, state };
  const interest = least(paid, due);
  const principal = paid.minus(interest);
  const after = {
    ...state,
    principal: state.principal.minus(principal),
    accruesFrom: on,
    carriedInterest: carriedInterest(accrued, interest),
    appliedToInstallments: state.appliedToInstallments.plus(paid),
    principalPaid: state.principalPaid.plus(principal),
    interestPaid: state.interestPaid.plus(interest),
  };
  const isSmall = after.principal.lt(rulesOf(terms).closingTolerance);
  return { left, paid, state: isSmall ? withoutSmallBalance(terms, after, on) : after };
}
