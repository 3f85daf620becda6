import type { BusinessDate } from '../calendar.js';
import { fundedAccount, type AccountState, type AccountTerms } from './account.js';
import { applyAdjustment, applyPayment } from './apply-entry.js';
import { standingEntries, type AccountEntry, type ReversalEntry } from './entry.js';
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
  return resume(terms, { state: opening, allocations: new Map(), timeline: [] }, standingEntries(entries));
}

/**
 * The account after some more entries. Those that come after all others in date are applied to what is there; anything
 * else runs again from the start.
 */
export function replayFurther(
  terms: AccountTerms,
  { history, entries, opening }: { history: AccountHistory; entries: readonly AccountEntry[]; opening: AccountState },
  added: readonly AccountEntry[],
): AccountHistory {
  const last = history.timeline.at(-1)?.on ?? opening.accruesFrom;
  const follows = added.every(({ kind, effectiveOn }) => kind !== 'REVERSAL' && effectiveOn >= last);
  return follows ? resume(terms, history, standingEntries(added)) : replay(terms, [...entries, ...added], opening);
}

function resume(
  terms: AccountTerms,
  from: AccountHistory,
  entries: readonly Exclude<AccountEntry, ReversalEntry>[],
): AccountHistory {
  const allocations = new Map(from.allocations);
  const timeline = [...from.timeline];
  let { state } = from;
  for (const entry of entries) {
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
  a === b || (a !== undefined && b !== undefined && PARTS.every((part) => a[part].eq(b[part])));

/** The payments whose money moved between two replays: what contra and new ledger entries must post. */
export function reallocations(before: AccountHistory, after: AccountHistory): Reallocation[] {
  const ids = new Set([...before.allocations.keys(), ...after.allocations.keys()]);
  return [...ids].flatMap((paymentId) => {
    const [earlier, later] = [before.allocations.get(paymentId), after.allocations.get(paymentId)];
    if (sameParts(earlier, later)) return [];
    return [{ paymentId, ...(earlier && { before: earlier }), ...(later && { after: later }) }];
  });
}
