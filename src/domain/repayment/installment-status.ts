import type { BusinessDate } from '../calendar.js';
import { least, minus, shortfall, ZERO, type Decimal } from '../money.js';
import { countedFrom } from '../hold/payment-stops.js';
import { isTolerated } from '../rules/account-rules.js';
import { interestDue, rulesOf, type StateButFees, type AccountTerms, type ScheduledInstallment } from './account.js';

/** How far an installment is paid. */
export interface InstallmentStanding {
  /** Money applied to it; extra principal that did away with it is not. */
  readonly paid: Decimal;
  /** Money still needed to satisfy it. */
  readonly unpaid: Decimal;
  readonly satisfied: boolean;
}

export type InstallmentStatus = ScheduledInstallment & InstallmentStanding;

type Schedule<Scheduled> = Omit<AccountTerms, 'installments'> & { readonly installments: readonly Scheduled[] };

/** One look at an account asks for the same statuses several times over, and they are most of its work. */
const latest = new WeakMap<StateButFees, { terms: unknown; on: BusinessDate; statuses: readonly unknown[] }>();

/**
 * Money applied to installments covers the oldest first; fees and extra principal stay apart. The last installment takes
 * what is left of the loan, and once nothing is owed all are satisfied.
 */
export function installmentStatuses<Scheduled extends ScheduledInstallment>(
  terms: Schedule<Scheduled>,
  state: StateButFees,
  on: BusinessDate,
): readonly (Scheduled & InstallmentStanding)[] {
  const known = latest.get(state);
  if (known?.terms === terms && known.on === on) return known.statuses as readonly (Scheduled & InstallmentStanding)[];
  const statuses = statusesOf(terms, state, leftToPay(terms, state, on));
  latest.set(state, { terms, on, statuses });
  return statuses;
}

/** What is left of the loan for installments to take. */
export const leftToPay = (terms: AccountTerms, state: StateButFees, on: BusinessDate): Decimal =>
  state.principal.plus(interestDue(terms, state, on));

/** The status of every installment of an account that owes `left`. */
function statusesOf<Scheduled extends ScheduledInstallment>(
  terms: Schedule<Scheduled>,
  state: StateButFees,
  left: Decimal,
): (Scheduled & InstallmentStanding)[] {
  const last = terms.installments.length - 1;
  let money = state.appliedToInstallments;
  let stillOwed = left;
  return terms.installments.map((installment, index) => {
    const paid = index === last ? money : least(money, installment.amount);
    money = minus(money, paid);
    const unpaid = index === last ? stillOwed : least(minus(installment.amount, paid), stillOwed);
    stillOwed = minus(stillOwed, unpaid);
    return { ...installment, paid, unpaid, satisfied: unpaid.isZero() };
  });
}

/** An installment that is not satisfied. */
export interface OpenInstallment {
  readonly number: number;
  readonly dueDate: BusinessDate;
  readonly amount: Decimal;
  readonly unpaid: Decimal;
}

/**
 * The open installments of an account that owes `left`, oldest first. Starts at the first one that money does not cover:
 * a replay asks for a few of them at every payment.
 */
export function* openInstallments(terms: AccountTerms, state: StateButFees, left: Decimal): Generator<OpenInstallment> {
  const { installments } = terms;
  const first = firstUncovered(terms, state);
  const last = installments.length - 1;
  let covered = state.appliedToInstallments.minus(totalBefore(installments, first));
  let owed = left;
  for (let index = first; index <= last && !owed.isZero(); index += 1) {
    const installment = installments[index];
    if (!installment) return;
    const { number, dueDate, amount } = installment;
    const unpaid = index === last ? owed : least(minus(amount, covered), owed);
    covered = ZERO;
    owed = minus(owed, unpaid);
    if (!unpaid.isZero()) yield { number, dueDate, amount, unpaid };
  }
}

/** While principal is owed, how much interest there is does not matter. */
const owesNothing = (terms: AccountTerms, state: StateButFees, on: BusinessDate): boolean =>
  state.principal.isZero() && interestDue(terms, state, on).isZero();

/** From when lateness counts for an installment; undefined while a hold without an end stops its payment. */
export const lateFrom = (
  { stops = [], installments }: AccountTerms,
  { dueDate }: Pick<ScheduledInstallment, 'dueDate'>,
): BusinessDate | undefined => countedFrom(dueDate, stops, installments);

/**
 * THE day that days past due count from: the due date of the oldest open installment, or of the next one to come. A shortfall within the
 * contract's tolerance is not late, nor is an installment whose payment a hold stopped.
 */
export function oldestOpen(terms: AccountTerms, state: StateButFees, on: BusinessDate): BusinessDate | undefined {
  if (owesNothing(terms, state, on)) return undefined;
  const { delinquencyTolerance } = rulesOf(terms);
  if (terms.stops === undefined && !delinquencyTolerance)
    return terms.installments[firstUncovered(terms, state)]?.dueDate;
  let oldest: BusinessDate | undefined;
  for (const open of openInstallments(terms, state, leftToPay(terms, state, on))) {
    if (oldest !== undefined && oldest <= open.dueDate) break;
    const counted = isTolerated(delinquencyTolerance, open) ? undefined : lateFrom(terms, open);
    if (counted !== undefined && (oldest === undefined || counted < oldest)) oldest = counted;
  }
  return oldest;
}

/** What the first `count` installments of an account that owes `left` still ask for together. */
export function unpaidBefore(
  { installments }: AccountTerms,
  state: StateButFees,
  left: Decimal,
  count: number,
): Decimal {
  if (count >= installments.length) return left;
  return least(shortfall(totalBefore(installments, count), state.appliedToInstallments), left);
}

/** How many are due before a day. */
export const dueBefore = ({ installments }: AccountTerms, day: BusinessDate): number =>
  firstWhere(installments.length, (index) => (installments[index]?.dueDate ?? day) >= day);

/** How many of the oldest money covers. The last one takes what is left, so that no money covers it. */
export function firstUncovered({ installments }: AccountTerms, { appliedToInstallments }: StateButFees): number {
  const asked = totalsOf(installments);
  return firstWhere(installments.length - 1, (index) => (asked[index + 1] ?? ZERO).gt(appliedToInstallments));
}

/** The first index for which something holds that holds for all later ones too; `end` if there is none before it. */
function firstWhere(end: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** By schedule: an account with a long history asks thousands of times. */
const totals = new WeakMap<readonly ScheduledInstallment[], readonly Decimal[]>();

/** What the first so many installments ask for. */
export const totalBefore = (installments: readonly ScheduledInstallment[], count: number): Decimal =>
  totalsOf(installments)[count] ?? ZERO;

function totalsOf(installments: readonly ScheduledInstallment[]): readonly Decimal[] {
  const known = totals.get(installments);
  if (known) return known;
  let total = ZERO;
  const found = [ZERO, ...installments.map(({ amount }) => (total = total.plus(amount)))];
  totals.set(installments, found);
  return found;
}

export interface InstallmentsDue {
  readonly pastDue: readonly InstallmentStatus[];
  /** Due on the day, or next: one installment, or all that an acceleration makes due. */
  readonly current: readonly InstallmentStatus[];
}

export function installmentsDue(statuses: readonly InstallmentStatus[], on: BusinessDate): InstallmentsDue {
  const next = statuses.find(({ dueDate }) => dueDate >= on)?.dueDate;
  return {
    pastDue: statuses.filter(({ dueDate, satisfied }) => dueDate < on && !satisfied),
    current: statuses.filter(({ dueDate }) => dueDate === next),
  };
}

export function unpaidOf(installments: readonly InstallmentStatus[]): Decimal {
  return installments.reduce((total, { unpaid }) => total.plus(unpaid), ZERO);
}
