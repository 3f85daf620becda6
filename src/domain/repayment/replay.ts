import type { BusinessDate } from '../calendar.js';
import { changeContract } from '../change/contract-change.js';
import { changeDueNow, changeScheduled, asScheduled } from '../change/acceleration.js';
import { isDueNow, isRestart, type PlannedTerms } from '../change/term-change.js';
import { restart } from '../change/restart.js';
import { arithmeticOf } from '../rules/editions.js';
import {
  fundedAccount,
  rulesOf,
  type AccountState,
  type AccountTerms,
  payoffAmount,
  asPast,
  type PastState,
} from './account.js';
import { applyAdjustment, applyPayment, withInterestCarried, withPrincipalAdjusted } from './apply-entry.js';
import { leavesSmallBalance, withRestWrittenOff } from './small-balance.js';
import {
  standingEntries,
  type AccountEntry,
  type FeeEntry,
  type PaymentEntry,
  type StandingEntry,
  type TermChangeEntry,
} from './entry.js';
import type { Allocation } from './allocation.js';

/** An account after an entry, and the terms that hold from then on. */
export interface AccountPoint<Terms extends AccountTerms = AccountTerms> {
  readonly on: BusinessDate;
  readonly state: PastState;
  readonly terms: Terms;
}

export interface AccountHistory<Terms extends AccountTerms = AccountTerms> {
  readonly state: AccountState;
  /** As they hold after the last entry. */
  readonly terms: Terms;
  /** By the id of the payment. */
  readonly allocations: ReadonlyMap<string, Allocation>;
  /** The balances after each entry, in order of date. */
  readonly timeline: readonly AccountPoint<Terms>[];
  /** By the id of the entry: what it changed the terms to. One that found nothing to change is not in it. */
  readonly changes: ReadonlyMap<string, Terms>;
}

/**
 * The account as all its entries leave it. Reversals and backdated entries need nothing else: what is reversed is left
 * out and the rest runs again. `opening` is where an imported loan starts.
 */
export function replay<Terms extends AccountTerms>(
  terms: Terms,
  entries: readonly AccountEntry[],
  opening: AccountState = fundedAccount(terms),
): AccountHistory<Terms> {
  return applyEntries(unplayed(terms, opening), standingEntries(entries, rulesOf(terms)));
}

export const unplayed = <Terms extends AccountTerms>(terms: Terms, opening: AccountState): AccountHistory<Terms> => ({
  state: opening,
  terms,
  allocations: new Map(),
  timeline: [],
  changes: new Map(),
});

interface Played<Terms extends AccountTerms> {
  /** As they were at the opening. */
  readonly original: Terms;
  readonly opening: AccountState;
  readonly entries: readonly AccountEntry[];
  readonly history: AccountHistory<Terms>;
}

/**
 * The account after some more entries. Those that come after all others in date are applied to what is there; anything
 * else runs again from the start.
 */
export function replayFurther<Terms extends AccountTerms>(
  { original, history, entries, opening }: Played<Terms>,
  added: readonly AccountEntry[],
): AccountHistory<Terms> {
  const rules = rulesOf(original);
  const last = history.timeline.at(-1)?.on ?? opening.accruesFrom;
  const isLater = (on: BusinessDate): boolean =>
    arithmeticOf(rules).dayOrder === 'AS_RECORDED' ? on >= last : on > last;
  const follows = added.every(({ kind, effectiveOn }) => kind !== 'REVERSAL' && isLater(effectiveOn));
  return follows
    ? applyEntries(history, standingEntries(added, rules))
    : replay(original, [...entries, ...added], opening);
}

/** Sees an account go by, and may charge it fees that follow from its payments. */
export interface AccountWatch {
  /** Before what counts on a day. */
  feesBefore(state: AccountState, on: BusinessDate): readonly FeeEntry[];
  paid(payment: PaymentEntry, allocation: Allocation): void;
  changed(terms: AccountTerms, entry: TermChangeEntry): void;
}

/** Applies entries, which stand in the order in which they count. */
export function applyEntries<Terms extends AccountTerms>(
  from: AccountHistory<Terms>,
  entries: readonly StandingEntry[],
  watch?: AccountWatch,
): AccountHistory<Terms> {
  const allocations = new Map(from.allocations);
  const changes = new Map(from.changes);
  const timeline = [...from.timeline];
  let { state, terms } = from;
  const pay = (payment: PaymentEntry, next: StandingEntry | undefined): AccountState => {
    const applied = applyPayment(terms, state, payment);
    allocations.set(payment.id, applied.allocation);
    watch?.paid(payment, applied.allocation);
    const isLastOfDay = next?.kind !== 'PAYMENT' || next.effectiveOn !== payment.effectiveOn;
    const isSmall = isLastOfDay && leavesSmallBalance(terms, applied.state, payment.effectiveOn);
    return isSmall ? withRestWrittenOff(terms, applied.state, payment.effectiveOn) : applied.state;
  };
  function change(entry: TermChangeEntry): AccountState {
    const applied = applyTermChange(terms, state, entry);
    if (!applied) return state;
    terms = applied.terms;
    changes.set(entry.id, terms);
    watch?.changed(terms, entry);
    return applied.state;
  }
  for (const [index, entry] of entries.entries()) {
    for (const fee of watch ? watch.feesBefore(state, entry.effectiveOn) : []) {
      state = applyAdjustment(terms, state, fee);
      timeline.push({ on: fee.effectiveOn, state: asPast(state), terms });
    }
    if (entry.kind === 'PAYMENT') state = pay(entry, entries[index + 1]);
    else if (entry.kind === 'TERM_CHANGE') state = change(entry);
    else state = applyAdjustment(terms, state, entry);
    timeline.push({ on: entry.effectiveOn, state: asPast(state), terms });
  }
  return { state, terms, allocations, timeline, changes };
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

interface AppliedChange<Terms> {
  readonly terms: Terms;
  readonly state: AccountState;
}

/** A quote's terms have no plan, and so nothing to plan again. */
const arePlanned = <Terms extends AccountTerms>(terms: Terms): terms is Terms & PlannedTerms => 'plan' in terms;

/**
 * The account under other terms, with its interest brought to the day under those that held. Undefined where there is
 * nothing to change: no balance, a loss, or no installment that is left.
 */
function applyTermChange<Terms extends AccountTerms>(
  terms: Terms,
  state: AccountState,
  { change, effectiveOn }: TermChangeEntry,
): AppliedChange<Terms> | undefined {
  if (!arePlanned(terms) || state.chargeOff || payoffAmount(terms, state, effectiveOn).isZero()) return undefined;
  if (isDueNow(change)) {
    const due = changeDueNow<Terms & PlannedTerms>(terms, change);
    return due && { terms: due, state };
  }
  const broughtHere = withInterestCarried(terms, state, effectiveOn);
  if (!isRestart(change)) {
    const changed = changeScheduled<Terms & PlannedTerms>(terms, (scheduled) => changeContract(scheduled, change));
    return changed && { terms: changed, state: broughtHere };
  }
  const { principal, carriedInterest: interest, appliedToInstallments: applied } = broughtHere;
  const owed = { on: effectiveOn, principal, interest, applied };
  // A new plan ends an acceleration.
  const restarted = restart<Terms & PlannedTerms>(asScheduled(terms), change, owed);
  if (!restarted) return undefined;
  const paid = state.principalPaid.plus(state.interestPaid);
  return {
    terms: { ...restarted.terms, paidBeforeCount: paid.minus(restarted.applied) },
    state: {
      ...withPrincipalAdjusted(broughtHere, restarted.forgiven.negated()),
      appliedToInstallments: restarted.applied,
    },
  };
}
