import { ONE, ZERO, type Decimal } from '../money.js';
import { projectCashflows } from './cashflow.js';
import { type Deal, type DealRequest, dealTerms, MONTHS_PER_YEAR, roundedRate } from './deal.js';
import { dealUnderwriting } from './deal-underwriting.js';
import { lifetimeDefault, monthlyDefaults, monthlyPrepayment } from './default-curve.js';
import type { BusinessDate } from '../calendar.js';
import { inputCheck, type DecimalInput } from '../input-check.js';
import { invalidInput, success, type InvalidInput, type Result } from '../refusal.js';
import { AMOUNT, AMOUNT_OR_ZERO } from '../schedule/quote-bounds.js';
import { STANDARD_PROGRAM, type Grade, type GradeTerms, type UnderwritingProgram } from './program.js';

export function forecastDeal(request: DealRequest): Deal {
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
): Result<Forecast, InvalidInput> {
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
  const prepayment = monthlyPrepayment(program.yearlyPrepayment);
  const shared = {
    program,
    grade,
    prepayment,
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

export function gradeOf(program: UnderwritingProgram, creditScore: number): GradeTerms {
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
