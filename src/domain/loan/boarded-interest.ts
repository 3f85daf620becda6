import { businessDate, type BusinessDate } from '../calendar.js';
import { parseDecimal, sum, ZERO, type Decimal } from '../money.js';
import { isJsonObject, type JsonValue } from '../record/json.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { readValue } from '../record/read-value.js';
import { interestOn, type AccountState, type AccountTerms } from '../repayment/account.js';
import { PAYMENT_NATURES, paysInstallments } from '../repayment/payment-nature.js';
import { interestInCents } from '../schedule/rate-history.js';

/** As many as the database counts interest to. */
const KEPT_DECIMALS = 12;

/** As ours are listed in a record. */
interface ListedPayment {
  readonly on: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
  /** Such money may lower the principal before it pays interest. */
  readonly isApart: boolean;
}

type Told = Pick<LoanColumns, 'amortizationType' | 'loanStatus' | 'totalInterestPaid' | 'totalPrincipalPaid'>;

/**
 * Interest that was due at the last payment and not paid by it. No figure of a record says so, but the list of payments does where it
 * has all of them, and agrees with interest at the record's rate: money pays the interest before it lowers the principal, and never more
 * than there is. Where it does not agree, the rate was another then, or is reckoned in another way, and nothing is made up.
 */
export function unpaidInterest(
  loan: Told,
  { principal, accruesFrom }: Pick<AccountState, 'principal' | 'accruesFrom'>,
  terms: AccountTerms,
  listed: readonly JsonValue[],
): Decimal {
  const payments = wholeList(loan, accruesFrom, listed);
  let owed = principal.plus(sum(payments.map((payment) => payment.principal)));
  let from = terms.fundedOn;
  let unpaid = ZERO;
  // Of payments that never lower the principal, one that paid all interest shows that it is reckoned alike.
  let isAgreed = loan.amortizationType !== 'INTEREST_ONLY';
  for (const payment of payments) {
    const accrued = unpaid.plus(interestOn(terms, owed, from, payment.on));
    const due = interestInCents(accrued);
    const isPaid = payment.interest.eq(due);
    if (payment.interest.gt(due) || (payment.principal.gt(ZERO) && !isPaid && !payment.isApart)) return ZERO;
    isAgreed ||= isPaid && !payment.isApart;
    unpaid = isPaid ? ZERO : accrued.minus(payment.interest);
    owed = owed.minus(payment.principal);
    from = payment.on;
  }
  return isAgreed ? unpaid.toDecimalPlaces(KEPT_DECIMALS) : ZERO;
}

/** In the order of their days; none where it is not the whole list, or tells of more than payments. */
function wholeList(loan: Told, last: BusinessDate, listed: readonly JsonValue[]): readonly ListedPayment[] {
  if (loan.loanStatus === 'CHARGED_OFF') return [];
  const payments = listed
    .flatMap(readPayment)
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const isWhole =
    payments.length === listed.length &&
    payments.at(-1)?.on === last &&
    payments.every(({ principal, interest }) => principal.gte(ZERO) && interest.gte(ZERO)) &&
    isTotal(loan.totalPrincipalPaid, payments, 'principal') &&
    isTotal(loan.totalInterestPaid, payments, 'interest');
  return isWhole ? payments : [];
}

const isTotal = (told: string | null, payments: readonly ListedPayment[], part: 'principal' | 'interest'): boolean =>
  told !== null && sum(payments.map((payment) => payment[part])).eq(told);

function readPayment(listed: JsonValue): ListedPayment[] {
  if (!isJsonObject(listed)) return [];
  const { paymentDate, principal, interest, nature, instruction } = listed as Readonly<Record<string, JsonValue>>;
  const pays = PAYMENT_NATURES.find((known) => known === nature);
  const [on, lowered, paid] = [readValue('date', paymentDate), readAmount(principal), readAmount(interest)];
  return typeof on === 'string' && lowered && paid
    ? [
        {
          on: businessDate(on),
          principal: lowered,
          interest: paid,
          isApart: instruction === 'PRINCIPAL_ONLY' || !paysInstallments(pays),
        },
      ]
    : [];
}

function readAmount(listed: JsonValue | undefined): Decimal | undefined {
  const text = readValue('amount', listed);
  return typeof text === 'string' ? parseDecimal(text) : undefined;
}
