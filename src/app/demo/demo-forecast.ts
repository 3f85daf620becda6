import { Decimal, ONE, sum, toCents, ZERO } from '../../domain/money.js';
import type { Installment } from '../../domain/schedule/amortization.js';

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
