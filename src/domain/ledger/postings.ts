import type { Account } from '../loan/servicing-terms.js';
import { ZERO, type Decimal } from '../money.js';
import type { AccountState } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { reallocations } from '../repayment/replay.js';
import { allocationBalances, combine, isBlank, ledgerBalances, openingBalances, type Balances } from './balances.js';
import type { PostingKind } from './ledger-account.js';

export interface Posting {
  readonly kind: PostingKind;
  readonly repaymentId?: string;
  readonly amounts: Balances;
}

/**
 * What new entries and days post: the ledger always moves by the difference between the account before and after them.
 * Each payment whose money moved has a posting of its own, and so has interest that became income or ceased to be; what is
 * left is the entries' own doing.
 */
export function postingsOf(added: readonly AccountEntry[], before: Account, after: Account): Posting[] {
  const payments = reallocations(before.history, after.history).map((moved): Posting => {
    const amounts = combine(allocationBalances(moved.after), allocationBalances(moved.before), -1);
    return { kind: paymentKind(moved), repaymentId: moved.paymentId, amounts };
  });
  const moved = combine(ledgerBalances(after), ledgerBalances(before), -1);
  const rest = payments.reduce((left, { amounts }) => combine(left, amounts, -1), moved);
  const accrual = accrualPosting(rest.INTEREST_RECEIVABLE ?? ZERO);
  const own: Posting = { kind: ownKind(added), amounts: combine(rest, accrual.amounts, -1) };
  return [accrual, ...payments, own].filter(({ amounts }) => !isBlank(amounts));
}

/** Interest becomes income before it is paid, so this comes first. */
const accrualPosting = (earned: Decimal): Posting => ({
  kind: earned.isNegative() ? 'INTEREST_REVERSAL' : 'INTEREST_ACCRUAL',
  amounts: combine({}, { INTEREST_RECEIVABLE: earned, INTEREST_INCOME: earned.negated() }),
});

const paymentKind = ({ before, after }: { before?: unknown; after?: unknown }): PostingKind =>
  before === undefined ? 'PAYMENT' : after === undefined ? 'REVERSAL' : 'REALLOCATION';

/** A payment or reversal posts by itself; if it also moved a waiver or refund, that is an adjustment. */
const ownKind = (added: readonly AccountEntry[]): PostingKind =>
  added.find((entry) => entry.kind !== 'PAYMENT' && entry.kind !== 'REVERSAL')?.kind ?? 'ADJUSTMENT';

/** How an imported account enters the ledger; one without any balance has nothing to post. */
export function openingPosting(opening: AccountState): Posting | undefined {
  const amounts = openingBalances(opening);
  return isBlank(amounts) ? undefined : { kind: 'OPENING', amounts };
}
