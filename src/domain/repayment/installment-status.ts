import type { BusinessDate } from '../calendar.js';
import { least, ZERO, type Decimal } from '../money.js';
import { interestDue, type AccountState, type AccountTerms, type ScheduledInstallment } from './account.js';

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
const latest = new WeakMap<AccountState, { terms: unknown; on: BusinessDate; statuses: readonly unknown[] }>();

/**
 * Money applied to installments covers the oldest first; fees and extra principal stay apart. The last installment takes
 * what is left of the loan, and once nothing is owed all are satisfied.
 */
export function installmentStatuses<Scheduled extends ScheduledInstallment>(
  terms: Schedule<Scheduled>,
  state: AccountState,
  on: BusinessDate,
): readonly (Scheduled & InstallmentStanding)[] {
  const known = latest.get(state);
  if (known?.terms === terms && known.on === on) return known.statuses as readonly (Scheduled & InstallmentStanding)[];
  const statuses = [...statusesOn(terms, state, on)];
  latest.set(state, { terms, on, statuses });
  return statuses;
}

/** One after the other, so that who needs only the first does not pay for the rest; from a place whose elders are paid. */
export function* statusesOn<Scheduled extends ScheduledInstallment>(
  terms: Schedule<Scheduled>,
  state: AccountState,
  on: BusinessDate,
  from = 0,
): Generator<Scheduled & InstallmentStanding> {
  const last = terms.installments.length - 1;
  let money = state.appliedToInstallments.minus(scheduledThrough(terms.installments)[from - 1] ?? ZERO);
  let stillOwed = state.principal.plus(interestDue(terms, state, on));
  for (const [index, installment] of terms.installments.slice(from).entries()) {
    const isLast = from + index === last;
    const paid = isLast ? money : least(money, installment.amount);
    money = paid.isZero() ? money : money.minus(paid);
    const scheduled = paid.isZero() ? installment.amount : installment.amount.minus(paid);
    const unpaid = isLast ? stillOwed : least(scheduled, stillOwed);
    stillOwed = unpaid.isZero() ? stillOwed : stillOwed.minus(unpaid);
    yield { ...installment, paid, unpaid, satisfied: unpaid.isZero() };
  }
}

/** Those that are not satisfied. The ones that money covers are skipped at once: a replay asks this for every payment. */
export function* openOn(terms: AccountTerms, state: AccountState, on: BusinessDate): Generator<InstallmentStatus> {
  const { installments } = terms;
  const first = scheduledThrough(installments).findIndex((total) => total.gt(state.appliedToInstallments));
  const from = first === -1 ? Math.max(0, installments.length - 1) : first;
  for (const status of statusesOn(terms, state, on, from)) if (!status.satisfied) yield status;
}

const totals = new WeakMap<readonly ScheduledInstallment[], readonly Decimal[]>();

/** What is scheduled up to and with each installment. */
export function scheduledThrough(installments: readonly ScheduledInstallment[]): readonly Decimal[] {
  const known = totals.get(installments);
  if (known) return known;
  let total = ZERO;
  const through = installments.map(({ amount }) => (total = total.plus(amount)));
  totals.set(installments, through);
  return through;
}

/** When the first installment that is not satisfied is or was due. */
export function oldestOpen(terms: AccountTerms, state: AccountState, on: BusinessDate): BusinessDate | undefined {
  for (const { dueDate } of openOn(terms, state, on)) return dueDate;
  return undefined;
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
