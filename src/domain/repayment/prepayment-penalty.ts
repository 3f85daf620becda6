import type { BusinessDate } from '../calendar.js';
import { PERCENT, toCents, ZERO, type Decimal } from '../money.js';
import { arithmeticOf } from '../rules/editions.js';
import { rulesOf, type AccountState, type AccountTerms } from './account.js';

/** Of a payoff on a day. */
export const penaltyOn = (terms: AccountTerms, { principal }: AccountState, on: BusinessDate): Decimal =>
  hasPenalty(terms, on) ? toCents(principal.times(rulesOf(terms).prepaymentPenaltyPercent).div(PERCENT)) : ZERO;

/**
 * Whether paying off on a day costs one, be it less than a cent. Where only the last installment is to come, to pay it is to pay as
 * agreed, some days ahead or not.
 */
export function hasPenalty(terms: AccountTerms, on: BusinessDate): boolean {
  const rules = rulesOf(terms);
  const { installments } = terms;
  const freeFrom = (arithmeticOf(rules).lastInstallmentIsFree ? installments.at(-2) : undefined) ?? installments.at(-1);
  return freeFrom !== undefined && on < freeFrom.dueDate && rules.prepaymentPenaltyPercent.gt(ZERO);
}
