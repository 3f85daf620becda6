import type { BusinessDate } from '../calendar.js';
import { inputCheck, type DecimalInput } from '../input-check.js';
import { ONE, ZERO, Decimal, greatest, least } from '../money.js';
import { invalidInput, success, type Result } from '../refusal.js';
import { AMOUNT, AMOUNT_OR_ZERO } from '../schedule/quote-bounds.js';
import { FIXED_ONE, over, times, toFixedPoint, type Fixed } from '../schedule/root.js';
import { projectCashflows } from './cashflow.js';
import { dealUnderwriting } from './deal-underwriting.js';
import { dealTerms, MONTHS_PER_YEAR, roundedRate, type Deal, type DealRequest } from './deal.js';
import { STANDARD_PROGRAM, type Grade, type GradeTerms, type UnderwritingProgram } from './program.js';

function forecastDeal(request: DealRequest): Deal {
  const { program, grade, loanAmount, term, noteRate: rate } = request;
  const terms = dealTerms(request);
  const defaults = roundedRate(lifetimeDefault(grade, program, term, terms.ltv));
  const withoutExcess = roundedRate(lifetimeDefault(grade, program, term, ONE));
  const fromCollateral = terms.ltv.gt(ONE) ? defaults.minus(withoutExcess) : ZERO;
  const cashflows = projectCashflows({
    loanAmount,
    payment: terms.monthlyPayment,
    monthlyRate: rate.div(MONTHS_PER_YEAR),
    defaults: monthlyDefaults(program.defaultTiming, term, defaults),
    prepayment: request.prepayment,
    recoveryRate: program.recoveryRate,
    recoveryLagMonths: program.recoveryLagMonths,
    servicingFee: program.servicingFee.div(MONTHS_PER_YEAR),
  });
  return { terms, underwriting: dealUnderwriting(request, terms, { defaults, fromCollateral }, cashflows), cashflows };
}

export interface ForecastInput {
  readonly requestedAmount: DecimalInput;
  readonly requestedTerm: number;
  readonly downPayment?: DecimalInput | undefined;
  /** GAP, warranties and the like inside the requested amount. */
  readonly backEndProducts?: DecimalInput | undefined;
  readonly collateralValue: DecimalInput;
  readonly creditScore: number;
  readonly monthlyIncome: DecimalInput;
  readonly monthlyDebts?: DecimalInput | undefined;
  readonly fundedOn: string;
}

export interface Forecast {
  readonly grade: Grade;
  readonly fundedOn: BusinessDate;
  readonly deals: readonly Deal[];
  /** The deal of the requested term, or the nearest, at the lowest rate and down payment. */
  readonly requestedDeal: number;
}

/** The grid of deals for one application, cheapest markup first, terms within it, each fully forecast. */
export function forecastDeals(
  input: ForecastInput,
  program: UnderwritingProgram = STANDARD_PROGRAM,
): Result<Forecast, 'INVALID_INPUT'> {
  const check = inputCheck();
  const requested = check.decimal('requestedAmount', input.requestedAmount, AMOUNT);
  const requestedTerm = check.integer('requestedTerm', input.requestedTerm, 1, 480);
  const downPayment = check.decimal('downPayment', input.downPayment ?? ZERO, AMOUNT_OR_ZERO);
  const backEndProducts = check.decimal('backEndProducts', input.backEndProducts ?? ZERO, AMOUNT_OR_ZERO);
  const collateralValue = check.decimal('collateralValue', input.collateralValue, AMOUNT);
  const monthlyIncome = check.decimal('monthlyIncome', input.monthlyIncome, AMOUNT);
  const monthlyDebts = check.decimal('monthlyDebts', input.monthlyDebts ?? ZERO, AMOUNT_OR_ZERO);
  const fundedOn = check.date('fundedOn', input.fundedOn);
  const creditScore = check.integer('creditScore', input.creditScore, 0, 999);
  if (check.faults.length > 0) return invalidInput(check.faults);

  const grade = gradeOf(program, creditScore);
  const prepayment = monthlyShare(program.yearlyPrepayment);
  const shared = {
    program,
    grade,
    prepayment,
    creditScore,
    collateralValue,
    backEndProducts,
    applicant: { monthlyIncome, monthlyDebts },
  };
  const deals = program.extraDownPayments
    .filter((extra) => extra.lt(requested))
    .flatMap((extra) =>
      program.markups.flatMap((markup) =>
        program.terms.map((term) =>
          forecastDeal({
            ...shared,
            downPayment: downPayment.plus(extra),
            loanAmount: requested.minus(extra),
            term,
            noteRate: noteRate(program, grade, term).plus(markup),
          }),
        ),
      ),
    );
  return success({ grade: grade.grade, fundedOn, deals, requestedDeal: nearestTerm(program.terms, requestedTerm) });
}

function gradeOf(program: UnderwritingProgram, creditScore: number): GradeTerms {
  const { rateSheet } = program;
  return rateSheet.find(({ scoreFrom }) => creditScore >= scoreFrom) ?? rateSheet.at(-1) ?? rateSheet[0];
}

function noteRate({ ratePerYearOfTerm }: UnderwritingProgram, { baseRate }: GradeTerms, term: number): Decimal {
  const monthsBeyondTwoYears = Math.max(0, term - 2 * MONTHS_PER_YEAR);
  return roundedRate(baseRate.plus(ratePerYearOfTerm.times(monthsBeyondTwoYears).div(MONTHS_PER_YEAR)));
}

function nearestTerm(terms: readonly number[], requested: number): number {
  const distance = (index: number): number => Math.abs((terms[index] ?? Infinity) - requested);
  return terms.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** Beyond it a forecast has no flows left to speak of. */
const HIGHEST_PROBABILITY = new Decimal('0.99');

/** Probability that a loan of this grade, term and loan-to-value defaults at any time. */
function lifetimeDefault(grade: GradeTerms, program: UnderwritingProgram, term: number, ltv: Decimal): Decimal {
  const survives = ONE.minus(yearlyDefault(grade, program, ltv)).pow(new Decimal(term).div(MONTHS_PER_YEAR));
  return least(ONE.minus(survives), HIGHEST_PROBABILITY);
}

/** Probability that a loan of this grade and loan-to-value defaults within a year. */
export function yearlyDefault(grade: GradeTerms, { defaultPerExcessLtv }: UnderwritingProgram, ltv: Decimal): Decimal {
  const excess = greatest(ltv.minus(ONE), ZERO);
  return least(grade.yearlyDefault.times(excess.times(defaultPerExcessLtv).plus(ONE)), HIGHEST_PROBABILITY);
}

/** For each month the probability that a loan still alive defaults in it. */
function monthlyDefaults(curve: readonly Decimal[], term: number, lifetime: Decimal): Fixed[] {
  const points = [0n, ...curve.map(toFixedPoint)];
  const probability = toFixedPoint(lifetime);
  let alive = FIXED_ONE;
  return Array.from({ length: term }, (_, index) => {
    const aliveAfter = FIXED_ONE - times(probability, timingAt(points, index + 1, term));
    const hazard = over(alive - aliveAfter, alive);
    alive = aliveAfter;
    return hazard;
  });
}

/** Share of all defaults that has happened by a month; straight lines between the curve's points. */
function timingAt(points: readonly Fixed[], month: number, term: number): Fixed {
  const position = month * (points.length - 1);
  const step = Math.floor(position / term);
  const before = points[step] ?? FIXED_ONE;
  const after = points[step + 1] ?? FIXED_ONE;
  return before + ((after - before) * BigInt(position % term)) / BigInt(term);
}

/** The share of a balance that goes in a month, such as by prepayments, out of the share that goes in a year. */
export function monthlyShare(yearly: Decimal): Decimal {
  return yearly.isZero() ? ZERO : ONE.minus(ONE.minus(yearly).pow(ONE.div(MONTHS_PER_YEAR)));
}
