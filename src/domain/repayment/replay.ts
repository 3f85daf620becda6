import type { BusinessDate } from '../calendar.js';
import { fundedAccount, type AccountState, type AccountTerms } from './account.js';
import { applyAdjustment, applyPayment } from './apply-entry.js';
import { standingEntries, type AccountEntry } from './entry.js';
import type { Allocation } from './waterfall.js';

export interface AccountHistory {
  readonly state: AccountState;
  /** By the id of the payment. */
  readonly allocations: ReadonlyMap<string, Allocation>;
  /** The balances after each day with entries, in order of date. */
  readonly timeline: readonly { readonly on: BusinessDate; readonly state: AccountState }[];
}

/**
 * The account as all its entries leave it. Reversals and backdated entries need nothing else: what is reversed is left
 * out and the rest runs again. `opening` is where an imported loan starts.
 */
export function replay(
  terms: AccountTerms,
  entries: readonly AccountEntry[],
  opening: AccountState = fundedAccount(terms),
): AccountHistory {
  const allocations = new Map<string, Allocation>();
  const timeline: { on: BusinessDate; state: AccountState }[] = [];
  let state = opening;
  for (const entry of standingEntries(entries)) {
    if (entry.kind === 'PAYMENT') {
      const applied = applyPayment(terms, state, entry);
      allocations.set(entry.id, applied.allocation);
      state = applied.state;
    } else {
      state = applyAdjustment(terms, state, entry);
    }
    timeline.push({ on: entry.effectiveOn, state });
  }
  return { state, allocations, timeline };
}

export interface Reallocation {
  readonly paymentId: string;
  readonly before?: Allocation;
  readonly after?: Allocation;
}

const PARTS = ['interest', 'principal', 'fees', 'extraPrincipal', 'recovery', 'credit'] as const;

const sameParts = (a: Allocation | undefined, b: Allocation | undefined): boolean =>
  a !== undefined && b !== undefined && PARTS.every((part) => a[part].eq(b[part]));

/** The payments whose money moved between two replays: what contra and new ledger entries must post. */
export function reallocations(before: AccountHistory, after: AccountHistory): Reallocation[] {
  const ids = new Set([...before.allocations.keys(), ...after.allocations.keys()]);
  return [...ids].flatMap((paymentId) => {
    const [earlier, later] = [before.allocations.get(paymentId), after.allocations.get(paymentId)];
    if (sameParts(earlier, later)) return [];
    return [{ paymentId, ...(earlier && { before: earlier }), ...(later && { after: later }) }];
  });
}
