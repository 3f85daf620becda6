import { addDays, daysBetween, type BusinessDate } from '../calendar.js';
import type { Account } from '../loan/servicing-terms.js';
import { toCents, ZERO, type Decimal } from '../money.js';
import { accruedInterest } from '../repayment/account.js';
import { oldestOpen } from '../repayment/installment-status.js';

type Accruing = Pick<Account, 'terms' | 'original' | 'opening' | 'history' | 'rules' | 'accruedThrough'>;

/** The database counts interest day by day, to twelve decimals; both sides cut off what can differ before they round. */
export const ACCRUED_DECIMALS = 8;

/** Interest that is income and not paid yet, as the ledger has it: to the day that it has come to, in cents. */
export function interestReceivable(account: Accruing): Decimal {
  const { terms, history, accruedThrough } = account;
  if (accruedThrough === undefined || !accruesIncome(account, accruedThrough)) return ZERO;
  return toCents(accruedInterest(terms, history.state, accruedThrough).toDecimalPlaces(ACCRUED_DECIMALS));
}

/**
 * Whether interest is income on a day. It stops when the loan has become so many days past due as its rules say, and
 * begins again, with all that was left out, when the loan is current. That follows from the history alone, so neither the
 * order of recording nor the time at which a day was closed matters.
 */
export function accruesIncome({ original, opening, history, rules }: Accruing, on: BusinessDate): boolean {
  if (history.state.chargeOff) return false;
  const start = { on: opening.accruesFrom, state: opening, terms: original };
  const points = [start, ...history.timeline].filter((point) => point.on <= on);
  let last = on;
  for (const { on: first, state, terms } of points.reverse()) {
    // Of several entries of one day the last one counts.
    if (first <= last) {
      const oldest = oldestOpen(terms, state, last);
      if (oldest !== undefined && daysBetween(oldest, last) >= rules.nonAccrualDays) return false;
      if (oldest === undefined || oldest >= first) return true;
      last = addDays(first, -1);
    }
  }
  return true;
}

/** The account with its interest brought into the ledger up to a day; never back. */
export const accruedTo = (account: Account, on: BusinessDate): Account =>
  account.accruedThrough !== undefined && account.accruedThrough >= on ? account : { ...account, accruedThrough: on };
