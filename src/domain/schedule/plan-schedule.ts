import type { BusinessDate } from '../calendar.js';
import { inputCheck, type DecimalInput, type InputCheck } from '../input-check.js';
import { ZERO, shortfall, type Decimal } from '../money.js';
import { invalidInput, success, type Result } from '../refusal.js';
import type { ServicingRules } from '../rules/servicing-rules.js';
import { amortize, type Amortization, type Installment } from './amortization.js';
import { DAY_COUNTS, type DayCount } from './day-count.js';
import { dueDates, dueDayOf, firstDueDate, FREQUENCIES, dueDateAt, type Frequency } from './frequency.js';
import { AMOUNT, AMOUNT_OR_ZERO, MOST_INSTALLMENTS, readRates, type FloatingRateInput } from './quote-bounds.js';
import type { RateHistory } from './rate-history.js';

export const AMORTIZATIONS = ['FULL', 'INTEREST_ONLY', 'BALLOON'] as const;
export type AmortizationChoice = (typeof AMORTIZATIONS)[number];

export interface ScheduleQuoteInput {
  readonly principal: DecimalInput;
  /** A fixed rate, or `floating`; exactly one of them. */
  readonly annualRatePercent?: DecimalInput | undefined;
  readonly floating?: FloatingRateInput | undefined;
  readonly fundedOn: string;
  /** One period after funding when not given. */
  readonly firstPaymentOn?: string | undefined;
  /** Where the last due date is another than the frequency gives. */
  readonly finalPaymentOn?: string | undefined;
  readonly frequency?: Frequency | undefined;
  /** May be left out when `payment` is given: then the schedule runs until it is repaid. */
  readonly installments?: number | undefined;
  readonly dayCount?: DayCount | undefined;
  readonly amortization?: AmortizationChoice | undefined;
  /** For BALLOON: the amount left for the last installment, or the installments of a longer amortization. */
  readonly balloonAmount?: DecimalInput | undefined;
  readonly amortizationInstallments?: number | undefined;
  /** A payment agreed beforehand instead of the computed level payment; under a floating rate it holds as long as the rate. */
  readonly payment?: DecimalInput | undefined;
  /** With `payment`: another amount for the first installment. */
  readonly firstPayment?: DecimalInput | undefined;
  /** Finance charges inside the principal or paid at closing; they lower the amount financed. */
  readonly prepaidFinanceCharge?: DecimalInput | undefined;
}

/** Also the terms of the account that a loan funded so would have. */
export interface PlannedSchedule {
  readonly principal: Decimal;
  readonly fundedOn: BusinessDate;
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly frequency: Frequency;
  readonly installments: readonly Installment[];
  /** The payment of the first installment. */
  readonly payment: Decimal;
  readonly amountFinanced: Decimal;
  readonly maturesOn: BusinessDate;
  readonly plan: DuePlan;
}

export function planSchedule(input: ScheduleQuoteInput): Result<PlannedSchedule, 'INVALID_INPUT'> {
  const check = inputCheck();
  const principal = check.decimal('principal', input.principal, AMOUNT);
  const fundedOn = check.date('fundedOn', input.fundedOn);
  const rates = readRates(check, input, fundedOn);
  const frequency = check.oneOf('frequency', input.frequency ?? 'MONTHLY', FREQUENCIES);
  const dayCount = check.oneOf('dayCount', input.dayCount ?? 'ACTUAL_365', DAY_COUNTS);
  const first =
    input.firstPaymentOn === undefined
      ? firstDueDate(fundedOn, frequency)
      : check.date('firstPaymentOn', input.firstPaymentOn, { after: fundedOn });
  const prepaid = check.decimal('prepaidFinanceCharge', input.prepaidFinanceCharge ?? ZERO, AMOUNT_OR_ZERO);
  if (prepaid.gte(principal) && prepaid.gt(ZERO)) check.fault('prepaidFinanceCharge', 'must be below the principal');
  const dueDay = frequency === 'SEMIMONTHLY' ? undefined : dueDayOf(fundedOn, first);
  const datesFor = (count: number): BusinessDate[] => dueDates(first, frequency, count, dueDay);
  const count = readInstallments(check, input, frequency);
  const dates = check.faults.length > 0 ? [first] : withLast(check, datesFor(count), fundedOn, input);
  const amortization = readAmortization(check, input, frequency, principal, count, datesFor);
  if (check.faults.length > 0) return invalidInput(check.faults);

  const terms = { principal, fundedOn, rates, dayCount, dueDates: dates, amortization };
  const installments = amortize(terms);
  const last = installments.at(-1);
  if (!last || (input.installments === undefined && last.amount.gt(input.payment ?? ZERO))) {
    return invalidInput([{ field: 'payment', reason: `does not repay the loan in ${count} installments` }]);
  }
  return success({
    principal,
    fundedOn,
    rates,
    dayCount,
    frequency,
    installments,
    payment: installments[0]?.amount ?? ZERO,
    amountFinanced: principal.minus(prepaid),
    maturesOn: last.dueDate,
    plan: {
      grid: { first, frequency, dueDay, firstNumber: 1 },
      dates,
      isInterestOnly: amortization.kind === 'INTEREST_ONLY',
      balloon: balloonOf(amortization, installments),
    },
  });
}

/** The due dates with the contract's own last one, which stays the last. */
function withLast(
  check: InputCheck,
  dates: readonly BusinessDate[],
  fundedOn: BusinessDate,
  { finalPaymentOn, installments }: ScheduleQuoteInput,
): readonly BusinessDate[] {
  if (finalPaymentOn === undefined) return dates;
  if (installments === undefined) check.fault('finalPaymentOn', 'requires the number of installments');
  const others = dates.slice(0, -1);
  return [...others, check.date('finalPaymentOn', finalPaymentOn, { after: others.at(-1) ?? fundedOn })];
}

function readInstallments(check: InputCheck, input: ScheduleQuoteInput, frequency: Frequency): number {
  const most = MOST_INSTALLMENTS[frequency];
  if (input.installments !== undefined) return check.integer('installments', input.installments, 1, most);
  if (input.payment === undefined) check.fault('installments', 'is required unless `payment` is given');
  return most;
}

function readAmortization(
  check: InputCheck,
  input: ScheduleQuoteInput,
  frequency: Frequency,
  principal: Decimal,
  count: number,
  datesFor: (count: number) => BusinessDate[],
): Amortization {
  const kind = check.oneOf('amortization', input.amortization ?? 'FULL', AMORTIZATIONS);
  const { balloonAmount, amortizationInstallments, payment, firstPayment } = input;
  if (firstPayment !== undefined && payment === undefined) check.fault('firstPayment', 'is only for a given payment');
  if (kind !== 'BALLOON' && balloonAmount !== undefined) check.fault('balloonAmount', 'is only for BALLOON');
  if (kind !== 'BALLOON' && amortizationInstallments !== undefined) {
    check.fault('amortizationInstallments', 'is only for BALLOON');
  }
  if (payment !== undefined) {
    if (kind === 'INTEREST_ONLY') check.fault('payment', 'is not for INTEREST_ONLY');
    if (balloonAmount !== undefined) check.fault('balloonAmount', 'cannot be combined with `payment`');
    return {
      kind: 'FIXED_PAYMENT',
      payment: check.decimal('payment', payment, AMOUNT),
      firstPayment: firstPayment === undefined ? undefined : check.decimal('firstPayment', firstPayment, AMOUNT),
      whileRateHolds: input.floating !== undefined && input.installments !== undefined,
    };
  }
  if (kind !== 'BALLOON') return { kind };
  if ((balloonAmount === undefined) === (amortizationInstallments === undefined)) {
    check.fault('balloonAmount', 'or `amortizationInstallments` is required, not both');
  }
  if (amortizationInstallments !== undefined) {
    const over = check.integer(
      'amortizationInstallments',
      amortizationInstallments,
      count,
      MOST_INSTALLMENTS[frequency],
    );
    return { kind, amortizedOver: datesFor(over) };
  }
  const balloon = check.decimal('balloonAmount', balloonAmount ?? ZERO, AMOUNT_OR_ZERO);
  if (balloon.gt(principal)) check.fault('balloonAmount', 'must not exceed the principal');
  return { kind, balloon };
}

/** The dates on which installments fall due before any moves to a business day; it goes on beyond the last one. */
export interface DueGrid {
  readonly first: BusinessDate;
  readonly frequency: Frequency;
  /** The day of the month that short months clamp and later ones return to. */
  readonly dueDay: number | undefined;
  /** The number of the installment that is due on the first date. */
  readonly firstNumber: number;
}

/** The inputs of a schedule, as far as a change of terms plans it again. */
export interface DuePlan {
  readonly grid: DueGrid;
  /** Of all installments; those of the grid, but for a last one that the contract names itself. */
  readonly dates: readonly BusinessDate[];
  readonly isInterestOnly: boolean;
  /** What the last installment asks for beyond the payment. */
  readonly balloon: Decimal;
  /** The payment is fixed, for any rate. */
  readonly keepsPayment?: boolean;
  /** How due dates move; they stay when not given. */
  readonly dateRules?: ServicingRules;
}

export const gridDate = ({ first, frequency, dueDay, firstNumber }: DueGrid, number: number): BusinessDate =>
  dueDateAt(first, frequency, number - firstNumber, dueDay);

/** The amount that the contract names, or what a longer amortization leaves. */
function balloonOf(amortization: Amortization, installments: readonly Installment[]): Decimal {
  if (amortization.kind !== 'BALLOON') return ZERO;
  if ('balloon' in amortization) return amortization.balloon;
  const [before, last] = installments.slice(-2);
  return before && last ? shortfall(last.amount, before.amount) : ZERO;
}
