import { addMonths, type BusinessDate } from '../calendar.js';
import { least, ONE, toCents, ZERO, type Decimal } from '../money.js';
import type { ProjectedPayment } from '../repayment/projection.js';
import { rateOfReturn } from '../schedule/rate-of-return.js';
import { FIXED_ONE, over, times, toFixedPoint, type Fixed } from '../schedule/root.js';
import { cashflowTotal, presentWorth, type CashflowMonth } from '../underwriting/cashflow.js';
import { MONTHS_PER_YEAR } from '../underwriting/deal.js';
import { monthlyShare, yearlyDefault } from '../underwriting/forecast.js';
import { gradeNamed, STANDARD_PROGRAM, type UnderwritingProgram } from '../underwriting/program.js';
import { VALUATION_POLICY, type ValuationPolicy } from './valuation-policy.js';

/** From the remaining schedule, or from what can be recovered. */
export const VALUATION_BASES = ['SCHEDULE', 'RECOVERY'] as const;
export type ValuationBasis = (typeof VALUATION_BASES)[number];

export interface ValuedLoan {
  readonly asOf: BusinessDate;
  /** What the contract still brings: an account's `projection`. Nothing where it is not expected to be repaid by it. */
  readonly payments: readonly ProjectedPayment[];
  /** Principal owed, after a charge-off what can be recovered too. */
  readonly balance: Decimal;
  readonly daysPastDue: number;
  readonly grade: string | null;
  /** Undefined where it is not known; zero where there is none any more. */
  readonly collateralValue: Decimal | undefined;
  /** Sold, totaled, bankrupt or charged off: only a recovery is expected. */
  readonly isRecovery: boolean;
}

export interface LoanValuation {
  readonly asOf: BusinessDate;
  readonly basis: ValuationBasis;
  readonly discountRate: Decimal;
  readonly balance: Decimal;
  readonly fairValue: Decimal;
  /** Fair value as a share of the balance; undefined where nothing is owed. */
  readonly price: Decimal | undefined;
  readonly defaultProbability: Decimal;
  /** Balance that is expected to default, less what is recovered of it. */
  readonly expectedLoss: Decimal;
  /** A year's yield of the expected flows for a buyer at the balance; undefined where no rate solves it. */
  readonly expectedYield: Decimal | undefined;
  readonly months: readonly CashflowMonth[];
}

/** Digits of a share. */
const SHARE_DECIMALS = 6;

/**
 * What a loan is worth on a day. Two outcomes are weighed by days past due: it is repaid by its schedule, with the
 * defaults and prepayments of its grade, or it fails and is recovered. A failure is never worth more than the schedule.
 */
export function valueLoan(
  loan: ValuedLoan,
  discountRate: Decimal = VALUATION_POLICY.discountRate,
  { policy = VALUATION_POLICY, program = STANDARD_PROGRAM } = {},
): LoanValuation {
  const monthly = discountRate.div(MONTHS_PER_YEAR);
  const isRecovery = loan.isRecovery || loan.payments.length === 0;
  const recovered = recoveryFlows(loan, policy, program);
  const months = withoutRest(isRecovery ? recovered : weighed(loan, recovered, monthly, policy, program));
  const worth = presentWorth(monthly, months.map(netFlow));
  const [defaulted, recovery] = [cashflowTotal(months, 'default'), cashflowTotal(months, 'recovery')];
  const fairValue = toCents(worth);
  const isOwed = loan.balance.gt(ZERO);
  return {
    asOf: loan.asOf,
    basis: isRecovery ? 'RECOVERY' : 'SCHEDULE',
    discountRate,
    balance: loan.balance,
    fairValue,
    price: priceOf(fairValue, loan.balance),
    defaultProbability: least(priceOf(defaulted, loan.balance) ?? ZERO, ONE),
    expectedLoss: toCents(defaulted.minus(recovery)),
    expectedYield: isOwed ? yieldAt(loan.balance, months) : undefined,
    months,
  };
}

/** An amount as a share of the balance; undefined where nothing is owed. */
export const priceOf = (amount: Decimal, balance: Decimal): Decimal | undefined =>
  balance.gt(ZERO) ? amount.div(balance).toDecimalPlaces(SHARE_DECIMALS) : undefined;

/** Without the months at the end in which nothing is expected. */
const withoutRest = (months: readonly CashflowMonth[]): readonly CashflowMonth[] =>
  months.slice(0, months.findLastIndex((month) => month.beginningBalance > 0n || netFlow(month) !== 0n) + 1);

/** What a buyer receives. */
export const netFlow = ({ principal, interest, recovery, servicingFee }: CashflowMonth): Fixed =>
  principal + interest + recovery - servicingFee;

function yieldAt(price: Decimal, months: readonly CashflowMonth[]): Decimal | undefined {
  const flows = months.map((month, index) => ({ at: index + 1, amount: netFlow(month) }));
  const rate = rateOfReturn([{ at: 0, amount: -toFixedPoint(price) }, ...flows]);
  return rate?.times(MONTHS_PER_YEAR).toDecimalPlaces(SHARE_DECIMALS);
}

/** Both outcomes by their probability. */
function weighed(
  loan: ValuedLoan,
  recovered: readonly CashflowMonth[],
  monthlyDiscount: Decimal,
  policy: ValuationPolicy,
  program: UnderwritingProgram,
): CashflowMonth[] {
  const scheduled = scheduledFlows(loan, policy, program);
  const failing = toFixedPoint(failingAt(policy, loan.daysPastDue));
  const worthOf = (months: readonly CashflowMonth[]) =>
    toFixedPoint(presentWorth(monthlyDiscount, months.map(netFlow)));
  const [repaid, failed] = [worthOf(scheduled), worthOf(recovered)];
  const reach = failed > repaid && failed > 0n ? over(repaid > 0n ? repaid : 0n, failed) : FIXED_ONE;
  const length = Math.max(scheduled.length, recovered.length);
  return Array.from({ length }, (_, index) => {
    const [good, bad] = [scheduled[index] ?? NOTHING, recovered[index] ?? NOTHING];
    const weigh = (column: keyof typeof NOTHING, factor: Fixed = FIXED_ONE): Fixed =>
      good[column] - times(good[column], failing) + times(times(bad[column], factor), failing);
    return {
      month: index + 1,
      beginningBalance: weigh('beginningBalance'),
      principal: weigh('principal'),
      interest: weigh('interest'),
      default: weigh('default'),
      recovery: weigh('recovery', reach),
      endingBalance: weigh('endingBalance'),
      servicingFee: weigh('servicingFee'),
    };
  });
}

const NOTHING = {
  beginningBalance: 0n,
  principal: 0n,
  interest: 0n,
  default: 0n,
  recovery: 0n,
  endingBalance: 0n,
  servicingFee: 0n,
};

function failingAt({ failing }: ValuationPolicy, daysPastDue: number): Decimal {
  const next = failing.findIndex(([days]) => days > daysPastDue);
  const [last] = failing.slice(-1);
  const [from, to] = next === -1 ? [last, last] : [failing[next - 1] ?? failing[0], failing[next]];
  if (!from || !to) return ZERO;
  const [[fromDays, low], [toDays, high]] = [from, to];
  if (toDays === fromDays) return high;
  return low.plus(
    high
      .minus(low)
      .times(daysPastDue - fromDays)
      .div(toDays - fromDays),
  );
}

/** The whole balance fails at once. Collateral brings its part in a sale, and the rest brings little over time. */
function recoveryFlows(loan: ValuedLoan, policy: ValuationPolicy, program: UnderwritingProgram): CashflowMonth[] {
  const { balance } = loan;
  const secured = toFixedPoint(balance.times(coveredShare(loan, policy, program)));
  const rest = toFixedPoint(balance) - secured;
  const each = times(rest, toFixedPoint(policy.unsecuredShare)) / BigInt(policy.unsecuredMonths);
  const length = Math.max(policy.saleLagMonths, policy.unsecuredMonths);
  const failed = toFixedPoint(balance);
  return Array.from({ length }, (_, index) => ({
    ...NOTHING,
    month: index + 1,
    ...(index === 0 && { beginningBalance: failed, default: failed }),
    recovery: (index < policy.unsecuredMonths ? each : 0n) + (index + 1 === policy.saleLagMonths ? secured : 0n),
  }));
}

/** The share of a balance that collateral covers. */
function coveredShare(
  { balance, collateralValue }: ValuedLoan,
  { saleShare }: ValuationPolicy,
  { recoveryRate }: UnderwritingProgram,
): Decimal {
  if (collateralValue === undefined || balance.lte(ZERO)) return recoveryRate;
  return least(collateralValue.times(saleShare).div(balance), ONE);
}

interface ContractMonth {
  readonly principal: Fixed;
  readonly interest: Fixed;
}

/**
 * Each month some of the balance defaults and is recovered later, the rest pays what the contract asks for, and some of
 * what then remains is prepaid.
 */
function scheduledFlows(loan: ValuedLoan, policy: ValuationPolicy, program: UnderwritingProgram): CashflowMonth[] {
  const hazard = toFixedPoint(monthlyShare(yearlyDefault(gradeNamed(program, loan.grade), program, loanToValue(loan))));
  const prepaid = toFixedPoint(monthlyShare(program.yearlyPrepayment));
  const covered = toFixedPoint(coveredShare(loan, policy, program));
  const recoverable = covered + times(FIXED_ONE - covered, toFixedPoint(policy.unsecuredShare));
  const fee = toFixedPoint(program.servicingFee.div(MONTHS_PER_YEAR));
  const contract = contractMonths(loan);
  const recoveries = Array.from({ length: contract.length + policy.saleLagMonths }, () => 0n);
  let contractual = contract.reduce((total, { principal }) => total + principal, 0n);
  let alive = FIXED_ONE;
  const months = contract.map(({ principal, interest }, index): CashflowMonth => {
    const beginningBalance = times(contractual, alive);
    const defaulted = times(beginningBalance, hazard);
    const performing = alive - times(alive, hazard);
    contractual -= principal;
    alive = performing - times(performing, prepaid);
    const endingBalance = times(contractual, alive);
    recoveries[index + policy.saleLagMonths] = times(defaulted, recoverable);
    const balance = beginningBalance - defaulted;
    return {
      month: index + 1,
      beginningBalance,
      principal: balance - endingBalance,
      interest: times(interest, performing),
      default: defaulted,
      recovery: recoveries[index] ?? 0n,
      endingBalance,
      servicingFee: times(balance, fee),
    };
  });
  const late = recoveries.slice(months.length);
  return [...months, ...late.map((recovery, index) => ({ ...NOTHING, month: months.length + index + 1, recovery }))];
}

/** Without a known value of collateral nothing is added for it. */
const loanToValue = ({ balance, collateralValue }: ValuedLoan): Decimal =>
  collateralValue === undefined || collateralValue.isZero() ? ONE : balance.div(collateralValue);

/** By months from the day of the valuation; what is past due comes in the first. */
function contractMonths({ asOf, payments }: ValuedLoan): ContractMonth[] {
  const months: { principal: Fixed; interest: Fixed }[] = [];
  for (const { on, principal, interest } of payments) {
    while (months.length === 0 || addMonths(asOf, months.length) < on) months.push({ principal: 0n, interest: 0n });
    const month = months.at(-1);
    if (!month) continue;
    month.principal += toFixedPoint(principal);
    month.interest += toFixedPoint(interest);
  }
  return months;
}
