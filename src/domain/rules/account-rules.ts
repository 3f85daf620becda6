import { NO_LATE_FEE, type LateFeePolicy } from './late-fee-policy.js';
import { Decimal, ZERO } from '../money.js';

/** Where the money of a payment goes. */
export const ALLOCATION_TARGETS = ['ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'FEES', 'EXTRA'] as const;
export type AllocationTarget = (typeof ALLOCATION_TARGETS)[number];

/**
 * The orders to choose from at funding. In the first, which is the default, fees come after installments, because a late
 * fee may not be caused only by an earlier late fee being unpaid (16 CFR 444.4). EXTRA is what an instruction, or the
 * loan's default, says of money beyond what is due. What is left after all of them is held as credit.
 */
export const WATERFALLS = {
  INSTALLMENTS_FIRST: ['ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'FEES', 'EXTRA'],
  FEES_AFTER_INTEREST: ['ACCRUED_INTEREST', 'FEES', 'INSTALLMENT_PRINCIPAL', 'EXTRA'],
  FEES_FIRST: ['FEES', 'ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'EXTRA'],
} as const satisfies Record<string, readonly AllocationTarget[]>;
export type Waterfall = keyof typeof WATERFALLS;
export const WATERFALL_NAMES = Object.keys(WATERFALLS) as [Waterfall, ...Waterfall[]];

/** What to do with money beyond what is due: pay the next installments, or lower the principal. */
export const EXTRA_MONEY = ['PAY_AHEAD', 'PRINCIPAL_ONLY'] as const;
export type ExtraMoney = (typeof EXTRA_MONEY)[number];

/** What may be said with a payment. */
export const PAYMENT_INSTRUCTIONS = [...EXTRA_MONEY, 'FEES_FIRST'] as const;
export type PaymentInstruction = (typeof PAYMENT_INSTRUCTIONS)[number];

/** What becomes of a credit below the closing tolerance when a loan closes. */
export const SMALL_CREDITS = ['HOLD', 'REFUND'] as const;
export type SmallCredit = (typeof SMALL_CREDITS)[number];

/** The rules that a contract was signed with. They are kept with it and never change. */
export interface AccountRules {
  /**
   * Of our own arithmetic. Loans that were opened before rules were kept have the first: entries of one day count as they
   * were recorded, money beyond the current installment lowers the principal, and 30/360 counts each stretch by itself. In
   * the second, waived interest and corrected principal came after the payments of their day, a payment of it after any larger one, and
   * a payoff that fell short by little closed the loan without its penalty. In the third, the last installment cost the penalty
   * when it was paid ahead of its day, and what came between two charge-offs of a day came before both.
   */
  readonly edition: 1 | 2 | 3 | 4;
  readonly waterfall: Waterfall;
  readonly extraMoney: ExtraMoney;
  readonly allowFeesFirst: boolean;
  /** What is left below this after a payment is written off, and the loan closes. */
  readonly closingTolerance: Decimal;
  readonly smallCredit: SmallCredit;
  /** Percent of the principal that a payoff before maturity repays. */
  readonly prepaymentPenaltyPercent: Decimal;
  readonly lateFee: LateFeePolicy;
  /** For how many business days a submitted payment holds a late fee back. */
  readonly pendingBusinessDays: number;
}

export const DEFAULT_RULES: AccountRules = {
  edition: 4,
  waterfall: 'INSTALLMENTS_FIRST',
  extraMoney: 'PAY_AHEAD',
  allowFeesFirst: false,
  closingTolerance: new Decimal(5),
  smallCredit: 'HOLD',
  prepaymentPenaltyPercent: ZERO,
  lateFee: NO_LATE_FEE,
  pendingBusinessDays: 5,
};

/** The order for one payment. */
export const orderFor = ({ waterfall }: AccountRules, instruction?: PaymentInstruction): readonly AllocationTarget[] =>
  WATERFALLS[instruction === 'FEES_FIRST' ? 'FEES_FIRST' : waterfall];
