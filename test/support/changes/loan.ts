import { followingBusinessDay } from '../../../src/domain/bank-calendar.js';
import { dayNumber, fromDayNumber, type BusinessDate } from '../../../src/domain/calendar.js';
import { Decimal } from '../../../src/domain/money.js';
import { dueDates, dueDayOf, type Frequency } from '../../../src/domain/schedule/frequency.js';
import type { ServicingTerms } from '../../../src/domain/loan/servicing-terms.js';
import { DEFAULT_RULES as ACCOUNT_RULES, type Tolerance } from '../../../src/domain/rules/account-rules.js';
import type { LateFeePolicy } from '../../../src/domain/rules/late-fee-policy.js';
import { DEFAULT_RULES, type DateRule } from '../../../src/domain/rules/servicing-rules.js';
import { centsOf, rateOf, type ModelDayCount } from './exact.js';
import { plan, type Line, type RateFrom } from './plan.js';

/** A loan as it was signed, for the model and for the domain alike. */
export interface SignedLoan {
  readonly principal: Decimal;
  readonly fundedOn: BusinessDate;
  /** The first holds from funding on. */
  readonly rates: readonly { readonly from: BusinessDate; readonly annualRate: Decimal }[];
  readonly dayCount: ModelDayCount;
  readonly frequency: Frequency;
  readonly firstPaymentOn: BusinessDate;
  readonly installments: number;
  readonly amortization: 'FULL' | 'INTEREST_ONLY' | 'BALLOON';
  readonly balloon?: Decimal;
  readonly graceDays: number;
  readonly lateFee: LateFeePolicy;
  /** How far a line may fall short without being late. */
  readonly tolerance?: Tolerance;
  readonly dueDateRule: DateRule;
  readonly deadlineRule: DateRule;
}

/** Due dates before they move: a first one and the steps from it. */
export interface Grid {
  readonly first: number;
  readonly frequency: Frequency;
  readonly dueDay: number | undefined;
}

/** What is agreed on a day. */
export interface Terms {
  readonly rates: readonly RateFrom[];
  readonly lines: readonly Line[];
  readonly grid: Grid;
  readonly interestOnly: boolean;
  readonly balloon: bigint;
  /** The payment is fixed, for any rate. */
  readonly forGood: boolean;
}

export const datesOf = ({ first, frequency, dueDay }: Grid, count: number): number[] =>
  dueDates(fromDayNumber(first), frequency, count, dueDay).map(dayNumber);

/** So many dates of the grid after a day. */
export function datesAfter(grid: Grid, day: number, count: number): number[] {
  for (let length = count + 64; ; length *= 2) {
    const after = datesOf(grid, length).filter((date) => date > day);
    if (after.length >= count) return after.slice(0, count);
  }
}

const CALENDAR = DEFAULT_RULES.bankCalendar;
const following = (day: number): number => dayNumber(followingBusinessDay(fromDayNumber(day), CALENDAR));

export const movedDay = ({ dueDateRule }: SignedLoan, day: number): number =>
  dueDateRule === 'AS_SCHEDULED' ? day : following(day);

export const lastDayOfGrace = ({ graceDays, deadlineRule }: SignedLoan, due: number): number =>
  deadlineRule === 'AS_SCHEDULED' ? due + graceDays : following(due + graceDays);

export function signedTerms(loan: SignedLoan): Terms {
  const grid: Grid = {
    first: dayNumber(loan.firstPaymentOn),
    frequency: loan.frequency,
    dueDay: loan.frequency === 'SEMIMONTHLY' ? undefined : dueDayOf(loan.fundedOn, loan.firstPaymentOn),
  };
  const rates = loan.rates.map(({ from, annualRate }) => ({ from: dayNumber(from), rate: rateOf(annualRate) }));
  const interestOnly = loan.amortization === 'INTEREST_ONLY';
  const balloon = loan.amortization === 'BALLOON' && loan.balloon ? centsOf(loan.balloon) : 0n;
  const from = { number: 1, start: dayNumber(loan.fundedOn), opening: centsOf(loan.principal), carried: 0n };
  const lines = plan(from, datesOf(grid, loan.installments), rates, loan.dayCount, { interestOnly, balloon }, (day) =>
    movedDay(loan, day),
  );
  return { rates, lines, grid, interestOnly, balloon, forGood: false };
}

/** The same loan as funding hands it to the domain. */
export function servicingTerms(loan: SignedLoan): ServicingTerms {
  const [first, ...later] = loan.rates.map(({ from, annualRate }) => ({
    from,
    percent: annualRate.times(100).toFixed(),
  }));
  const rate =
    later.length === 0
      ? { annualRatePercent: first?.percent }
      : {
          floating: {
            indexRatePercent: first?.percent ?? '0',
            spreadPercent: '0',
            indexChanges: later.map(({ from, percent }) => ({ from, indexRatePercent: percent })),
          },
        };
  return {
    schedule: {
      principal: loan.principal.toFixed(2),
      ...rate,
      fundedOn: loan.fundedOn,
      firstPaymentOn: loan.firstPaymentOn,
      frequency: loan.frequency,
      installments: loan.installments,
      dayCount: loan.dayCount,
      amortization: loan.amortization,
      balloonAmount: loan.balloon?.toFixed(2),
    },
    opening: undefined,
    graceDays: loan.graceDays,
    accountRules: {
      ...ACCOUNT_RULES,
      lateFee: loan.lateFee,
      ...(loan.tolerance && { delinquencyTolerance: loan.tolerance }),
    },
    rules: { ...DEFAULT_RULES, dueDateRule: loan.dueDateRule, deadlineRule: loan.deadlineRule },
  };
}
