import { addDays, type BusinessDate } from '../calendar.js';
import { least, minus, plus, shortfall, ZERO, type Decimal } from '../money.js';
import { orderFor, type AccountRules, type AllocationTarget, type PaymentInstruction } from '../rules/account-rules.js';
import { arithmeticOf } from '../rules/editions.js';
import { feesDue, interestDue, rulesOf, type AccountState, type AccountTerms } from './account.js';
import { allocateApart, allocateRecovery, orderApart, satisfiesInstallments } from './allocate-apart.js';
import { sharesOfFees, type Allocation, type InstallmentShare, type PaymentUse } from './allocation.js';
import { dueBefore, openInstallments, unpaidBefore, type OpenInstallment } from './installment-status.js';
import { penaltyOn } from './prepayment-penalty.js';

/** How a payment would be applied on a day. The parts always add up to the amount. `interest` is what is owed on that day. */
export function allocate(
  terms: AccountTerms,
  state: AccountState,
  amount: Decimal,
  on: BusinessDate,
  use: PaymentUse = {},
  interest = interestDue(terms, state, on),
): Allocation {
  if (state.chargeOff) return allocateRecovery(state, amount, use);
  const rules = rulesOf(terms);
  const left = plus(state.principal, interest);
  const apart = orderApart(terms, use);
  if (apart) {
    const allocation = allocateApart({ terms, state, interest, on, use }, amount, apart);
    return satisfiesInstallments(terms, use)
      ? ofInstallments(allocation, openInstallments(terms, state, left))
      : allocation;
  }
  const { instruction } = use;
  const installments = installmentsToPay(terms, rules, state, { on, left }, instruction);
  const taken: Record<AllocationTarget, Decimal> = {
    ACCRUED_INTEREST: ZERO,
    INSTALLMENT_PRINCIPAL: ZERO,
    FEES: ZERO,
    EXTRA: ZERO,
  };
  let rest = amount;
  for (const target of orderFor(rules, instruction)) {
    if (rest.isZero()) break;
    const share = least(rest, needOf(target, { state, interest, installments, taken }));
    taken[target] = share;
    rest = minus(rest, share);
  }
  const ahead = paysAhead(rules, instruction) ? taken.EXTRA : ZERO;
  const penalty = prepaymentPenalty(terms, state, on, taken);
  const penaltyPaid = least(rest, penalty);
  const principal = plus(taken.INSTALLMENT_PRINCIPAL, ahead);
  return {
    interest: taken.ACCRUED_INTEREST,
    principal,
    fees: plus(taken.FEES, penaltyPaid),
    extraPrincipal: minus(taken.EXTRA, ahead),
    recovery: ZERO,
    credit: minus(rest, penaltyPaid),
    penalty,
    toInstallments: plus(taken.ACCRUED_INTEREST, principal),
    feeShares: sharesOfFees(state.fees, taken.FEES),
    installmentShares: sharesOfInstallments(openInstallments(terms, state, left), taken.ACCRUED_INTEREST, principal),
  };
}

/** The same money, as it satisfies installments. */
function ofInstallments(allocation: Allocation, open: Iterable<OpenInstallment>): Allocation {
  const { interest, extraPrincipal: principal } = allocation;
  return {
    ...allocation,
    principal,
    extraPrincipal: ZERO,
    toInstallments: plus(interest, principal),
    installmentShares: sharesOfInstallments(open, interest, principal),
  };
}

interface Needs {
  readonly state: AccountState;
  readonly interest: Decimal;
  /** What installments ask for. */
  readonly installments: Decimal;
  readonly taken: Taken;
}

function needOf(target: AllocationTarget, { state, interest, installments, taken }: Needs): Decimal {
  switch (target) {
    case 'ACCRUED_INTEREST':
      return interest;
    case 'INSTALLMENT_PRINCIPAL':
      return least(shortfall(installments, taken.ACCRUED_INTEREST), state.principal);
    case 'FEES':
      return feesDue(state);
    case 'EXTRA':
      return minus(state.principal, taken.INSTALLMENT_PRINCIPAL);
  }
}

const paysAhead = (rules: AccountRules, instruction?: PaymentInstruction): boolean =>
  arithmeticOf(rules).paymentsCanPayAhead &&
  (instruction === 'PAY_AHEAD' || (instruction !== 'PRINCIPAL_ONLY' && rules.extraMoney === 'PAY_AHEAD'));

/**
 * What is due by the day; when that is paid already, the next one, unless the payment is for the principal. So the day
 * on which an installment falls due changes nothing for money that pays it.
 */
function installmentsToPay(
  terms: AccountTerms,
  rules: AccountRules,
  state: AccountState,
  { on, left }: { readonly on: BusinessDate; readonly left: Decimal },
  instruction: PaymentInstruction | undefined,
): Decimal {
  if (arithmeticOf(rules).currentInstallmentIsAlwaysPaid)
    return unpaidBefore(terms, state, left, dueBefore(terms, on) + 1);
  const due = unpaidBefore(terms, state, left, dueBefore(terms, addDays(on, 1)));
  if (!due.isZero() || instruction === 'PRINCIPAL_ONLY') return due;
  for (const { unpaid } of openInstallments(terms, state, left)) return unpaid;
  return ZERO;
}

/** What a payoff before maturity costs, once the whole principal is paid by it. */
function prepaymentPenalty(terms: AccountTerms, state: AccountState, on: BusinessDate, taken: Taken): Decimal {
  const paysOff = state.principal.eq(plus(taken.INSTALLMENT_PRINCIPAL, taken.EXTRA));
  return paysOff ? penaltyOn(terms, state, on) : ZERO;
}

type Taken = Readonly<Record<AllocationTarget, Decimal>>;

/** Oldest first, and within one its interest before its principal. */
function sharesOfInstallments(
  open: Iterable<OpenInstallment>,
  interestPaid: Decimal,
  principalPaid: Decimal,
): InstallmentShare[] {
  const shares: InstallmentShare[] = [];
  let [interestLeft, principalLeft] = [interestPaid, principalPaid];
  for (const { number, dueDate, unpaid } of open) {
    if (interestLeft.isZero() && principalLeft.isZero()) break;
    const interest = least(interestLeft, unpaid);
    const principal = least(principalLeft, minus(unpaid, interest));
    [interestLeft, principalLeft] = [minus(interestLeft, interest), minus(principalLeft, principal)];
    if (!interest.isZero() || !principal.isZero()) shares.push({ number, dueDate, interest, principal });
  }
  return shares;
}

/** Of a loan that is paid off: what is over by less than the closing tolerance, where the contract pays it back at once. */
export const creditToPayBack = (
  { smallCredit, closingTolerance }: AccountRules,
  { credit }: Pick<AccountState, 'credit'>,
): Decimal => (smallCredit === 'REFUND' && credit.lt(closingTolerance) ? credit : ZERO);
