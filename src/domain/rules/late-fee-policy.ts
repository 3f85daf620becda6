import type { BusinessDate } from '../calendar.js';
import { greatest, least, PERCENT, toCents, ZERO, type Decimal } from '../money.js';

/** How a late fee is reckoned, before any cap. */
export type FeeFormula =
  | { readonly kind: 'FLAT'; readonly amount: Decimal }
  | { readonly kind: 'PERCENT_OF_INSTALLMENT'; readonly percent: Decimal }
  | { readonly kind: 'PERCENT_OF_UNPAID'; readonly percent: Decimal }
  | { readonly kind: 'LESSER_OF' | 'GREATER_OF'; readonly of: readonly [FeeFormula, FeeFormula] };

/** What a contract says of late fees. The days of grace stand beside it, since delinquency uses them too. */
export interface LateFeePolicy {
  /** Absent: there are none. */
  readonly formula?: FeeFormula;
  readonly cap?: Decimal;
  /** Less than this unpaid draws no fee. */
  readonly minimumUnpaid: Decimal;
  /** Whose rule it is: the contract's, or a statute. */
  readonly source: string;
  /** Fees that would have fallen due before this day are as they were recorded; nothing is derived for them. */
  readonly from?: BusinessDate;
}

export const NO_LATE_FEE: LateFeePolicy = { minimumUnpaid: ZERO, source: 'contract' };

/** The fee on an installment of which some is unpaid; zero when there is none. */
export function lateFeeOn(
  { formula, cap, minimumUnpaid }: LateFeePolicy,
  installment: Decimal,
  unpaid: Decimal,
): Decimal {
  if (!formula || unpaid.lte(ZERO) || unpaid.lt(minimumUnpaid)) return ZERO;
  const amount = toCents(reckoned(formula, installment, unpaid));
  return cap ? least(amount, cap) : amount;
}

function reckoned(formula: FeeFormula, installment: Decimal, unpaid: Decimal): Decimal {
  switch (formula.kind) {
    case 'FLAT':
      return formula.amount;
    case 'PERCENT_OF_INSTALLMENT':
      return installment.times(formula.percent).div(PERCENT);
    case 'PERCENT_OF_UNPAID':
      return unpaid.times(formula.percent).div(PERCENT);
    case 'LESSER_OF':
    case 'GREATER_OF': {
      const [first, second] = formula.of.map((part) => reckoned(part, installment, unpaid)) as [Decimal, Decimal];
      return formula.kind === 'LESSER_OF' ? least(first, second) : greatest(first, second);
    }
  }
}
