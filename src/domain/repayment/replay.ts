import type { BusinessDate } from '../calendar.js';
import { allSteps, type Steps } from '../steps.js';
import { fundedAccount, rulesOf, type AccountState, type AccountTerms } from './account.js';
import { applyAdjustment, applyPayment, withoutSmallBalance } from './apply-entry.js';
import { standingEntries, type AccountEntry, type FeeEntry, type PaymentEntry, type StandingEntry } from './entry.js';
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
export function replayInSteps(
  terms: AccountTerms,
  entries: readonly AccountEntry[],
  opening: AccountState = fundedAccount(terms),
): Steps<AccountHistory> {
  return playInSteps(terms, unplayed(opening), standingEntries(entries, rulesOf(terms)));
}

export const replay = (...account: Parameters<typeof replayInSteps>): AccountHistory =>
  allSteps(replayInSteps(...account));

export const unplayed = (opening: AccountState): AccountHistory => ({
  state: opening,
  allocations: new Map(),
  timeline: [],
});

/**
 * The account after some more entries. Those that come after all others in date are applied to what is there; anything
 * else runs again from the start.
 */
export function replayFurtherInSteps(
  terms: AccountTerms,
  { history, entries, opening }: { history: AccountHistory; entries: readonly AccountEntry[]; opening: AccountState },
  added: readonly AccountEntry[],
): Steps<AccountHistory> {
  const rules = rulesOf(terms);
  const last = history.timeline.at(-1)?.on ?? opening.accruesFrom;
  const isLater = (on: BusinessDate): boolean => (rules.edition === 1 ? on >= last : on > last);
  const follows = added.every(({ kind, effectiveOn }) => kind !== 'REVERSAL' && isLater(effectiveOn));
  return follows
    ? playInSteps(terms, history, standingEntries(added, rules))
    : replayInSteps(terms, [...entries, ...added], opening);
}

/** Sees an account go by, and may charge it fees that follow from its payments. */
export interface AccountWatch {
  /** Before what counts on a day. */
  feesBefore(state: AccountState, on: BusinessDate): Steps<readonly FeeEntry[]>;
  paid(payment: PaymentEntry, allocation: Allocation): void;
}

/** Applies entries, which stand in the order in which they count. */
export function* playInSteps(
  terms: AccountTerms,
  from: AccountHistory,
  entries: readonly StandingEntry[],
  watch?: AccountWatch,
): Steps<AccountHistory> {
  const allocations = new Map(from.allocations);
  const timeline = [...from.timeline];
  let { state } = from;
  const apply = (entry: StandingEntry, next: StandingEntry | undefined): void => {
    if (entry.kind === 'PAYMENT') {
      const applied = applyPayment(terms, state, entry);
      allocations.set(entry.id, applied.allocation);
      watch?.paid(entry, applied.allocation);
      const isLastOfDay = next?.kind !== 'PAYMENT' || next.effectiveOn !== entry.effectiveOn;
      state = isLastOfDay ? withoutSmallBalance(terms, applied.state, entry.effectiveOn) : applied.state;
    } else {
      state = applyAdjustment(terms, state, entry);
    }
    timeline.push({ on: entry.effectiveOn, state });
  };
  for (const [index, entry] of entries.entries()) {
    yield;
    for (const fee of watch ? yield* watch.feesBefore(state, entry.effectiveOn) : []) apply(fee, undefined);
    apply(entry, entries[index + 1]);
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
