import { decimal, toCents, ZERO, type Decimal } from '../money.js';
import { figureAt } from '../record/read-value.js';
import type { RecordDeal } from '../underwriting/assessment.js';
import type { KeptContract } from './servicing-terms.js';

/** The money that leaves when a loan is funded, and why it is not the principal. */
export interface Disbursement {
  /** Cash paid out. */
  readonly fundedAmount: Decimal;
  /** Kept back from the dealer; below zero where more is paid than the loan and the flat. */
  readonly dealerDiscount: Decimal;
  /** Paid to the dealer on top. */
  readonly dealerFlat: Decimal;
}

/**
 * Cash is the deal's TermsFundedAmount; where the deal does not tell it, the loan less the discounts plus the flat. The
 * discount is the difference, so that the three always add up to the principal.
 */
export function disbursementOf({ entry }: Pick<RecordDeal, 'entry'>, principal: Decimal): Disbursement {
  const amount = (name: string): Decimal | undefined => {
    const figure = figureAt(entry, name);
    return figure && toCents(figure);
  };
  const dealerFlat = amount('TermsDealerFlat') ?? ZERO;
  const told = amount('TermsFundedAmount');
  const fundedAmount = told?.gt(ZERO) ? told : principal.minus(amount('TermsTotalDiscount') ?? ZERO).plus(dealerFlat);
  return { fundedAmount, dealerFlat, dealerDiscount: principal.plus(dealerFlat).minus(fundedAmount) };
}

export const keptDisbursement = ({ fundedAmount, dealerDiscount, dealerFlat }: KeptContract): Disbursement => ({
  fundedAmount: decimal(fundedAmount),
  dealerDiscount: decimal(dealerDiscount),
  dealerFlat: decimal(dealerFlat),
});
