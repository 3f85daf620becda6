import { businessDate, type BusinessDate } from '../calendar.js';
import { greatest, parseDecimal, sum, ZERO, type Decimal } from '../money.js';
import { isJsonObject, type JsonValue } from '../record/json.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { readValue } from '../record/read-value.js';
import { interestOn, type AccountState, type AccountTerms } from '../repayment/account.js';

/** As many as the database counts interest to. */
const KEPT_DECIMALS = 12;

/** As ours are listed in a record. */
interface ListedPayment {
  readonly on: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
}

/**
 * Interest that was due at the last payment and not paid by it. No figure of a record says so, but the list of payments does where it
 * has all of them: money pays the interest before it lowers the principal, so that it can only be of the days since a payment did.
 */
export function unpaidInterest(
  loan: Pick<LoanColumns, 'totalInterestPaid' | 'totalPrincipalPaid'>,
  { principal, accruesFrom }: Pick<AccountState, 'principal' | 'accruesFrom'>,
  terms: AccountTerms,
  listed: readonly JsonValue[],
): Decimal {
  const payments = listed.flatMap(readPayment);
  const isWhole =
    payments.length === listed.length &&
    payments.some(({ on }) => on === accruesFrom) &&
    isTotal(loan.totalPrincipalPaid, payments, 'principal') &&
    isTotal(loan.totalInterestPaid, payments, 'interest');
  if (!isWhole) return ZERO;
  const days = payments.filter((payment) => payment.principal.gt(ZERO)).map(({ on }) => on);
  const from = days.sort().at(-1) ?? terms.fundedOn;
  if (from >= accruesFrom) return ZERO;
  const since = payments.filter(({ on, principal: lowered }) => on >= from && lowered.isZero());
  const accrued = interestOn(terms, principal, from, accruesFrom).toDecimalPlaces(KEPT_DECIMALS);
  return greatest(accrued.minus(sum(since.map(({ interest }) => interest))), ZERO);
}

const isTotal = (told: string | null, payments: readonly ListedPayment[], part: 'principal' | 'interest'): boolean =>
  told !== null && sum(payments.map((payment) => payment[part])).eq(told);

function readPayment(listed: JsonValue): ListedPayment[] {
  if (!isJsonObject(listed)) return [];
  const { paymentDate, principal, interest } = listed as Readonly<Record<string, JsonValue>>;
  const [on, lowered, paid] = [readValue('date', paymentDate), readAmount(principal), readAmount(interest)];
  return typeof on === 'string' && lowered && paid
    ? [{ on: businessDate(on), principal: lowered, interest: paid }]
    : [];
}

function readAmount(listed: JsonValue | undefined): Decimal | undefined {
  const text = readValue('amount', listed);
  return typeof text === 'string' ? parseDecimal(text) : undefined;
}
