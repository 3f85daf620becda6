import { LATEST_EDITION, type Edition } from './editions.js';
import type { FeeLimit } from './returned-payment-fee.js';
import { NO_LATE_FEE, type LateFeePolicy } from './late-fee-policy.js';
import { Decimal, PERCENT, ZERO } from '../money.js';

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

/** The use of a credit below the closing tolerance when a loan closes. */
export const SMALL_CREDITS = ['HOLD', 'REFUND'] as const;
export type SmallCredit = (typeof SMALL_CREDITS)[number];

/** What money pays first while a deficiency remains: after the collateral was sold. */
export const DEFICIENCY_ORDERS = ['PRINCIPAL_FIRST', 'INTEREST_FIRST'] as const;
export type DeficiencyOrder = (typeof DEFICIENCY_ORDERS)[number];

/** An amount, or a percentage of the payment that it falls short of. */
export type Tolerance =
  | { readonly kind: 'AMOUNT'; readonly amount: Decimal }
  | { readonly kind: 'PERCENT_OF_PAYMENT'; readonly percent: Decimal };

interface Shortfall {
  /** What the installment asks for. */
  readonly amount: Decimal;
  readonly unpaid: Decimal;
}

/** Whether a payment fell short by so little that it counts as made. By policy, as the contract says. */
export function isTolerated(tolerance: Tolerance | undefined, { amount, unpaid }: Shortfall): boolean {
  if (!tolerance) return false;
  const most = tolerance.kind === 'AMOUNT' ? tolerance.amount : amount.times(tolerance.percent).div(PERCENT);
  return unpaid.lte(most);
}

/** The rules that a contract was signed with. They are kept with it and never change. */
export interface AccountRules {
  /** Of the arithmetic: what it says is in `editions.ts`. */
  readonly edition: Edition;
  readonly waterfall: Waterfall;
  readonly extraMoney: ExtraMoney;
  readonly allowFeesFirst: boolean;
  /** What is left below this after a payment is written off, and the loan closes. */
  readonly closingTolerance: Decimal;
  readonly smallCredit: SmallCredit;
  /**
   * PRINCIPAL_FIRST is cost recovery: interest that was suspended becomes income only once the principal is repaid. By policy,
   * as the Call Report instructions (Schedule RC-N, cash basis) want it where the principal is in doubt.
   */
  readonly deficiencyOrder: DeficiencyOrder;
  /** Percent of the principal that a payoff before maturity repays. */
  readonly prepaymentPenaltyPercent: Decimal;
  readonly lateFee: LateFeePolicy;
  /** The most that a statute allows for a returned payment; none in contracts of before it was kept. */
  readonly returnedPaymentFee?: FeeLimit;
  /** How far an installment may fall short without being late; none when not given. */
  readonly delinquencyTolerance?: Tolerance;
  /** For how many business days a submitted payment holds a late fee back. */
  readonly pendingBusinessDays: number;
}

export const DEFAULT_RULES: AccountRules = {
  edition: LATEST_EDITION,
  waterfall: 'INSTALLMENTS_FIRST',
  extraMoney: 'PAY_AHEAD',
  allowFeesFirst: false,
  closingTolerance: new Decimal(5),
  smallCredit: 'HOLD',
  deficiencyOrder: 'PRINCIPAL_FIRST',
  prepaymentPenaltyPercent: ZERO,
  lateFee: NO_LATE_FEE,
  pendingBusinessDays: 5,
};

/** The order for one payment. */
export const orderFor = ({ waterfall }: AccountRules, instruction?: PaymentInstruction): readonly AllocationTarget[] =>
  WATERFALLS[instruction === 'FEES_FIRST' ? 'FEES_FIRST' : waterfall];
