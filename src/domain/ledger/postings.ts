import type { AccountState } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { reallocations, type AccountHistory } from '../repayment/replay.js';
import { allocationBalances, combine, isBlank, ledgerBalances, openingBalances, type Balances } from './balances.js';
import type { PostingKind } from './ledger-account.js';

export interface Posting {
  readonly kind: PostingKind;
  readonly repaymentId?: string;
  readonly amounts: Balances;
}

/**
 * What new entries post: the ledger always moves by the difference between the account before and after them. Each
 * payment whose money moved has a posting of its own; what is left is the entries' own doing.
 */
export function postingsOf(added: readonly AccountEntry[], before: AccountHistory, after: AccountHistory): Posting[] {
  const payments = reallocations(before, after).map((moved): Posting => {
    const amounts = combine(allocationBalances(moved.after), allocationBalances(moved.before), -1);
    return { kind: paymentKind(moved), repaymentId: moved.paymentId, amounts };
  });
  const moved = combine(ledgerBalances(after.state), ledgerBalances(before.state), -1);
  const rest = payments.reduce((left, { amounts }) => combine(left, amounts, -1), moved);
  const own: Posting = { kind: ownKind(added), amounts: rest };
  return [...payments, own].filter(({ amounts }) => !isBlank(amounts));
}

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
