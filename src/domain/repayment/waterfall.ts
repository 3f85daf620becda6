import type { BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { feesDue, interestDue, recoverableAmount, type AccountState, type AccountTerms } from './account.js';
import { statusesOn, unpaidOf, type InstallmentStatus } from './installment-status.js';

/**
 * Where a payment goes, in this order. Fees come after installments, because a late fee may not be caused only by an
 * earlier late fee being unpaid. What is left after all of them is held as credit.
 */
export const ALLOCATION_ORDER = ['ACCRUED_INTEREST', 'INSTALLMENT_PRINCIPAL', 'FEES', 'EXTRA_PRINCIPAL'] as const;
export type AllocationTarget = (typeof ALLOCATION_ORDER)[number];

export interface FeeShare {
  readonly feeId: string;
  readonly amount: Decimal;
}

export interface InstallmentShare {
  readonly number: number;
  readonly dueDate: BusinessDate;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

export interface Allocation {
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly fees: Decimal;
  readonly extraPrincipal: Decimal;
  /** On a charged-off loan. */
  readonly recovery: Decimal;
  readonly credit: Decimal;
  readonly feeShares: readonly FeeShare[];
  readonly installmentShares: readonly InstallmentShare[];
}

/** How a payment would be applied on a day. The parts always add up to the amount. */
export function allocate(terms: AccountTerms, state: AccountState, amount: Decimal, on: BusinessDate): Allocation {
  if (state.chargeOff) return asRecovery(state, amount);
  const interest = interestDue(terms, state, on);
  const installments = unpaidOf(installmentsUpTo(terms, state, on));
  const needs: Record<AllocationTarget, (taken: Taken) => Decimal> = {
    ACCRUED_INTEREST: () => interest,
    INSTALLMENT_PRINCIPAL: (taken) => least(shortfall(installments, taken.ACCRUED_INTEREST), state.principal),
    FEES: () => feesDue(state),
    EXTRA_PRINCIPAL: (taken) => state.principal.minus(taken.INSTALLMENT_PRINCIPAL),
  };
  let taken: Taken = { ACCRUED_INTEREST: ZERO, INSTALLMENT_PRINCIPAL: ZERO, FEES: ZERO, EXTRA_PRINCIPAL: ZERO };
  let rest = amount;
  for (const target of ALLOCATION_ORDER) {
    const share = least(rest, needs[target](taken));
    taken = { ...taken, [target]: share };
    rest = rest.minus(share);
  }
  return {
    interest: taken.ACCRUED_INTEREST,
    principal: taken.INSTALLMENT_PRINCIPAL,
    fees: taken.FEES,
    extraPrincipal: taken.EXTRA_PRINCIPAL,
    recovery: ZERO,
    credit: rest,
    feeShares: sharesOfFees(state, taken.FEES),
    installmentShares: sharesOfInstallments(
      statusesOn(terms, state, on),
      taken.ACCRUED_INTEREST,
      taken.INSTALLMENT_PRINCIPAL,
    ),
  };
}

/** Those past due, and the current one. */
function installmentsUpTo(terms: AccountTerms, state: AccountState, on: BusinessDate): InstallmentStatus[] {
  const found: InstallmentStatus[] = [];
  for (const status of statusesOn(terms, state, on)) {
    found.push(status);
    if (status.dueDate >= on) break;
  }
  return found;
}

type Taken = Readonly<Record<AllocationTarget, Decimal>>;

/**
 * First what stayed on the books, then what was charged off, net of earlier recoveries; then fees assessed since, and the
 * rest is held.
 */
function asRecovery(state: AccountState, amount: Decimal): Allocation {
  const extraPrincipal = least(amount, state.principal);
  const left = amount.minus(extraPrincipal);
  const recovery = least(left, recoverableAmount(state));
  const fees = least(left.minus(recovery), feesDue(state));
  return {
    interest: ZERO,
    principal: ZERO,
    fees,
    extraPrincipal,
    recovery,
    credit: left.minus(recovery).minus(fees),
    feeShares: sharesOfFees(state, fees),
    installmentShares: [],
  };
}

function sharesOfFees(state: AccountState, paid: Decimal): FeeShare[] {
  let rest = paid;
  return state.fees.flatMap(({ id, outstanding }) => {
    const amount = least(rest, outstanding);
    rest = rest.minus(amount);
    return amount.isZero() ? [] : [{ feeId: id, amount }];
  });
}

/** Oldest first, and within one its interest before its principal. */
function sharesOfInstallments(
  installments: Iterable<InstallmentStatus>,
  interestPaid: Decimal,
  principalPaid: Decimal,
): InstallmentShare[] {
  const shares: InstallmentShare[] = [];
  let [interestLeft, principalLeft] = [interestPaid, principalPaid];
  for (const { number, dueDate, unpaid } of installments) {
    if (interestLeft.isZero() && principalLeft.isZero()) break;
    const interest = least(interestLeft, unpaid);
    const principal = least(principalLeft, unpaid.minus(interest));
    [interestLeft, principalLeft] = [interestLeft.minus(interest), principalLeft.minus(principal)];
    if (!interest.isZero() || !principal.isZero()) shares.push({ number, dueDate, interest, principal });
  }
  return shares;
}
