import type { HoldDays } from '../hold/hold.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import { addDays, businessDate, earlierOf, type BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { lastDayOfGrace, type ServicingRules } from '../rules/servicing-rules.js';
import {
  interestDue,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type ScheduledInstallment,
} from '../repayment/account.js';
import { isTolerated, orderFor } from '../rules/account-rules.js';
import { isDueNow, isRestart } from '../change/term-change.js';
import {
  isLateFee,
  standingEntries,
  type AccountEntry,
  type FeeEntry,
  type PaymentEntry,
  type TermChangeEntry,
} from '../repayment/entry.js';
import { paysInstallments } from '../repayment/payment-nature.js';
import { lateFrom, totalBefore } from '../repayment/installment-status.js';
import { applyEntries, unplayed, type AccountHistory, type AccountWatch } from '../repayment/replay.js';
import type { Allocation } from '../repayment/allocation.js';
import { lateFeeOn, type LateFeePolicy } from '../rules/late-fee-policy.js';
import { OnTimeMoney } from './on-time-money.js';

/** An account as far as late fees go. */
export interface LateFeeAccount {
  /** As they were signed. */
  readonly original: AccountTerms;
  readonly opening: AccountState;
  readonly entries: readonly AccountEntry[];
  readonly graceDays: number;
  readonly rules: ServicingRules;
  /** None where there are none. */
  readonly holds?: readonly HoldDays[] | undefined;
}

/** A fee on one installment. It is due from the day after the last day of grace, whenever anyone looks. */
export interface LateFee {
  readonly id: string;
  readonly installment: number;
  readonly dueDate: BusinessDate;
  readonly on: BusinessDate;
  readonly unpaid: Decimal;
  readonly amount: Decimal;
}

/**
 * The late fees that an account owes by a day, from the effective dates of its payments alone. An installment draws one
 * if on its last day of grace it is neither satisfied nor covered by money that was on time for it, with any older debt
 * (16 CFR 444.4), and if its day is not in a hold that stops late fees. Late fees among the entries are ignored, so
 * that the answer does not depend on the recorded ones; `idOf` names those that waivers can refer to.
 */
export function lateFees(
  { entries, ...account }: LateFeeAccount,
  through: BusinessDate,
  idOf: (installment: number) => string,
): readonly LateFee[] {
  const { original, opening } = account;
  const rules = rulesOf(original);
  if (!rules.lateFee.formula) return [];
  const isAsRecorded = settledFees(account);
  const others = entries.filter((entry) => !isLateFee(entry) || isAsRecorded(entry));
  const standing = standingEntries(others, rules).filter(({ effectiveOn }) => effectiveOn <= through);
  const watch = new LateFeeWatch(account, through, idOf);
  const { state } = applyEntries(unplayed(original, opening), standing, watch);
  watch.feesBefore(state, through);
  return watch.fees;
}

/** An account after all its entries. */
interface PlayedAccount extends LateFeeAccount {
  readonly history: AccountHistory;
}

/**
 * Whether an account without late fees draws none by a day, as its history tells: each installment was satisfied before
 * the day of its fee. False means that it must be replayed.
 */
export function isOnTime(account: PlayedAccount, through: BusinessDate): boolean {
  const { original, opening, entries, history } = account;
  const { installments } = original;
  const isPlain = ({ kind, effectiveOn }: AccountEntry): boolean => kind !== 'TERM_CHANGE' && effectiveOn <= through;
  if (history.state.chargeOff || opening.chargeOff || !entries.every(isPlain) || entries.some(isLateFee)) return false;
  let point = 0;
  let { appliedToInstallments: applied } = opening;
  for (let place = firstDerived(account); place < installments.length; place += 1) {
    const installment = installments[place];
    const feeOn = installment && feeDay(account, original, installment.dueDate);
    if (feeOn === undefined || feeOn > through) return true;
    for (let next = history.timeline[point]; next && next.on < feeOn; next = history.timeline[point]) {
      applied = next.state.appliedToInstallments;
      point += 1;
    }
    // The last installment is the rest of the debt, which only a replay computes.
    if (place === installments.length - 1 || totalBefore(installments, place + 1).gt(applied)) return false;
  }
  return true;
}

type Contract = Omit<LateFeeAccount, 'entries'>;

/** The place of the first installment whose fee is derived; what came before the account or its policy is as recorded. */
function firstDerived(account: Contract): number {
  const { original, opening } = account;
  const { from = opening.accruesFrom } = rulesOf(original).lateFee;
  const isDerived = ({ dueDate }: ScheduledInstallment): boolean => {
    const on = feeDay(account, original, dueDate);
    return on === undefined || (on > opening.accruesFrom && on >= from);
  };
  // Days of fees come in the order of due dates.
  let [first, end] = [0, original.installments.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    const installment = original.installments[middle];
    if (installment && isDerived(installment)) end = middle;
    else first = middle + 1;
  }
  return first;
}

/** The last day of grace; undefined while a hold without an end stops the payment. */
function lastDayOf(
  { graceDays, rules }: Contract,
  terms: AccountTerms,
  dueDate: BusinessDate,
): BusinessDate | undefined {
  const counted = lateFrom(terms, { dueDate });
  return counted === undefined ? undefined : lastDayOfGrace(counted, graceDays, rules);
}

function feeDay(account: Contract, terms: AccountTerms, dueDate: BusinessDate): BusinessDate | undefined {
  const last = lastDayOf(account, terms, dueDate);
  return last === undefined ? undefined : addDays(last, 1);
}

/** As the last day of a grace that has no end yet. */
const NO_END = businessDate('9999-12-31');

/** Tells whether a late fee is as it was recorded, before fees were derived. */
export function settledFees(account: Contract): (fee: FeeEntry) => boolean {
  const first = firstDerived(account);
  return ({ installment }) => installment === undefined || installment <= first;
}

/** Follows an account from one last day of grace to the next. */
class LateFeeWatch implements AccountWatch {
  readonly fees: LateFee[] = [];
  private readonly policy: LateFeePolicy;
  private readonly money: OnTimeMoney;
  private terms: AccountTerms;
  private next: number;

  constructor(
    private readonly account: Contract,
    private readonly through: BusinessDate,
    private readonly idOf: (installment: number) => string,
  ) {
    const { original, opening } = account;
    this.terms = original;
    this.policy = rulesOf(original).lateFee;
    this.next = firstDerived(account);
    this.money = new OnTimeMoney(original.installments, this.lastDays(original), opening.appliedToInstallments);
  }

  private lastDays(terms: AccountTerms): BusinessDate[] {
    return terms.installments.map(({ dueDate }) => lastDayOf(this.account, terms, dueDate) ?? NO_END);
  }

  changed(terms: AccountTerms, { change, effectiveOn }: TermChangeEntry): void {
    const ended = this.terms.accelerated && !terms.accelerated;
    this.terms = terms;
    if (isDueNow(change)) this.money.redate(terms.installments, this.lastDays(terms));
    else {
      const restarts = isRestart(change);
      const stays = (dueDate: BusinessDate): boolean => (restarts ? dueDate <= effectiveOn : dueDate < change.from);
      const scheduled = (terms.accelerated ?? terms).installments;
      const kept = scheduled.filter(({ dueDate }) => stays(dueDate)).length;
      this.money.reschedule(terms.installments, this.lastDays(terms), kept, !restarts);
    }
    if (ended) this.skipThrough(effectiveOn);
  }

  /** By policy, installments that fell due while all was due draw no late fee. */
  private skipThrough(on: BusinessDate): void {
    const { terms } = this;
    const isOver = ({ dueDate }: ScheduledInstallment): boolean => {
      const feeOn = feeDay(this.account, terms, dueDate);
      return feeOn !== undefined && feeOn <= on;
    };
    for (let next = terms.installments[this.next]; next && isOver(next); next = terms.installments[this.next])
      this.next += 1;
  }

  feesBefore(state: AccountState, on: BusinessDate): FeeEntry[] {
    const found: FeeEntry[] = [];
    const until = earlierOf(on, this.through);
    for (; !state.chargeOff; this.next += 1) {
      const scheduled = this.terms.installments[this.next];
      const { accelerated } = this.terms;
      if (!scheduled || (accelerated && scheduled.dueDate >= accelerated.on)) break;
      const feeOn = feeDay(this.account, this.terms, scheduled.dueDate);
      if (feeOn === undefined || feeOn > until) break;
      if (isStoppedOn(this.account.holds ?? [], 'LATE_FEES', feeOn)) continue;
      const unpaid = this.unpaidBefore(state, feeOn);
      if (isTolerated(rulesOf(this.terms).delinquencyTolerance, { amount: scheduled.amount, unpaid })) continue;
      const amount = lateFeeOn(this.policy, scheduled.amount, unpaid);
      if (amount.isZero()) continue;
      const { number, dueDate } = scheduled;
      const fee = { id: this.idOf(number), installment: number, dueDate, on: feeOn, unpaid, amount };
      this.fees.push(fee);
      found.push(entryOf(fee));
    }
    return found;
  }

  /** Of the next installment, at the end of its last day of grace: the less of what the account and the period say. */
  private unpaidBefore(state: AccountState, feeOn: BusinessDate): Decimal {
    const owed = state.principal.plus(interestDue(this.terms, state, addDays(feeOn, -1)));
    const isLast = this.next === this.terms.installments.length - 1;
    const openBefore = (place: number): Decimal =>
      least(shortfall(totalBefore(this.terms.installments, place), state.appliedToInstallments), owed);
    const open = (isLast ? owed : openBefore(this.next + 1)).minus(openBefore(this.next));
    return least(open, this.money.missing(this.next));
  }

  paid(payment: PaymentEntry, { toInstallments, fees }: Allocation): void {
    if (toInstallments.isZero() && !paysInstallments(payment.nature)) return;
    const order = orderFor(rulesOf(this.terms), payment.instruction);
    // Money that went to fees before installments was paid on time all the same (16 CFR 444.4).
    const beforeInstallments = order.indexOf('FEES') < order.indexOf('INSTALLMENT_PRINCIPAL') ? fees : ZERO;
    this.money.receive(toInstallments.plus(beforeInstallments), payment.effectiveOn);
  }
}

export const entryOf = ({ id, installment, on, amount }: LateFee, sequence = 0): FeeEntry => ({
  kind: 'FEE',
  feeKind: 'LATE',
  id,
  sequence,
  effectiveOn: on,
  amount,
  installment,
});
