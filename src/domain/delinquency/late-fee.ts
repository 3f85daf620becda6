import type { BusinessDate } from '../calendar.js';
import { lastDayOfGrace, RULES_BEFORE, type ServicingRules } from '../loan/servicing-rules.js';
import type { Decimal } from '../money.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import { feesDue, type AccountState, type AccountTerms } from '../repayment/account.js';
import { applyPayment } from '../repayment/apply-entry.js';
import { installmentStatuses, type InstallmentStatus } from '../repayment/installment-status.js';

export interface LateFeePolicy {
  readonly amount: Decimal;
  readonly graceDays: number;
  readonly rules?: ServicingRules;
}

export interface LateFee {
  readonly installment: number;
  readonly dueDate: BusinessDate;
  readonly amount: Decimal;
}

/** The late fees to assess on a day. `pending` are submitted payments that have not settled. */
export function lateFeesDue(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  policy: LateFeePolicy,
  pending: readonly Decimal[] = [],
): LateFee[] {
  if (policy.amount.isZero()) return [];
  const view = lateFeeView(terms, state, on, pending);
  return view.statuses.flatMap((status) => {
    const checked = checkStatus(state, on, policy, status, view.covered);
    return checked.ok ? [checked.value] : [];
  });
}

/** Whether one installment may bear a late fee on a day, and why not. */
export function checkLateFee(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  policy: LateFeePolicy,
  installment: number,
  pending: readonly Decimal[] = [],
): Result<LateFee, OtherRefusal> {
  const view = lateFeeView(terms, state, on, pending);
  const status = view.statuses.find(({ number }) => number === installment);
  if (!status) return refuse('NOT_FOUND', `there is no installment ${installment}`);
  return checkStatus(state, on, policy, status, view.covered);
}

interface LateFeeView {
  readonly statuses: readonly InstallmentStatus[];
  /** Installments that pending payments would satisfy. */
  readonly covered: ReadonlySet<number>;
}

function lateFeeView(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  pending: readonly Decimal[],
): LateFeeView {
  const expected = pending.reduce(
    (after, amount, index) =>
      applyPayment(terms, after, { kind: 'PAYMENT', id: `pending ${index}`, sequence: index, effectiveOn: on, amount })
        .state,
    state,
  );
  const satisfied =
    pending.length === 0 ? [] : installmentStatuses(terms, expected, on).filter((each) => each.satisfied);
  return {
    statuses: installmentStatuses(terms, state, on),
    covered: new Set(satisfied.map(({ number }) => number)),
  };
}

function checkStatus(
  state: AccountState,
  on: BusinessDate,
  policy: LateFeePolicy,
  { number, dueDate, satisfied }: InstallmentStatus,
  covered: ReadonlySet<number>,
): Result<LateFee, OtherRefusal> {
  if (state.fees.some(({ kind, installment }) => kind === 'LATE' && installment === number)) {
    return refuse('FEE_ALREADY_ASSESSED', `installment ${number} has had its late fee`);
  }
  if (satisfied) {
    return feesDue(state).isZero()
      ? refuse('FEE_NOT_DUE', `installment ${number} is satisfied`)
      : refuse('FEE_PYRAMIDING', `installment ${number} is satisfied; only fees are unpaid (16 CFR 444.4)`);
  }
  if (on <= lastDayOfGrace(dueDate, policy.graceDays, policy.rules ?? RULES_BEFORE)) {
    return refuse('FEE_NOT_DUE', `the grace days of installment ${number} have not passed`);
  }
  if (covered.has(number)) return refuse('FEE_NOT_DUE', `a pending payment covers installment ${number}`);
  return success({ installment: number, dueDate, amount: policy.amount });
}
