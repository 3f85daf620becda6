import { stringify } from 'csv-stringify/sync';
import { FIXED_ONE, fromFixedPoint, over, times, toFixedPoint, type Fixed } from '../schedule/root.js';
import { type Decimal, toCents, ZERO } from '../money.js';
import { addMonths, type BusinessDate } from '../calendar.js';

/** What a deal is expected to bring in one month, unrounded. */
export interface CashflowMonth {
  readonly month: number;
  readonly beginningBalance: Fixed;
  readonly principal: Fixed;
  readonly interest: Fixed;
  readonly default: Fixed;
  readonly recovery: Fixed;
  readonly endingBalance: Fixed;
  readonly servicingFee: Fixed;
}

export interface CashflowAssumptions {
  readonly loanAmount: Decimal;
  readonly payment: Decimal;
  readonly monthlyRate: Decimal;
  /** For each month of the term the probability that a loan still alive defaults. */
  readonly defaults: readonly Fixed[];
  /** Share of the balance prepaid in a month. */
  readonly prepayment: Decimal;
  readonly recoveryRate: Decimal;
  readonly recoveryLagMonths: number;
  /** Per month, on the performing balance. */
  readonly servicingFee: Decimal;
}

/**
 * Each month some of the balance defaults; the rest pays interest and its contractual share of principal, and some of
 * what then remains is prepaid. Recoveries follow their defaults by the lag, past maturity if need be.
 */
export function projectCashflows(assumptions: CashflowAssumptions): CashflowMonth[] {
  const { defaults, recoveryLagMonths: lag } = assumptions;
  const monthlyRate = toFixedPoint(assumptions.monthlyRate);
  const prepayment = toFixedPoint(assumptions.prepayment);
  const recoveryRate = toFixedPoint(assumptions.recoveryRate);
  const servicingFee = toFixedPoint(assumptions.servicingFee);
  const recoveries = Array.from({ length: defaults.length + lag }, () => 0n);
  let balance = toFixedPoint(assumptions.loanAmount);
  const months = principalShares(assumptions).map((share, index): CashflowMonth => {
    const beginningBalance = balance;
    const defaulted = times(balance, defaults[index] ?? 0n);
    const performing = balance - defaulted;
    const afterSchedule = performing - times(performing, share);
    balance = afterSchedule - times(afterSchedule, prepayment);
    recoveries[index + lag] = times(defaulted, recoveryRate);
    return {
      month: index + 1,
      beginningBalance,
      principal: performing - balance,
      interest: times(performing, monthlyRate),
      default: defaulted,
      recovery: recoveries[index] ?? 0n,
      endingBalance: balance,
      servicingFee: times(performing, servicingFee),
    };
  });
  const late = recoveries.slice(months.length);
  return [...months, ...late.map((recovery, index) => recoveryMonth(months.length + index + 1, recovery))];
}

const recoveryMonth = (month: number, recovery: Fixed): CashflowMonth => ({
  month,
  beginningBalance: 0n,
  principal: 0n,
  interest: 0n,
  default: 0n,
  recovery,
  endingBalance: 0n,
  servicingFee: 0n,
});

/** For each month the share of the balance that the contract repays; the last month repays all. */
function principalShares({ loanAmount, payment, monthlyRate, defaults }: CashflowAssumptions): Fixed[] {
  const [pay, rate] = [toFixedPoint(payment), toFixedPoint(monthlyRate)];
  let balance = toFixedPoint(loanAmount);
  return defaults.map((_, index) => {
    const principal = pay - times(balance, rate);
    if (index + 1 === defaults.length || principal >= balance) {
      balance = 0n;
      return FIXED_ONE;
    }
    const share = over(principal, balance);
    balance -= principal;
    return share;
  });
}

export type CashflowColumn = Exclude<keyof CashflowMonth, 'month'>;

export function cashflowTotal(months: readonly CashflowMonth[], column: CashflowColumn): Decimal {
  return fromFixedPoint(months.reduce((total, month) => total + month[column], 0n));
}

/** Worth today of flows at the ends of the coming months. */
export function presentWorth(monthlyRate: Decimal, flows: readonly Fixed[]): Decimal {
  const discount = over(FIXED_ONE, FIXED_ONE + toFixedPoint(monthlyRate));
  return fromFixedPoint(flows.reduceRight((worth, flow) => times(worth + flow, discount), 0n));
}

export const CASHFLOW_COLUMNS = [
  'Type',
  'Month',
  'Date',
  'BeginningBalance',
  'Principal',
  'Interest',
  'Default',
  'Recovery',
  'EndingBalance',
] as const;

/** A month in cents. */
export interface CashflowRow {
  readonly type: 'Projected';
  readonly month: number;
  readonly date: BusinessDate;
  readonly beginningBalance: Decimal;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly default: Decimal;
  readonly recovery: Decimal;
  readonly endingBalance: Decimal;
}

/** Rounds running totals, so that the rows of every column add up to its rounded total and each row balances. */
function roundedSteps(): (amount: Fixed) => Decimal {
  let [exact, rounded] = [0n, ZERO];
  return (amount) => {
    exact += amount;
    const step = toCents(fromFixedPoint(exact)).minus(rounded);
    rounded = rounded.plus(step);
    return step;
  };
}

export function cashflowRows(months: readonly CashflowMonth[], fundedOn: BusinessDate): CashflowRow[] {
  const [interest, defaults, recovery] = [roundedSteps(), roundedSteps(), roundedSteps()];
  let beginningBalance = toCents(fromFixedPoint(months[0]?.beginningBalance ?? 0n));
  return months.map((month) => {
    const endingBalance = toCents(fromFixedPoint(month.endingBalance));
    const defaulted = defaults(month.default);
    const row: CashflowRow = {
      type: 'Projected',
      month: month.month,
      date: addMonths(fundedOn, month.month),
      beginningBalance,
      principal: beginningBalance.minus(defaulted).minus(endingBalance),
      interest: interest(month.interest),
      default: defaulted,
      recovery: recovery(month.recovery),
      endingBalance,
    };
    beginningBalance = endingBalance;
    return row;
  });
}

export function cashflowsCsv(months: readonly CashflowMonth[], fundedOn: BusinessDate): string {
  const rows = cashflowRows(months, fundedOn).map((row) => [
    row.type,
    String(row.month),
    row.date,
    row.beginningBalance.toFixed(2),
    row.principal.toFixed(2),
    row.interest.toFixed(2),
    row.default.toFixed(2),
    row.recovery.toFixed(2),
    row.endingBalance.toFixed(2),
  ]);
  return stringify([[...CASHFLOW_COLUMNS], ...rows]);
}
