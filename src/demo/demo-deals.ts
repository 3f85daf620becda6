import { Decimal, ONE, sum, toCents, ZERO, greatest, PERCENT } from '../domain/money.js';
import type { Installment } from '../domain/schedule/amortization.js';
import { OFFERED_TERMS, type DemoTerms } from './demo-terms.js';

type Amount = Decimal;

export interface ForecastRow {
  readonly month: number;
  readonly date: string;
  readonly beginningBalance: Amount;
  readonly principal: Amount;
  readonly interest: Amount;
  readonly defaulted: Amount;
  readonly recovery: Amount;
  readonly endingBalance: Amount;
}

export interface Forecast {
  readonly rows: readonly ForecastRow[];
  readonly principalPaid: Amount;
  readonly interestPaid: Amount;
  readonly chargedOff: Amount;
  readonly recovered: Amount;
  readonly totalPaid: Amount;
  readonly totalPaidLessFees: Amount;
}

/** Of what defaults, this share of the balance is still owed; of that, this share comes back. */
export const EXPOSURE_AT_DEFAULT = new Decimal('0.55');
export const RECOVERY_SHARE = new Decimal('0.4');
export const SERVICING_FEE = new Decimal('0.01');

/** Loans default in step with repayment, so that every month keeps the scheduled balance: paid + defaulted = due. */
export function forecastCashflows(installments: readonly Installment[], defaultProbability: Amount): Forecast {
  const share = defaultProbability.times(EXPOSURE_AT_DEFAULT);
  const rows = installments.map(({ number, dueDate, openingBalance, principal, interest, closingBalance }) => {
    const defaulted = toCents(principal.times(share));
    return {
      month: number,
      date: dueDate,
      beginningBalance: openingBalance,
      principal: principal.minus(defaulted),
      interest: toCents(interest.times(ONE.minus(share))),
      defaulted,
      recovery: toCents(defaulted.times(RECOVERY_SHARE)),
      endingBalance: closingBalance,
    };
  });
  const [principalPaid, interestPaid] = [total(rows, 'principal'), total(rows, 'interest')];
  const recovered = total(rows, 'recovery');
  const totalPaid = principalPaid.plus(interestPaid).plus(recovered);
  return {
    rows,
    principalPaid,
    interestPaid,
    chargedOff: total(rows, 'defaulted'),
    recovered,
    totalPaid,
    totalPaidLessFees: totalPaid.minus(toCents(totalPaid.times(SERVICING_FEE))),
  };
}

const total = (rows: readonly ForecastRow[], member: 'principal' | 'interest' | 'defaulted' | 'recovery'): Amount =>
  rows.length === 0 ? ZERO : sum(rows.map((row) => row[member]));

export interface Deal {
  readonly termMonths: number;
  readonly ratePercent: Decimal;
  readonly downPayment: Decimal;
  readonly amount: Decimal;
  readonly payment: Decimal;
  readonly defaultProbability: Decimal;
  readonly principalPaid: Decimal;
  readonly interestPaid: Decimal;
  readonly chargedOff: Decimal;
  readonly recovered: Decimal;
  readonly totalPaid: Decimal;
  readonly totalPaidLessFees: Decimal;
  readonly presentValue: Decimal;
  readonly simpleIrr: Decimal;
  readonly simpleNetIrr: Decimal;
}

const DOWN_PAYMENT_STEPS = 10;
const DOWN_PAYMENT_STEP = 250;
const RATE_PER_YEAR = new Decimal('0.15');
const LEAST_RATE = new Decimal('2.99');
const INVESTOR_MONTHLY_RATE = new Decimal('0.06').div(12);

/** What one unit of loan costs per month. */
const annuity = (monthlyRate: Decimal, months: number): Decimal =>
  monthlyRate.div(ONE.minus(ONE.div(monthlyRate.plus(ONE).pow(months))));

const INVESTOR_FACTORS = new Map(OFFERED_TERMS.map((months) => [months, annuity(INVESTOR_MONTHLY_RATE, months)]));

/** Longer loans default more. */
const riskOfTerm = (months: number): Decimal => new Decimal(240 + months).div(300);

/**
 * Every offered term at ten down payments. The deal that the loan was made from comes first of its term, with the
 * payment and the forecast of its own schedule.
 */
export function demoDeals(terms: DemoTerms, payment: Decimal | undefined, forecast: Forecast): Deal[] {
  const offers = OFFERED_TERMS.map((termMonths) => {
    const years = new Decimal(termMonths - terms.termMonths).div(12);
    const ratePercent = greatest(toCents(terms.ratePercent.plus(years.times(RATE_PER_YEAR))), LEAST_RATE);
    const risk = riskOfTerm(termMonths).div(riskOfTerm(terms.termMonths));
    return {
      termMonths,
      ratePercent,
      factor: annuity(ratePercent.div(1200), termMonths),
      defaultProbability: terms.defaultProbability.times(risk).toDecimalPlaces(6),
    };
  });
  return Array.from({ length: OFFERED_TERMS.length * DOWN_PAYMENT_STEPS }, (_, index) => {
    const offer = offers[index % offers.length];
    if (!offer) throw new RangeError('no offer');
    const step = Math.floor(index / offers.length);
    const isChosen = step === 0 && offer.termMonths === terms.termMonths;
    const extra = new Decimal(step * DOWN_PAYMENT_STEP);
    const amount = terms.principal.minus(extra);
    const outcome = isChosen ? forecast : expectedOutcome(amount, offer);
    const paymentOf = isChosen && payment ? payment : toCents(amount.times(offer.factor));
    return {
      termMonths: offer.termMonths,
      ratePercent: offer.ratePercent,
      downPayment: terms.downPayment.plus(extra),
      amount,
      payment: paymentOf,
      defaultProbability: offer.defaultProbability,
      ...yieldsOf(amount, offer, outcome),
      presentValue: presentValue(paymentOf, offer.termMonths, outcome, amount),
      principalPaid: outcome.principalPaid,
      interestPaid: outcome.interestPaid,
      chargedOff: outcome.chargedOff,
      recovered: outcome.recovered,
      totalPaid: outcome.totalPaid,
      totalPaidLessFees: outcome.totalPaidLessFees,
    };
  });
}

interface Offer {
  readonly termMonths: number;
  readonly ratePercent: Decimal;
  readonly factor: Decimal;
  readonly defaultProbability: Decimal;
}

type Outcome = Omit<Forecast, 'rows'>;

function expectedOutcome(amount: Decimal, { termMonths, factor, defaultProbability }: Offer): Outcome {
  const share = defaultProbability.times(EXPOSURE_AT_DEFAULT);
  const chargedOff = toCents(amount.times(share));
  const recovered = toCents(chargedOff.times(RECOVERY_SHARE));
  const principalPaid = amount.minus(chargedOff);
  const contractInterest = amount.times(factor).times(termMonths).minus(amount);
  const interestPaid = toCents(contractInterest.times(ONE.minus(share)));
  const totalPaid = principalPaid.plus(interestPaid).plus(recovered);
  const totalPaidLessFees = totalPaid.minus(toCents(totalPaid.times(SERVICING_FEE)));
  return { chargedOff, recovered, principalPaid, interestPaid, totalPaid, totalPaidLessFees };
}

/** A loan is out for about half its term, so a loss costs twice its share of the amount per year of term. */
function yieldsOf(
  amount: Decimal,
  { termMonths, ratePercent }: Offer,
  { chargedOff, recovered }: Outcome,
): Pick<Deal, 'simpleIrr' | 'simpleNetIrr'> {
  const lossPerYear = chargedOff.minus(recovered).div(amount).times(24).div(termMonths);
  const simpleIrr = ratePercent.div(PERCENT).minus(lossPerYear).toDecimalPlaces(4);
  return { simpleIrr, simpleNetIrr: simpleIrr.minus(SERVICING_FEE) };
}

function presentValue(payment: Decimal, termMonths: number, outcome: Outcome, amount: Decimal): Decimal {
  const factor = INVESTOR_FACTORS.get(termMonths as (typeof OFFERED_TERMS)[number]) ?? ONE;
  const survived = ONE.minus(outcome.chargedOff.div(amount));
  return toCents(payment.div(factor).times(survived).plus(outcome.recovered));
}
