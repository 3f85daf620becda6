import type { BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { carriedInterest } from '../schedule/rate-history.js';
import {
  accruedInterest,
  feesDue,
  interestDue,
  type AccountState,
  type AccountTerms,
  type FeeBalance,
} from './account.js';
import type { AccountEntry, ChargeOffEntry, FeeEntry, PaymentEntry, RefundEntry, ReversalEntry } from './entry.js';
import { oldestOpen } from './installment-status.js';
import { allocate, type Allocation, type FeeShare } from './waterfall.js';

export interface AppliedPayment {
  readonly state: AccountState;
  readonly allocation: Allocation;
}

/** Entries come in order of their effective dates; a backdated one needs a replay. */
export function applyPayment(terms: AccountTerms, state: AccountState, payment: PaymentEntry): AppliedPayment {
  const { amount, effectiveOn } = payment;
  if (effectiveOn < state.accruesFrom) throw new TypeError(`${effectiveOn} is before ${state.accruesFrom}: replay`);
  const allocation = allocate(terms, state, amount, effectiveOn);
  const { interest, extraPrincipal } = allocation;
  const principal = allocation.principal.plus(extraPrincipal);
  return {
    allocation,
    state: {
      ...state,
      principal: state.principal.minus(principal),
      accruesFrom: effectiveOn,
      carriedInterest: carriedInterest(accruedInterest(terms, state, effectiveOn), interest),
      fees: lessPaid(state.fees, allocation.feeShares),
      credit: state.credit.plus(allocation.credit),
      appliedToInstallments: state.appliedToInstallments.plus(interest).plus(allocation.principal),
      principalPaid: state.principalPaid.plus(principal),
      interestPaid: state.interestPaid.plus(interest),
      feesPaid: state.feesPaid.plus(allocation.fees),
      recovered: state.recovered.plus(allocation.recovery),
    },
  };
}

const lessPaid = (fees: readonly FeeBalance[], shares: readonly FeeShare[]): FeeBalance[] =>
  fees.map((fee) => {
    const share = shares.find(({ feeId }) => feeId === fee.id);
    return share ? { ...fee, outstanding: fee.outstanding.minus(share.amount) } : fee;
  });

/** Every entry but a payment, which also yields its allocation. */
export function applyAdjustment(
  terms: AccountTerms,
  state: AccountState,
  entry: Exclude<AccountEntry, PaymentEntry | ReversalEntry>,
): AccountState {
  switch (entry.kind) {
    case 'FEE':
      return withFee(state, entry);
    case 'FEE_WAIVER':
      return { ...state, fees: lessPaid(state.fees, [waivable(state, entry.feeId, entry.amount)]) };
    case 'REFUND':
      return withRefund(state, entry);
    case 'CHARGE_OFF':
      return withChargeOff(terms, state, entry);
  }
}

function withFee(state: AccountState, { id, feeKind, effectiveOn, amount, installment }: FeeEntry): AccountState {
  const fee: FeeBalance = {
    id,
    kind: feeKind,
    assessedOn: effectiveOn,
    assessed: amount,
    outstanding: amount,
    ...(installment !== undefined && { installment }),
  };
  return { ...state, fees: [...state.fees, fee] };
}

/** A backdated payment may have paid the fee before it was waived: then there is nothing left to waive. */
function waivable(state: AccountState, feeId: string, amount: Decimal): FeeShare {
  const outstanding = state.fees.find(({ id }) => id === feeId)?.outstanding ?? ZERO;
  return { feeId, amount: least(amount, outstanding) };
}

/** A refund of credit that a reversal later took away is owed back. */
function withRefund(state: AccountState, entry: RefundEntry): AccountState {
  const fromCredit = least(entry.amount, state.credit);
  const refunded = { ...state, credit: state.credit.minus(fromCredit) };
  const excess = shortfall(entry.amount, fromCredit);
  return excess.isZero()
    ? refunded
    : withFee(refunded, { ...entry, kind: 'FEE', feeKind: 'REFUNDED_IN_EXCESS', amount: excess });
}

/** A second one writes off what the first one left. */
function withChargeOff(terms: AccountTerms, state: AccountState, entry: ChargeOffEntry): AccountState {
  const { effectiveOn, downTo = ZERO } = entry;
  const kept = least(downTo, state.principal);
  const { chargeOff: earlier } = state;
  const oldest = earlier ? earlier.oldestUnpaidOn : oldestPastDue(terms, state, effectiveOn);
  return {
    ...state,
    principal: kept,
    accruesFrom: effectiveOn,
    carriedInterest: ZERO,
    fees: state.fees.map((fee) => ({ ...fee, outstanding: ZERO })),
    chargeOff: {
      on: earlier?.on ?? effectiveOn,
      principal: state.principal.minus(kept).plus(earlier?.principal ?? ZERO),
      interest: interestDue(terms, state, effectiveOn).plus(earlier?.interest ?? ZERO),
      fees: feesDue(state).plus(earlier?.fees ?? ZERO),
      ...(oldest !== undefined && { oldestUnpaidOn: oldest }),
    },
  };
}

function oldestPastDue(terms: AccountTerms, state: AccountState, on: BusinessDate): BusinessDate | undefined {
  const oldest = oldestOpen(terms, state, on);
  return oldest !== undefined && oldest < on ? oldest : undefined;
}
