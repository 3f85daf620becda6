import { SCOPE_OF_CLASS, type Scope } from '../access/visibility.js';
import { decimal, sum } from '../money.js';
import type { LedgerAccount } from './ledger-account.js';

export interface ShownEntry {
  readonly account: LedgerAccount;
  readonly amount: string;
}

const OF_THE_DEALER: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>(['DEALER_DISCOUNT', 'DEALER_FLAT']);

/**
 * What was kept back from the dealer, or paid on top, is for those who see the economics of a loan. To others it is cash like the
 * rest, so that the posting still sums to zero and cash does not tell it.
 */
export function shownEntries(entries: readonly ShownEntry[], scopes: ReadonlySet<Scope>): readonly ShownEntry[] {
  const isOfDealer = ({ account }: ShownEntry): boolean => OF_THE_DEALER.has(account);
  if (scopes.has(SCOPE_OF_CLASS.ECONOMICS) || !entries.some(isOfDealer)) return entries;
  const asCash = entries.filter((entry) => isOfDealer(entry) || entry.account === 'CASH');
  const cash = sum(asCash.map(({ amount }) => decimal(amount)));
  const others = entries.filter((entry) => !asCash.includes(entry));
  return cash.isZero() ? others : [{ account: 'CASH', amount: cash.toFixed(2) }, ...others];
}
