import { addDays, type BusinessDate, daysBetween } from '../calendar.js';
import type { Disbursement } from '../loan/contract-figures.js';
import type { Account } from '../loan/servicing-terms.js';
import { type Decimal, sum, toCents, ZERO } from '../money.js';
import {
  type AccountState,
  accruedInterest,
  type AccountTerms,
  chargedOffAmount,
  feesDue,
  rulesOf,
  smallBalanceAmount,
} from '../repayment/account.js';
import { oldestOpen } from '../repayment/installment-status.js';
import { arithmeticOf } from '../rules/editions.js';
import type { Allocation } from '../repayment/allocation.js';

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
  const unproven = arithmeticOf(rulesOf(original)).accrualResumesAfterPerformance ? unprovenRestart(points) : 0;
  let last = on;
  for (const [index, { on: first, state, terms }] of [...points.entries()].reverse()) {
    // Of several entries of one day the last one counts.
    if (first > last) continue;
    const oldest = oldestOpen(terms, state, last);
    if (oldest !== undefined && daysBetween(oldest, last) >= rules.nonAccrualDays) return false;
    // To be current under terms that are not proven yet says nothing: what was before them decides.
    const decides = unproven === 0 || index < unproven;
    if (decides && (oldest === undefined || oldest >= first)) return true;
    last = addDays(first, -1);
  }
  return true;
}

/** Installments under new terms that show that they can be paid (by policy, after 65 FR 36903). */
const PROVEN_BY = 3;

/**
 * The place of the earliest of the latest new starts under which too little was paid; 0 if there is none. Planned
 * again, a loan is current without a payment.
 */
function unprovenRestart(points: readonly RestartPoint[]): number {
  const isProven = (place: number, end: RestartPoint): boolean => {
    const begun = points[place];
    if (!begun) return true;
    const next = begun.terms.installments.filter(({ dueDate }) => dueDate > begun.on).slice(0, PROVEN_BY);
    const paid = end.state.appliedToInstallments.minus(begun.state.appliedToInstallments);
    return paid.gte(sum(next.map(({ amount }) => amount)));
  };
  let unproven = 0;
  let end = points.at(-1);
  for (let place = points.length - 1; place > 0 && end; place -= 1) {
    if (points[place]?.terms.paidBeforeCount === points[place - 1]?.terms.paidBeforeCount) continue;
    if (isProven(place, end)) break;
    unproven = place;
    end = points[place - 1];
  }
  return unproven;
}

interface RestartPoint {
  readonly on: BusinessDate;
  readonly state: Pick<AccountState, 'appliedToInstallments'>;
  readonly terms: AccountTerms;
}

/** The account with its interest brought into the ledger up to a day; never back. */
export const accruedTo = (account: Account, on: BusinessDate): Account =>
  account.accruedThrough !== undefined && account.accruedThrough >= on ? account : { ...account, accruedThrough: on };

/** An amount per account; an account left out has none. */
export type Balances = Readonly<Partial<Record<LedgerAccount, Decimal>>>;

export function combine(a: Balances, b: Balances, sign: 1 | -1 = 1): Balances {
  return Object.fromEntries(
    LEDGER_ACCOUNTS.map(
      (account) => [account, (a[account] ?? ZERO).plus((b[account] ?? ZERO).times(sign))] as const,
    ).filter(([, amount]) => !amount.isZero()),
  );
}

export const isBlank = (balances: Balances): boolean => Object.keys(balances).length === 0;

/** Closes balances over one account, so that they sum to zero. */
const closedOver = (account: LedgerAccount, balances: Balances): Balances =>
  combine(balances, { [account]: sum(Object.values(balances)).negated() });

/**
 * The ledger of an account. Interest is income as it accrues, and the unpaid part is a receivable; charged-off interest
 * was never received, so it is separate from income. Cash is the rest: all payments in less all payments out.
 */
export function ledgerBalances(account: Account): Balances {
  return closedOver('CASH', withoutCash(account.history.state, interestReceivable(account)));
}

/** An imported account brings its balances along; the money moved before our ledger began. */
export function openingBalances(state: AccountState): Balances {
  return closedOver('OPENING_BALANCE', withoutCash(state, ZERO));
}

/** Money leaves as cash; principal that the dealer does not get, or gets on top, has its own accounts. */
export const fundingBalances = (principal: Decimal, paidOut?: Disbursement): Balances =>
  closedOver('CASH', combine({ PRINCIPAL_RECEIVABLE: principal }, dealerBalances(paidOut)));

/** They stay as funding posted them. */
export const dealerBalances = (paidOut: Disbursement | undefined): Balances =>
  paidOut ? { DEALER_DISCOUNT: paidOut.dealerDiscount.negated(), DEALER_FLAT: paidOut.dealerFlat } : {};

function withoutCash(state: AccountState, receivable: Decimal): Balances {
  const { chargeOff, smallBalance, fees } = state;
  const interestGivenUp = (chargeOff?.interest ?? ZERO).plus(smallBalance?.interest ?? ZERO);
  const refundedInExcess = sum(fees.flatMap(({ kind, assessed }) => (kind === 'REFUNDED_IN_EXCESS' ? [assessed] : [])));
  const feesCharged = state.feesPaid
    .plus(feesDue(state))
    .plus(chargeOff?.fees ?? ZERO)
    .plus(smallBalance?.fees ?? ZERO);
  return combine(
    {},
    {
      PRINCIPAL_RECEIVABLE: state.principal,
      INTEREST_RECEIVABLE: receivable,
      FEE_RECEIVABLE: feesDue(state),
      CREDIT_BALANCE: state.credit.negated(),
      INTEREST_INCOME: state.interestPaid.plus(receivable).negated(),
      FEE_INCOME: refundedInExcess.minus(feesCharged),
      CHARGE_OFF_LOSS: chargedOffAmount(state),
      SMALL_BALANCE_LOSS: smallBalanceAmount(state),
      CHARGED_OFF_INTEREST: interestGivenUp.negated(),
      RECOVERY_INCOME: state.recovered.negated(),
      PRINCIPAL_ADJUSTMENT: state.principalAdjusted.negated(),
    },
  );
}

/** What was written off because it was too small; its interest ceases to be income and was never received. */
export function smallBalanceBalances(state: AccountState): Balances {
  const { principal = ZERO, interest = ZERO, fees = ZERO } = state.smallBalance ?? {};
  return combine(
    {},
    {
      PRINCIPAL_RECEIVABLE: principal.negated(),
      FEE_RECEIVABLE: fees.negated(),
      SMALL_BALANCE_LOSS: smallBalanceAmount(state),
      CHARGED_OFF_INTEREST: interest.negated(),
    },
  );
}

/** Waived interest is no longer income. */
export const interestWaiverBalances = ({ interestWaived }: AccountState): Balances =>
  combine({}, { INTEREST_RECEIVABLE: interestWaived.negated(), INTEREST_INCOME: interestWaived });

/** Where the money of one payment went. Interest pays the receivable; whether it was income already is told apart. */
export function allocationBalances(allocation: Allocation | undefined): Balances {
  if (!allocation) return {};
  const { interest, principal, extraPrincipal, fees, recovery, credit } = allocation;
  return closedOver(
    'CASH',
    combine(
      {},
      {
        INTEREST_RECEIVABLE: interest.negated(),
        PRINCIPAL_RECEIVABLE: principal.plus(extraPrincipal).negated(),
        FEE_RECEIVABLE: fees.negated(),
        RECOVERY_INCOME: recovery.negated(),
        CREDIT_BALANCE: credit.negated(),
      },
    ),
  );
}

/** Debits are positive: receivables, cash and losses grow by them. Credits are negative: income and what we owe. */
export const LEDGER_ACCOUNTS = [
  'CASH',
  'PRINCIPAL_RECEIVABLE',
  'INTEREST_RECEIVABLE',
  'FEE_RECEIVABLE',
  'CREDIT_BALANCE',
  'INTEREST_INCOME',
  'FEE_INCOME',
  'CHARGED_OFF_INTEREST',
  'CHARGE_OFF_LOSS',
  'SMALL_BALANCE_LOSS',
  'RECOVERY_INCOME',
  'OPENING_BALANCE',
  'DEALER_DISCOUNT',
  'DEALER_FLAT',
  'PRINCIPAL_ADJUSTMENT',
  'TRANSFERRED',
  'SERVICING_FEE',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

const POSTING_KINDS = [
  'OPENING',
  'FUNDING',
  'PAYMENT',
  'REVERSAL',
  'REALLOCATION',
  'FEE',
  'FEE_REVERSAL',
  'FEE_WAIVER',
  'REFUND',
  'CHARGE_OFF',
  'SMALL_BALANCE',
  'ADJUSTMENT',
  'TERM_CHANGE',
  'INTEREST_ACCRUAL',
  'INTEREST_REVERSAL',
  'FEE_REFUND',
  'INTEREST_WAIVER',
  'PRINCIPAL_ADJUSTMENT',
  'TRANSFER',
  'SERVICING_FEE',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];
