import type { BusinessDate } from '../calendar.js';
import { least, sum, ZERO, type Decimal } from '../money.js';
import { carriedInterest, interestInCents } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';
import { interestOn, rulesOf, type AccountState, type AccountTerms } from './account.js';
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
  const owed = new StillOwed(terms, state);
  for (const { amount, paid, unpaid, dueDate } of statuses) {
    yield;
    if (dueDate <= on) {
      asked.push(unpaid);
      continue;
    }
    if (owed.isAsRecorded) owed.pay(on, sum(asked));
    const isLast = asked.length === terms.installments.length - 1;
    const taken = owed.pay(dueDate, isLast ? undefined : paid.isZero() ? amount : amount.minus(paid));
    if (!taken) break;
    asked.push(taken);
  }
  return asked;
}

/** An account as far as what installments ask for depends on it, while they are paid one after the other. */
class StillOwed {
  isAsRecorded = true;
  private principal: Decimal;
  private carried: Decimal;
  private from: BusinessDate;
  private paid = ZERO;

  constructor(
    private readonly terms: AccountTerms,
    private readonly state: AccountState,
  ) {
    this.principal = state.principal;
    this.carried = state.carriedInterest;
    this.from = state.accruesFrom;
  }

  /** So much, or all that is left, and never more; undefined where nothing is left. */
  pay(on: BusinessDate, amount: Decimal | undefined): Decimal | undefined {
    this.isAsRecorded = false;
    const accrued = this.carried.plus(interestOn(this.terms, this.principal, this.from, on));
    const due = interestInCents(accrued);
    const left = this.principal.plus(due);
    if (left.isZero()) return undefined;
    const taken = amount ? least(amount, left) : left;
    if (taken.isZero()) return taken;
    const interest = least(taken, due);
    this.principal = this.principal.minus(taken.minus(interest));
    this.carried = carriedInterest(accrued, interest);
    this.from = on;
    this.paid = this.paid.plus(taken);
    if (this.principal.lt(rulesOf(this.terms).closingTolerance)) this.writeOffSmallBalance();
    return taken;
  }

  private writeOffSmallBalance(): void {
    const { terms, state, principal, carried, from, paid } = this;
    const principalPaid = state.principal.minus(principal);
    const left = withoutSmallBalance(
      terms,
      {
        ...state,
        principal,
        accruesFrom: from,
        carriedInterest: carried,
        appliedToInstallments: state.appliedToInstallments.plus(paid),
        principalPaid: state.principalPaid.plus(principalPaid),
        interestPaid: state.interestPaid.plus(paid.minus(principalPaid)),
      },
      from,
    );
    this.principal = left.principal;
    this.carried = left.carriedInterest;
  }
}
