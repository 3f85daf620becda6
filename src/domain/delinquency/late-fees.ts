import type { HoldDays } from '../hold/hold.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import { addDays, earlierOf, type BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { lastDayOfGrace, type ServicingRules } from '../rules/servicing-rules.js';
import {
  interestDue,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type ScheduledInstallment,
} from '../repayment/account.js';
import { orderFor } from '../rules/account-rules.js';
import { isRestart } from '../change/term-change.js';
import {
  isLateFee,
  standingEntries,
  type AccountEntry,
  type FeeEntry,
  type PaymentEntry,
  type TermChangeEntry,
} from '../repayment/entry.js';
import { totalBefore } from '../repayment/installment-status.js';
import { playInSteps, unplayed, type AccountWatch } from '../repayment/replay.js';
import type { Allocation } from '../repayment/waterfall.js';
import type { Steps } from '../steps.js';
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
 * when on its last day of grace neither the account has it satisfied nor the money that was on time for it covers it,
 * whatever older debt remains (16 CFR 444.4), and when its day lies in no hold that stops late fees. Late fees among the entries are left out of account, so that the answer
 * does not depend on which were recorded; `idOf` names those that waivers may refer to.
 */
export function* lateFeesInSteps(
  { entries, ...account }: LateFeeAccount,
  through: BusinessDate,
  idOf: (installment: number) => string,
): Steps<readonly LateFee[]> {
  const { original, opening } = account;
  const rules = rulesOf(original);
  if (!rules.lateFee.formula) return [];
  const isAsRecorded = settledFees(account);
  const others = entries.filter((entry) => !isLateFee(entry) || isAsRecorded(entry));
  const standing = standingEntries(others, rules).filter(({ effectiveOn }) => effectiveOn <= through);
  yield;
  const watch = new LateFeeWatch(account, through, idOf);
  const { state } = yield* playInSteps(unplayed(original, opening), standing, watch);
  yield* watch.feesBefore(state, through);
  return watch.fees;
}

type Contract = Omit<LateFeeAccount, 'entries'>;

/** The place of the first installment whose fee is derived; what came before the account or its policy is as recorded. */
function firstDerived(account: Contract): number {
  const { original, opening } = account;
  const { from = opening.accruesFrom } = rulesOf(original).lateFee;
  const isDerived = ({ dueDate }: ScheduledInstallment): boolean => {
    const on = feeDay(account, dueDate);
    return on > opening.accruesFrom && on >= from;
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

/** The day after the last day of grace. */
const feeDay = ({ graceDays, rules }: Contract, dueDate: BusinessDate): BusinessDate =>
  addDays(lastDayOfGrace(dueDate, graceDays, rules), 1);

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

  private lastDays({ installments }: AccountTerms): BusinessDate[] {
    const { graceDays, rules } = this.account;
    return installments.map(({ dueDate }) => lastDayOfGrace(dueDate, graceDays, rules));
  }

  changed(terms: AccountTerms, { change, effectiveOn }: TermChangeEntry): void {
    const restarts = isRestart(change);
    const stays = (dueDate: BusinessDate): boolean => (restarts ? dueDate <= effectiveOn : dueDate < change.from);
    const kept = terms.installments.filter(({ dueDate }) => stays(dueDate)).length;
    this.terms = terms;
    this.money.reschedule(terms.installments, this.lastDays(terms), kept, !restarts);
  }

  *feesBefore(state: AccountState, on: BusinessDate): Steps<FeeEntry[]> {
    const found: FeeEntry[] = [];
    const until = earlierOf(on, this.through);
    for (; !state.chargeOff; this.next += 1) {
      const scheduled = this.terms.installments[this.next];
      if (!scheduled) break;
      const feeOn = feeDay(this.account, scheduled.dueDate);
      if (feeOn > until) break;
      yield;
      if (isStoppedOn(this.account.holds ?? [], 'LATE_FEES', feeOn)) continue;
      const unpaid = this.unpaidBefore(state, feeOn);
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

  paid(payment: PaymentEntry, { interest, principal, fees }: Allocation): void {
    const order = orderFor(rulesOf(this.terms), payment.instruction);
    // Money that went to fees before installments was paid on time all the same (16 CFR 444.4).
    const beforeInstallments = order.indexOf('FEES') < order.indexOf('INSTALLMENT_PRINCIPAL') ? fees : ZERO;
    this.money.receive(interest.plus(principal).plus(beforeInstallments), payment.effectiveOn);
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
