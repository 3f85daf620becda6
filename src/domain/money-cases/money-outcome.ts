import { delinquencyOn } from '../delinquency/delinquency.js';
import type { Balances } from '../ledger/balances.js';
import type { Decimal } from '../money.js';
import { installmentStatuses } from '../repayment/installment-status.js';
import type { Allocation } from '../repayment/waterfall.js';
import { businessDate } from '../calendar.js';
import { carryOut, type MoneyCase } from './money-case.js';

const PARTS = {
  interest: 'interest',
  principal: 'principal of installments',
  fees: 'fees',
  extraPrincipal: 'extra principal',
  recovery: 'recovered',
  credit: 'held as credit',
} as const satisfies Partial<Record<keyof Allocation, string>>;

/** What came of a case, in sentences: the fees, the last payment, what is satisfied and owed, and what was posted. */
export function outcomeOf(each: Omit<MoneyCase, 'outcome'>): string[] {
  const { account, state, postings, payoff, ledger } = carryOut(each);
  const on = businessDate(each.asOf);
  const late = state.fees.filter(({ kind }) => kind === 'LATE');
  const open = installmentStatuses(account.terms, state, on).find((status) => !status.satisfied);
  const last = account.history.allocations.get(`payment ${each.payments.length}`);
  return [
    `late fees: ${listed(late.map((fee) => `${money(fee.assessed)} for installment ${fee.installment} on ${fee.assessedOn}`))}`,
    ...(last ? [`last payment: ${listed(partsOf(last))}`] : []),
    ...(state.chargeOff ? [] : [`first open installment: ${open?.number ?? 'none'}`]),
    `owed on ${on}: ${money(payoff.amount)}, of it ${money(payoff.interest)} interest and ${money(payoff.fees)} fees`,
    ...(each.showsLedger
      ? [
          `days past due: ${delinquencyOn(account.terms, state, on, account.graceDays).daysPastDue}`,
          `ledger on ${on}: ${printBalances(ledger)}`,
        ]
      : postings.map(({ kind, amounts }) => `posted: ${kind} ${printBalances(amounts)}`)),
  ];
}

const money = (amount: Decimal): string => amount.toFixed(2);

const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join('; '));

function partsOf(allocation: Allocation): string[] {
  return Object.entries(PARTS).flatMap(([part, name]) => {
    const amount = allocation[part as keyof typeof PARTS];
    return amount.isZero() ? [] : [`${money(amount)} ${name}`];
  });
}

const printBalances = (balances: Balances): string =>
  Object.entries(balances as Required<Balances>)
    .map(([account, amount]) => `${account} ${money(amount)}`)
    .join(', ');
