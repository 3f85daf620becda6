import { laterOf, type BusinessDate } from '../calendar.js';
import { least, minus, plus, shortfall, ZERO, type Decimal } from '../money.js';
import {
  owedInterest,
  OwedInterest,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type PastState,
  type StateButFees,
} from './account.js';
import { leavesSmallBalance } from './small-balance.js';
import { totalBefore } from './installment-status.js';

export interface ProjectedPayment {
  readonly on: BusinessDate;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

/**
 * What installments still ask for from a day on, one after the other until nothing is left: each when it is due, with the interest until then, and what
 * is past due on the day itself. The last one takes what is left. Fees stay apart, and a loss has nothing to come.
 */
export function projection(
  terms: AccountTerms,
  state: AccountState | PastState,
  on: BusinessDate,
): readonly ProjectedPayment[] {
  const { installments } = terms;
  const { closingTolerance } = rulesOf(terms);
  const payments: ProjectedPayment[] = [];
  if (state.chargeOff) return payments;
  const applied = state.appliedToInstallments;
  const asked = (count: number): Decimal => shortfall(totalBefore(installments, count), applied);
  const askedBy = (index: number, amount: Decimal): Decimal =>
    totalBefore(installments, index).gte(applied) ? amount : asked(index + 1).minus(asked(index));
  let balance = state.principal;
  let owed = owedInterest(terms, state, on);
  let from = on;
  let paid = ZERO;
  let paidToday = ZERO;
  for (const [index, { dueDate, amount }] of installments.entries()) {
    const day = laterOf(dueDate, on);
    if (day > from) {
      owed = new OwedInterest(terms, owed.after(paidToday), balance, from, day);
      [from, paidToday] = [day, ZERO];
    }
    // What is past due is paid at once, and its interest rounded once.
    const due = minus(owed.inCents, paidToday);
    if (balance.isZero() && due.isZero()) break;
    const isLast = index === installments.length - 1;
    const left = plus(balance, due);
    const money = isLast ? left : least(askedBy(index, amount), left);
    const interest = least(money, due);
    const principal = minus(money, interest);
    payments.push({ on: day, interest, principal });
    paidToday = plus(paidToday, interest);
    balance = minus(balance, principal);
    paid = plus(paid, money);
    if (balance.lt(closingTolerance) && !money.isZero()) {
      const then = paidUp(state, balance, owed.after(paidToday), paid, day);
      if (leavesSmallBalance(terms, then, day))
        [balance, owed, paidToday] = [ZERO, new OwedInterest(terms, ZERO, ZERO, day, day), ZERO];
    }
  }
  return payments;
}

/** The account after so much was paid as installments. */
function paidUp<State extends StateButFees>(
  state: State,
  principal: Decimal,
  carried: Decimal,
  paid: Decimal,
  on: BusinessDate,
): State {
  const principalPaid = state.principal.minus(principal);
  return {
    ...state,
    principal,
    accruesFrom: on,
    carriedInterest: carried,
    appliedToInstallments: state.appliedToInstallments.plus(paid),
    principalPaid: state.principalPaid.plus(principalPaid),
    interestPaid: state.interestPaid.plus(paid.minus(principalPaid)),
  };
}

interface Known<Value> {
  readonly terms: AccountTerms;
  readonly on: BusinessDate;
  readonly value: Value;
}

/** One look at an account asks for the same several times over, and each look goes back to the same days. */
const amounts = new WeakMap<StateButFees, Known<readonly Decimal[]>>();
const counts = new WeakMap<StateButFees, Known<number>>();

function remembered<Value>(
  cache: WeakMap<StateButFees, Known<Value>>,
  [terms, state, on]: readonly [AccountTerms, AccountState | PastState, BusinessDate],
  read: (payments: readonly ProjectedPayment[]) => Value,
): Value {
  const known = cache.get(state);
  if (known?.terms === terms && known.on === on) return known.value;
  const value = read(projection(terms, state, on));
  cache.set(state, { terms, on, value });
  return value;
}

/** By installment, for those that something is left for. */
export const stillAsked = (...account: [AccountTerms, AccountState | PastState, BusinessDate]) =>
  remembered(amounts, account, (payments) => payments.map(({ interest, principal }) => interest.plus(principal)));

/** How many installments something is left for. */
export const installmentsNeeded = (...account: [AccountTerms, AccountState | PastState, BusinessDate]) =>
  remembered(
    counts,
    account,
    (payments) => payments.findLastIndex(({ interest, principal }) => interest.plus(principal).gt(ZERO)) + 1,
  );
