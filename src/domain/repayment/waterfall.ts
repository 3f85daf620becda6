import { addDays, type BusinessDate } from '../calendar.js';
import { least, PERCENT, shortfall, toCents, ZERO, type Decimal } from '../money.js';
import { orderFor, type AccountRules, type AllocationTarget, type PaymentInstruction } from '../rules/account-rules.js';
import { feesDue, interestDue, recoverableAmount, rulesOf, type AccountState, type AccountTerms } from './account.js';
import { dueBefore, openOn, unpaidBefore, type InstallmentStatus } from './installment-status.js';

export interface FeeShare {
  readonly feeId: string;
  readonly amount: Decimal;
}

interface InstallmentShare {
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
  /** For paying off before maturity: what is charged. What of it is paid is among the fees. */
  readonly penalty: Decimal;
  readonly feeShares: readonly FeeShare[];
  readonly installmentShares: readonly InstallmentShare[];
}

/** How a payment would be applied on a day. The parts always add up to the amount. */
export function allocate(
  terms: AccountTerms,
  state: AccountState,
  amount: Decimal,
  on: BusinessDate,
  instruction?: PaymentInstruction,
): Allocation {
  if (state.chargeOff) return asRecovery(state, amount);
  const rules = rulesOf(terms);
  const interest = interestDue(terms, state, on);
  const installments = installmentsToPay(terms, rules, state, on, instruction);
  const needs: Record<AllocationTarget, (taken: Taken) => Decimal> = {
    ACCRUED_INTEREST: () => interest,
    INSTALLMENT_PRINCIPAL: (taken) => least(shortfall(installments, taken.ACCRUED_INTEREST), state.principal),
    FEES: () => feesDue(state),
    EXTRA: (taken) => state.principal.minus(taken.INSTALLMENT_PRINCIPAL),
  };
  let taken: Taken = { ACCRUED_INTEREST: ZERO, INSTALLMENT_PRINCIPAL: ZERO, FEES: ZERO, EXTRA: ZERO };
  let rest = amount;
  for (const target of orderFor(rules, instruction)) {
    const share = least(rest, needs[target](taken));
    taken = { ...taken, [target]: share };
    rest = rest.minus(share);
  }
  const ahead = paysAhead(rules, instruction) ? taken.EXTRA : ZERO;
  const penalty = prepaymentPenalty(terms, state, on, taken);
  const penaltyPaid = least(rest, penalty);
  const principal = taken.INSTALLMENT_PRINCIPAL.plus(ahead);
  return {
    interest: taken.ACCRUED_INTEREST,
    principal,
    fees: taken.FEES.plus(penaltyPaid),
    extraPrincipal: taken.EXTRA.minus(ahead),
    recovery: ZERO,
    credit: rest.minus(penaltyPaid),
    penalty,
    feeShares: sharesOfFees(state, taken.FEES),
    installmentShares: sharesOfInstallments(openOn(terms, state, on), taken.ACCRUED_INTEREST, principal),
  };
}

const paysAhead = ({ edition, extraMoney }: AccountRules, instruction?: PaymentInstruction): boolean =>
  edition > 1 && (instruction === 'PAY_AHEAD' || (instruction !== 'PRINCIPAL_ONLY' && extraMoney === 'PAY_AHEAD'));

/**
 * What is due by the day; when that is paid already, the next one, unless the payment is for the principal. So the day
 * on which an installment falls due changes nothing for money that pays it. The first edition took the current one too.
 */
function installmentsToPay(
  terms: AccountTerms,
  { edition }: AccountRules,
  state: AccountState,
  on: BusinessDate,
  instruction: PaymentInstruction | undefined,
): Decimal {
  if (edition === 1) return unpaidBefore(terms, state, on, dueBefore(terms, on) + 1);
  const due = unpaidBefore(terms, state, on, dueBefore(terms, addDays(on, 1)));
  if (!due.isZero() || instruction === 'PRINCIPAL_ONLY') return due;
  for (const { unpaid } of openOn(terms, state, on)) return unpaid;
  return ZERO;
}

/** What a payoff before maturity costs, once the whole principal is paid by it. */
function prepaymentPenalty(terms: AccountTerms, state: AccountState, on: BusinessDate, taken: Taken): Decimal {
  const paysOff = state.principal.eq(taken.INSTALLMENT_PRINCIPAL.plus(taken.EXTRA));
  return paysOff ? penaltyOn(terms, state, on) : ZERO;
}

/** Of a payoff on a day. */
export const penaltyOn = (terms: AccountTerms, { principal }: AccountState, on: BusinessDate): Decimal =>
  hasPenalty(terms, on) ? toCents(principal.times(rulesOf(terms).prepaymentPenaltyPercent).div(PERCENT)) : ZERO;

/**
 * Whether paying off on a day costs one, be it less than a cent. Where only the last installment is to come, to pay it is to pay as
 * agreed, some days ahead or not.
 */
export function hasPenalty(terms: AccountTerms, on: BusinessDate): boolean {
  const { edition, prepaymentPenaltyPercent } = rulesOf(terms);
  const { installments } = terms;
  const freeFrom = (edition > 3 ? installments.at(-2) : undefined) ?? installments.at(-1);
  return freeFrom !== undefined && on < freeFrom.dueDate && prepaymentPenaltyPercent.gt(ZERO);
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
    penalty: ZERO,
    feeShares: sharesOfFees(state, fees),
    installmentShares: [],
  };
}

function sharesOfFees(state: AccountState, paid: Decimal): FeeShare[] {
  const shares: FeeShare[] = [];
  let rest = paid;
  for (const { id, outstanding } of state.fees) {
    if (rest.isZero()) break;
    const amount = least(rest, outstanding);
    rest = rest.minus(amount);
    if (!amount.isZero()) shares.push({ feeId: id, amount });
  }
  return shares;
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

/** Of a loan that is paid off: what is over by less than the closing tolerance, where the contract pays it back at once. */
export const creditToPayBack = (
  { smallCredit, closingTolerance }: AccountRules,
  { credit }: Pick<AccountState, 'credit'>,
): Decimal => (smallCredit === 'REFUND' && credit.lt(closingTolerance) ? credit : ZERO);
