import type { BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { interestDue, type StateButFees, type AccountTerms, type ScheduledInstallment } from './account.js';

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
  const statuses = [...statusesOn(terms, state, on)];
  latest.set(state, { terms, on, statuses });
  return statuses;
}

/** What is left of the loan for installments to take. */
export const leftToPay = (terms: AccountTerms, state: StateButFees, on: BusinessDate): Decimal =>
  state.principal.plus(interestDue(terms, state, on));

/** One after the other, so that who needs only the first does not pay for the rest; from a place whose elders are paid. */
export function* statusesOn<Scheduled extends ScheduledInstallment>(
  terms: Schedule<Scheduled>,
  state: StateButFees,
  on: BusinessDate,
  from = 0,
): Generator<Scheduled & InstallmentStanding> {
  const last = terms.installments.length - 1;
  let money = state.appliedToInstallments.minus(totalBefore(terms.installments, from));
  let stillOwed = leftToPay(terms, state, on);
  for (let index = from; index <= last; index += 1) {
    const installment = terms.installments[index];
    if (!installment) return;
    const paid = index === last ? money : least(money, installment.amount);
    money = paid.isZero() ? money : money.minus(paid);
    const scheduled = paid.isZero() ? installment.amount : installment.amount.minus(paid);
    const unpaid = index === last ? stillOwed : least(scheduled, stillOwed);
    stillOwed = unpaid.isZero() ? stillOwed : stillOwed.minus(unpaid);
    yield { ...installment, paid, unpaid, satisfied: unpaid.isZero() };
  }
}

/** While principal is owed, how much interest there is does not matter. */
const owesNothing = (terms: AccountTerms, state: StateButFees, on: BusinessDate): boolean =>
  state.principal.isZero() && interestDue(terms, state, on).isZero();

/** Those that are not satisfied. The ones that money covers are skipped at once: a replay asks this for every payment. */
export function* openOn(terms: AccountTerms, state: StateButFees, on: BusinessDate): Generator<InstallmentStatus> {
  if (owesNothing(terms, state, on)) return;
  for (const status of statusesOn(terms, state, on, firstUncovered(terms, state))) {
    if (!status.satisfied) yield status;
  }
}

/** When the first installment that is not satisfied is or was due. */
export function oldestOpen(terms: AccountTerms, state: StateButFees, on: BusinessDate): BusinessDate | undefined {
  return owesNothing(terms, state, on) ? undefined : terms.installments[firstUncovered(terms, state)]?.dueDate;
}

/** What the first so many installments still ask for together. */
export function unpaidBefore(terms: AccountTerms, state: StateButFees, on: BusinessDate, count: number): Decimal {
  const { installments } = terms;
  const left = leftToPay(terms, state, on);
  if (count >= installments.length) return left;
  return least(shortfall(totalBefore(installments, count), state.appliedToInstallments), left);
}

/** How many are due before a day. */
export const dueBefore = ({ installments }: AccountTerms, day: BusinessDate): number =>
  firstWhere(installments.length, (index) => (installments[index]?.dueDate ?? day) >= day);

/** How many of the oldest money covers. The last one takes what is left, so that no money covers it. */
export const firstUncovered = ({ installments }: AccountTerms, { appliedToInstallments }: StateButFees): number =>
  firstWhere(installments.length - 1, (index) => totalBefore(installments, index + 1).gt(appliedToInstallments));

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
export function totalBefore(installments: readonly ScheduledInstallment[], count: number): Decimal {
  let known = totals.get(installments);
  if (!known) {
    let total = ZERO;
    known = [ZERO, ...installments.map(({ amount }) => (total = total.plus(amount)))];
    totals.set(installments, known);
  }
  return known[count] ?? ZERO;
}

export interface InstallmentsDue {
  readonly pastDue: readonly InstallmentStatus[];
  /** The installment due on the day, or the next one to come. */
  readonly current: InstallmentStatus | undefined;
}

export function installmentsDue(statuses: readonly InstallmentStatus[], on: BusinessDate): InstallmentsDue {
  return {
    pastDue: statuses.filter(({ dueDate, satisfied }) => dueDate < on && !satisfied),
    current: statuses.find(({ dueDate }) => dueDate >= on),
  };
}

export function unpaidOf(installments: readonly InstallmentStatus[]): Decimal {
  return installments.reduce((total, { unpaid }) => total.plus(unpaid), ZERO);
}
