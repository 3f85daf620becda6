import { stringify } from 'csv-stringify/sync';
import { addMonths, type BusinessDate } from '../calendar.js';
import { fromFixedPoint, type Fixed } from '../fixed-point.js';
import { toCents, ZERO, type Decimal } from '../money.js';
import type { CashflowMonth } from './cashflow.js';

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
