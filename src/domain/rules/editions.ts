/**
 * How accounts are computed. A contract keeps the edition of this that it was opened with, so a correction
 * never changes the balance of an open loan. To correct the arithmetic, add a flag and an edition.
 */
interface Arithmetic {
  /**
   * The order of the entries of one day. AS_RECORDED: as they were recorded. WAIVERS_LAST: waived interest and corrected
   * principal after the payments. WAIVERS_FIRST: before them.
   */
  readonly dayOrder: 'AS_RECORDED' | 'WAIVERS_LAST' | 'WAIVERS_FIRST';
  /** Whether money beyond what is due can pay the next installments. Without it, all of it lowers the principal. */
  readonly paymentsCanPayAhead: boolean;
  /** Whether a payment before the due date always pays the current installment, even one meant for the principal. */
  readonly currentInstallmentIsAlwaysPaid: boolean;
  /** Whether 30/360 interest counts whole periods of the schedule, and a day as 1/360 of a year. */
  readonly thirty360CountsPeriods: boolean;
  /** Whether a payoff that falls short by less than the closing tolerance closes the loan. */
  readonly smallBalanceCloses: boolean;
  /** Whether principal stays owed, however little, while its payoff costs a penalty. */
  readonly principalWithPenaltyStaysOwed: boolean;
  /** Whether the part of a fee refund that was never paid is waived. */
  readonly unpaidFeeRefundIsWaived: boolean;
  /** Whether payments and waivers of one day count as recorded when the contract has a prepayment penalty. */
  readonly penaltyKeepsRecordedOrder: boolean;
  /** Whether the last installment can be paid early without a penalty once all others are due. */
  readonly lastInstallmentIsFree: boolean;
  /** Whether each charge-off of a day separates the entries before it from those after it, or only the last one. */
  readonly everyChargeOffSplitsDay: boolean;
  /** Whether money with the instruction PRINCIPAL_ONLY satisfies no installment, also when one is due. */
  readonly principalOnlyPaysNoInstallment: boolean;
  /** Whether new terms leave interest of a non-accrual loan out of income until three installments under them are paid. */
  readonly accrualResumesAfterPerformance: boolean;
}

const FIRST: Arithmetic = {
  dayOrder: 'AS_RECORDED',
  paymentsCanPayAhead: false,
  currentInstallmentIsAlwaysPaid: true,
  thirty360CountsPeriods: false,
  smallBalanceCloses: false,
  principalWithPenaltyStaysOwed: false,
  unpaidFeeRefundIsWaived: false,
  penaltyKeepsRecordedOrder: false,
  lastInstallmentIsFree: false,
  everyChargeOffSplitsDay: false,
  principalOnlyPaysNoInstallment: false,
  accrualResumesAfterPerformance: false,
};

const SECOND: Arithmetic = {
  ...FIRST,
  dayOrder: 'WAIVERS_LAST',
  paymentsCanPayAhead: true,
  currentInstallmentIsAlwaysPaid: false,
  thirty360CountsPeriods: true,
  smallBalanceCloses: true,
};

/** docs/decisions/0031 */
const THIRD: Arithmetic = {
  ...SECOND,
  dayOrder: 'WAIVERS_FIRST',
  principalWithPenaltyStaysOwed: true,
  unpaidFeeRefundIsWaived: true,
  penaltyKeepsRecordedOrder: true,
};

/** docs/decisions/0034 */
const FOURTH: Arithmetic = { ...THIRD, lastInstallmentIsFree: true, everyChargeOffSplitsDay: true };

/** docs/decisions/0040 */
const FIFTH: Arithmetic = {
  ...FOURTH,
  principalOnlyPaysNoInstallment: true,
  accrualResumesAfterPerformance: true,
};

const EDITIONS = { 1: FIRST, 2: SECOND, 3: THIRD, 4: FOURTH, 5: FIFTH } as const;
export type Edition = keyof typeof EDITIONS;

/** The arithmetic of a contract. */
export const arithmeticOf = ({ edition }: { readonly edition: Edition }): Arithmetic => EDITIONS[edition];

/** For contracts that are opened from now on. */
export const LATEST_EDITION: Edition = 5;

/** For contracts without a stored edition: some were stored before editions had numbers. */
export const UNNUMBERED_EDITION: Edition = 2;
