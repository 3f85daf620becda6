import { type Scope, SCOPE_OF_CLASS } from '../access/roles.js';
import { laterOf, type BusinessDate } from '../calendar.js';
import type { Account } from '../loan/servicing-terms.js';
import { sum, ZERO, decimal, type Decimal } from '../money.js';
import type { AccountState } from '../repayment/account.js';
import { isLateFee, type AccountEntry } from '../repayment/entry.js';
import { reallocations } from '../repayment/replay.js';
import {
  allocationBalances,
  type Balances,
  combine,
  interestWaiverBalances,
  isBlank,
  type LedgerAccount,
  ledgerBalances,
  openingBalances,
  type PostingKind,
  smallBalanceBalances,
} from './balances.js';

export interface Posting {
  readonly kind: PostingKind;
  readonly repaymentId?: string;
  readonly amounts: Balances;
  /** From which day it counts, where that is not the day of the command or of the closed day. */
  readonly effectiveOn?: BusinessDate | undefined;
  /** In whose books it is, where that is not the lender of the loan, or where the loan was sold. */
  readonly ownerId?: string;
}

/**
 * The postings of new entries and days: always the difference between the account before and after them. Each payment
 * whose money moved has its own posting, and so have interest that became or ceased to be income, each fee that was
 * charged or reversed, waived interest and a small balance that was written off; the rest belongs to the entries. Each
 * counts from its own day, so that balances by effective date are those of the account on that day.
 */
export function postingsOf(added: readonly AccountEntry[], before: Account, after: Account): readonly Posting[] {
  const named: Posting[] = [];
  const movedOn = datesOfMoves(added, after);
  for (const moved of reallocations(before.history, after.history)) {
    const amounts = combine(allocationBalances(moved.after), allocationBalances(moved.before), -1);
    const { paymentId: repaymentId } = moved;
    named.push({ kind: paymentKind(moved), repaymentId, amounts, effectiveOn: movedOn(repaymentId) });
  }
  named.push(
    ...feePostings(added, before, after),
    movedPosting('INTEREST_WAIVER', interestWaiverBalances, before, after),
    movedPosting('SMALL_BALANCE', smallBalanceBalances, before, after),
  );
  let rest = combine(ledgerBalances(after), ledgerBalances(before), -1);
  for (const { amounts } of named) {
    rest = combine(rest, amounts, -1);
  }
  const accrual = accrualPosting(rest.INTEREST_RECEIVABLE ?? ZERO, after.accruedThrough);
  const own: Posting = { kind: ownKind(added), amounts: combine(rest, accrual.amounts, -1) };
  return [accrual, ...named, own].filter(({ amounts }) => !isBlank(amounts));
}

/** The day from which the money of a payment moved: that of the payment, and not before what moved it. */
function datesOfMoves(
  added: readonly AccountEntry[],
  { entries }: Account,
): (paymentId: string) => BusinessDate | undefined {
  const paidOn = new Map(entries.map(({ id, effectiveOn }) => [id, effectiveOn]));
  const own = added.filter((entry) => !isLateFee(entry));
  const first = (own.length > 0 ? own : added).map(({ effectiveOn }) => effectiveOn).sort()[0];
  return (paymentId) => {
    const on = paidOn.get(paymentId);
    return on && first ? laterOf(on, first) : undefined;
  };
}

/** Interest becomes income before it is paid, so this comes first. What of earlier days is corrected counts from the last of them. */
const accrualPosting = (earned: Decimal, effectiveOn: BusinessDate | undefined): Posting => ({
  effectiveOn,
  kind: earned.isNegative() ? 'INTEREST_REVERSAL' : 'INTEREST_ACCRUAL',
  amounts: combine({}, { INTEREST_RECEIVABLE: earned, INTEREST_INCOME: earned.negated() }),
});

const paymentKind = ({ before, after }: { before?: unknown; after?: unknown }): PostingKind =>
  before === undefined ? 'PAYMENT' : after === undefined ? 'REVERSAL' : 'REALLOCATION';

function feePostings(added: readonly AccountEntry[], before: Account, after: Account): Posting[] {
  const posting = (kind: PostingKind, amount: Decimal, effectiveOn?: BusinessDate): Posting => ({
    kind,
    effectiveOn,
    amounts: combine({}, { FEE_RECEIVABLE: amount, FEE_INCOME: amount.negated() }),
  });
  const known = new Map(before.history.state.fees.map((fee) => [fee.id, fee]));
  const entered = added.flatMap((entry): Posting[] => {
    if (entry.kind === 'FEE') return [posting('FEE', entry.amount, entry.effectiveOn)];
    if (entry.kind !== 'REVERSAL') return [];
    const fee = known.get(entry.reverses);
    return fee ? [posting('FEE_REVERSAL', fee.assessed.negated(), entry.effectiveOn)] : [];
  });
  return [...entered, posting('FEE', penalties(after).minus(penalties(before)))];
}

const penalties = ({ history }: Account): Decimal =>
  sum(history.state.fees.flatMap(({ kind, assessed }) => (kind === 'PREPAYMENT_PENALTY' ? [assessed] : [])));

const movedPosting = (
  kind: PostingKind,
  balancesOf: (state: AccountState) => Balances,
  before: Account,
  after: Account,
): Posting => ({ kind, amounts: combine(balancesOf(after.history.state), balancesOf(before.history.state), -1) });

/** These have postings of their own; if one also moved a waiver or refund, that is an adjustment. */
const POSTED_BY_NAME = ['PAYMENT', 'REVERSAL', 'FEE', 'SMALL_BALANCE_WRITE_OFF'] as const;
type OwnKind = Exclude<AccountEntry['kind'], (typeof POSTED_BY_NAME)[number]> & PostingKind;

const ownKind = (added: readonly AccountEntry[]): PostingKind =>
  added.map(({ kind }) => kind).find((kind): kind is OwnKind => !POSTED_BY_NAME.some((named) => named === kind)) ??
  'ADJUSTMENT';

/** How an imported account enters the ledger; one without any balance has nothing to post. */
export function openingPosting(opening: AccountState): Posting | undefined {
  const amounts = openingBalances(opening);
  return isBlank(amounts) ? undefined : { kind: 'OPENING', amounts };
}

export interface ShownEntry {
  readonly account: LedgerAccount;
  readonly amount: string;
}

/** Accounts that not every caller who sees the ledger sees. */
const SCOPE_OF_ACCOUNT: Readonly<Partial<Record<LedgerAccount, Scope>>> = {
  DEALER_DISCOUNT: SCOPE_OF_CLASS.ECONOMICS,
  DEALER_FLAT: SCOPE_OF_CLASS.ECONOMICS,
  SERVICING_FEE: SCOPE_OF_CLASS.STAFF,
};

/** Accounts that callers with these scopes see as cash. */
export const accountsShownAsCash = (scopes: ReadonlySet<Scope>): ReadonlySet<LedgerAccount> =>
  new Set(
    Object.entries(SCOPE_OF_ACCOUNT).flatMap(([account, scope]) =>
      scopes.has(scope) ? [] : [account as LedgerAccount],
    ),
  );

/**
 * What was kept back from the dealer, or paid on top, is for those who see the economics of a loan, and what servicing costs for staff. To
 * others it is cash like the rest, so that the posting still sums to zero and cash does not tell it.
 */
export function shownEntries(entries: readonly ShownEntry[], scopes: ReadonlySet<Scope>): readonly ShownEntry[] {
  const hidden = accountsShownAsCash(scopes);
  if (!entries.some(({ account }) => hidden.has(account))) return entries;
  const asCash = entries.filter(({ account }) => hidden.has(account) || account === 'CASH');
  const cash = sum(asCash.map(({ amount }) => decimal(amount)));
  const others = entries.filter((entry) => !asCash.includes(entry));
  return cash.isZero() ? others : [{ account: 'CASH', amount: cash.toFixed(2) }, ...others];
}
