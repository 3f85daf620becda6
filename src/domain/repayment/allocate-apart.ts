import type { BusinessDate } from '../calendar.js';
import { least, minus, plus, sum, ZERO, type Decimal } from '../money.js';
import { arithmeticOf } from '../rules/editions.js';
import {
  feesDue,
  recoverableAmount,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type FeeBalance,
  type FeeKind,
} from './account.js';
import { sharesOfFees, type Allocation, type PaymentUse } from './allocation.js';
import { paysInstallments } from './payment-nature.js';
import { penaltyOn } from './prepayment-penalty.js';

/** What money apart from installments pays, in order. EXPENSES are the fees that the collateral cost. */
type ApartTarget = 'EXPENSES' | 'INTEREST' | 'PRINCIPAL' | 'FEES';

const PRINCIPAL_FIRST = ['PRINCIPAL', 'INTEREST', 'FEES'] as const;

/**
 * Proceeds of collateral pay the expenses of retaking and selling it, and then the debt (UCC 9-615(a)). Interest comes before
 * principal, but where a sale leaves a deficiency by the contract's policy.
 */
export function orderApart(terms: AccountTerms, use: PaymentUse): readonly ApartTarget[] | undefined {
  const rules = rulesOf(terms);
  const isCostRecovery = rules.deficiencyOrder === 'PRINCIPAL_FIRST' && terms.hasDeficiency === true;
  if (!paysInstallments(use.nature)) {
    const isSale = use.nature === 'COLLATERAL_SALE' && rules.deficiencyOrder === 'PRINCIPAL_FIRST';
    return isSale || isCostRecovery ? ['EXPENSES', ...PRINCIPAL_FIRST] : ['EXPENSES', 'INTEREST', 'PRINCIPAL', 'FEES'];
  }
  return isCostRecovery || isForPrincipal(terms, use) ? PRINCIPAL_FIRST : undefined;
}

const isForPrincipal = (terms: AccountTerms, { instruction }: PaymentUse): boolean =>
  instruction === 'PRINCIPAL_ONLY' && arithmeticOf(rulesOf(terms)).principalOnlyPaysNoInstallment;

/** Whether money that pays in an order of its own satisfies installments: the borrower's, of a deficiency. */
export const satisfiesInstallments = (terms: AccountTerms, use: PaymentUse): boolean =>
  paysInstallments(use.nature) && !isForPrincipal(terms, use);

const EXPENSES: ReadonlySet<FeeKind> = new Set<FeeKind>(['REPOSSESSION', 'LEGAL']);

const expensesFirst = (fees: readonly FeeBalance[]): readonly FeeBalance[] => [
  ...fees.filter(({ kind }) => EXPENSES.has(kind)),
  ...fees.filter(({ kind }) => !EXPENSES.has(kind)),
];

/** Fees for taking and selling the collateral. */
export const expensesDue = (fees: readonly FeeBalance[]): Decimal =>
  sum(fees.filter(({ kind }) => EXPENSES.has(kind)).map(({ outstanding }) => outstanding));

interface Apart {
  readonly terms: AccountTerms;
  readonly state: AccountState;
  readonly interest: Decimal;
  readonly on: BusinessDate;
  readonly use: PaymentUse;
}

/** Money that lowers the debt, and as such satisfies no installment. What is left of it is credit: a surplus is the borrower's. */
export function allocateApart(
  { terms, state, interest, on, use }: Apart,
  amount: Decimal,
  order: readonly ApartTarget[],
): Allocation {
  const expenses = order.includes('EXPENSES') ? expensesDue(state.fees) : ZERO;
  const needs: Record<ApartTarget, Decimal> = {
    EXPENSES: expenses,
    INTEREST: interest,
    PRINCIPAL: state.principal,
    FEES: minus(feesDue(state), expenses),
  };
  const taken: Record<ApartTarget, Decimal> = { EXPENSES: ZERO, INTEREST: ZERO, PRINCIPAL: ZERO, FEES: ZERO };
  let rest = amount;
  for (const target of order) {
    taken[target] = least(rest, needs[target]);
    rest = minus(rest, taken[target]);
  }
  // Proceeds pay off because the collateral is gone, and not because the borrower chose to.
  const isChosen = paysInstallments(use.nature) && taken.PRINCIPAL.eq(state.principal);
  const penalty = isChosen ? penaltyOn(terms, state, on) : ZERO;
  const penaltyPaid = least(rest, penalty);
  const fees = plus(taken.EXPENSES, taken.FEES);
  return {
    interest: taken.INTEREST,
    principal: ZERO,
    fees: plus(fees, penaltyPaid),
    extraPrincipal: taken.PRINCIPAL,
    recovery: ZERO,
    credit: minus(rest, penaltyPaid),
    penalty,
    toInstallments: ZERO,
    feeShares: sharesOfFees(expenses.isZero() ? state.fees : expensesFirst(state.fees), fees),
    installmentShares: [],
  };
}

/**
 * First what stayed on the books, then what was charged off, net of earlier recoveries; then fees assessed since, and the
 * rest is held. Proceeds pay their expenses before all of it (UCC 9-615(a)).
 */
export function allocateRecovery(state: AccountState, amount: Decimal, { nature }: PaymentUse): Allocation {
  const expenses = paysInstallments(nature) ? ZERO : least(amount, expensesDue(state.fees));
  const paying = amount.minus(expenses);
  const extraPrincipal = least(paying, state.principal);
  const left = paying.minus(extraPrincipal);
  const recovery = least(left, recoverableAmount(state));
  const fees = least(left.minus(recovery), feesDue(state).minus(expenses)).plus(expenses);
  return {
    interest: ZERO,
    principal: ZERO,
    fees,
    extraPrincipal,
    recovery,
    credit: left.minus(recovery).minus(fees.minus(expenses)),
    penalty: ZERO,
    toInstallments: ZERO,
    feeShares: sharesOfFees(expenses.isZero() ? state.fees : expensesFirst(state.fees), fees),
    installmentShares: [],
  };
}
