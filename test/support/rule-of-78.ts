import { toCents, type Decimal } from '../../src/domain/money.js';

/** Sum of the digits 1 to n. */
const digits = (n: number): number => (n * (n + 1)) / 2;

export interface PrecomputedPayoff {
  readonly unearnedInterest: Decimal;
  readonly payoff: Decimal;
}

/**
 * A calculator only: our loans bear simple interest. Of a precomputed finance charge the share of the remaining
 * installments' digits is unearned and rebated.
 */
export function ruleOf78Rebate(financeCharge: Decimal, term: number, remaining: number): Decimal {
  return toCents(financeCharge.times(digits(remaining)).div(digits(term)));
}

export function ruleOf78Payoff(terms: {
  readonly financeCharge: Decimal;
  readonly payment: Decimal;
  readonly term: number;
  readonly remaining: number;
}): PrecomputedPayoff {
  const unearnedInterest = ruleOf78Rebate(terms.financeCharge, terms.term, terms.remaining);
  return { unearnedInterest, payoff: terms.payment.times(terms.remaining).minus(unearnedInterest) };
}
