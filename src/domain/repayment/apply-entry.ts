import type { BusinessDate } from '../calendar.js';
import { greatest, least, minus, plus, shortfall, sum, ZERO, type Decimal } from '../money.js';
import { carriedInterest } from '../schedule/rate-history.js';
import { arithmeticOf } from '../rules/editions.js';
import {
  accruedInterest,
  feesDue,
  interestDue,
  lossOf,
  owedInterest,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type FeeBalance,
  withFeeAdded,
  withFeesChanged,
} from './account.js';
import type {
  AccountEntry,
  ChargeOffEntry,
  FeeEntry,
  FeeRefundEntry,
  InterestWaiverEntry,
  PaymentEntry,
  RefundEntry,
  ReversalEntry,
  TermChangeEntry,
} from './entry.js';
import { oldestOpen } from './installment-status.js';
import { isSmall, withRestWrittenOff } from './small-balance.js';
import type { Allocation, FeeShare } from './allocation.js';
import { allocate } from './waterfall.js';

export interface AppliedPayment {
  readonly state: AccountState;
  readonly allocation: Allocation;
}

/** Entries come in order of their effective dates; a backdated one needs a replay. */
export function applyPayment(terms: AccountTerms, state: AccountState, payment: PaymentEntry): AppliedPayment {
  const { amount, effectiveOn } = payment;
  if (effectiveOn < state.accruesFrom) throw new TypeError(`${effectiveOn} is before ${state.accruesFrom}: replay`);
  const owed = owedInterest(terms, state, effectiveOn);
  const allocation = withPenalty(payment, allocate(terms, state, amount, effectiveOn, payment, owed.inCents));
  const { interest, extraPrincipal } = allocation;
  const principal = plus(allocation.principal, extraPrincipal);
  return {
    allocation,
    // Member by member, as most of a replay is this.
    state: {
      principal: minus(state.principal, principal),
      accruesFrom: effectiveOn,
      carriedInterest: owed.after(interest),
      fees: withPaid(withPenaltyFee(state.fees, payment, allocation), allocation.feeShares),
      credit: plus(state.credit, allocation.credit),
      appliedToInstallments: plus(state.appliedToInstallments, allocation.toInstallments),
      principalPaid: plus(state.principalPaid, principal),
      interestPaid: plus(state.interestPaid, interest),
      feesPaid: plus(state.feesPaid, allocation.fees),
      recovered: plus(state.recovered, allocation.recovery),
      interestWaived: state.interestWaived,
      principalAdjusted: state.principalAdjusted,
      ...lossOf(state),
    },
  };
}

/** Charged by the payment that pays off, and so undone with it. */
const withPenaltyFee = (
  fees: readonly FeeBalance[],
  { id, effectiveOn }: PaymentEntry,
  { penalty }: Allocation,
): readonly FeeBalance[] =>
  penalty.isZero()
    ? fees
    : withFeeAdded(fees, {
        id: penaltyId(id),
        kind: 'PREPAYMENT_PENALTY',
        assessedOn: effectiveOn,
        assessed: penalty,
        outstanding: penalty,
        paid: ZERO,
      });

const penaltyId = (paymentId: string): string => `PP-${paymentId}`;

function withPenalty({ id }: PaymentEntry, allocation: Allocation): Allocation {
  if (allocation.penalty.isZero()) return allocation;
  const paid = allocation.fees.minus(sum(allocation.feeShares.map(({ amount }) => amount)));
  if (paid.isZero()) return allocation;
  return { ...allocation, feeShares: [...allocation.feeShares, { feeId: penaltyId(id), amount: paid }] };
}

function withPaid(fees: readonly FeeBalance[], shares: readonly FeeShare[]): readonly FeeBalance[] {
  if (shares.length === 0) return fees;
  const paid = new Map(shares.map(({ feeId, amount }) => [feeId, amount]));
  return withFeesChanged(fees, (fee) => {
    const amount = paid.get(fee.id);
    return amount ? { ...fee, outstanding: fee.outstanding.minus(amount), paid: fee.paid.plus(amount) } : fee;
  });
}

const withFeeChanged = (state: AccountState, feeId: string, change: (fee: FeeBalance) => FeeBalance): AccountState => ({
  ...state,
  fees: withFeesChanged(state.fees, (fee) => (fee.id === feeId ? change(fee) : fee)),
});

/** Every entry but a payment, which also yields its allocation, and a change of terms, which yields other terms. */
export function applyAdjustment(
  terms: AccountTerms,
  state: AccountState,
  entry: Exclude<AccountEntry, PaymentEntry | ReversalEntry | TermChangeEntry>,
): AccountState {
  switch (entry.kind) {
    case 'FEE':
      return withFee(state, entry);
    case 'FEE_WAIVER':
      // A backdated payment may have paid the fee before it was waived: then there is nothing left to waive.
      return withFeeChanged(state, entry.feeId, (fee) => ({
        ...fee,
        outstanding: shortfall(fee.outstanding, entry.amount),
      }));
    case 'FEE_REFUND':
      return withFeeRefund(terms, state, entry);
    case 'INTEREST_WAIVER':
      return withInterestWaived(terms, state, entry);
    case 'PRINCIPAL_ADJUSTMENT':
      return withPrincipalAdjusted(withInterestCarried(terms, state, entry.effectiveOn), entry.amount);
    case 'SMALL_BALANCE_WRITE_OFF':
      return isSmall(terms, state, entry) ? withRestWrittenOff(terms, state, entry.effectiveOn) : state;
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
    paid: ZERO,
    ...(installment !== undefined && { installment }),
  };
  return { ...state, fees: withFeeAdded(state.fees, fee) };
}

/** What another entry left unpaid of the fee cannot be given back: it is waived, since the fee was not to be charged. */
function withFeeRefund(terms: AccountTerms, state: AccountState, { feeId, amount }: FeeRefundEntry): AccountState {
  const given = least(amount, state.fees.find(({ id }) => id === feeId)?.paid ?? ZERO);
  const waived = arithmeticOf(rulesOf(terms)).unpaidFeeRefundIsWaived ? amount.minus(given) : ZERO;
  return {
    ...withFeeChanged(state, feeId, (fee) => ({
      ...fee,
      outstanding: shortfall(fee.outstanding, waived),
      paid: fee.paid.minus(given),
    })),
    feesPaid: state.feesPaid.minus(given),
    credit: state.credit.plus(given),
  };
}

/** At most what has accrued and is not paid. Installments stay as they are: the last one takes less. */
function withInterestWaived(
  terms: AccountTerms,
  state: AccountState,
  { effectiveOn, amount }: InterestWaiverEntry,
): AccountState {
  const waived = least(amount, interestDue(terms, state, effectiveOn));
  return {
    ...state,
    accruesFrom: effectiveOn,
    carriedInterest: carriedInterest(accruedInterest(terms, state, effectiveOn), waived),
    interestWaived: state.interestWaived.plus(waived),
  };
}

/** The same account with its interest up to a day carried, so that the principal may change from then on. */
export const withInterestCarried = (terms: AccountTerms, state: AccountState, on: BusinessDate): AccountState => ({
  ...state,
  accruesFrom: on,
  carriedInterest: accruedInterest(terms, state, on),
});

/** More principal, or less by a negative amount; never below zero. Interest up to then must be carried already. */
export function withPrincipalAdjusted(state: AccountState, amount: Decimal): AccountState {
  const adjusted = greatest(amount, state.principal.negated());
  return {
    ...state,
    principal: state.principal.plus(adjusted),
    principalAdjusted: state.principalAdjusted.plus(adjusted),
  };
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
    fees: withFeesChanged(state.fees, (fee) => ({ ...fee, outstanding: ZERO })),
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
