import { printLateFee, LATE_FEES_BY_STATE } from '../../../src/domain/rules/late-fee-policy.js';
import { DEFAULT_RULES, WATERFALLS } from '../../../src/domain/rules/account-rules.js';
import { delinquencyOn } from '../../../src/domain/delinquency/delinquency.js';
import type { Balances } from '../../../src/domain/ledger/balances.js';
import type { Decimal } from '../../../src/domain/money.js';
import { installmentStatuses } from '../../../src/domain/repayment/installment-status.js';
import type { Allocation } from '../../../src/domain/repayment/allocation.js';
import { businessDate } from '../../../src/domain/calendar.js';
import {
  CASE_GRACE_DAYS,
  CASE_LOAN,
  type CaseChargeOff,
  type CasePayment,
  type MoneyCase,
  carryOut,
} from './money-case.js';
import { LATE_FEE_CASES } from './late-fee-cases.js';
import { LOSS_CASES } from './loss-cases.js';
import { PAYMENT_CASES } from './payment-cases.js';

/** docs/money-cases.md: the rules of fees, payments and losses in numbers, carried out by the code that services loans. */
export function printMoneyCases(): string {
  return `# Fees, payments and losses in numbers

<!-- Printed by \`npm run schema\` from scripts/pages/money-cases; a test compares it. -->

The code that services loans computes each case. A test compares the results with figures that were written by hand.

The default contract is ${CASE_LOAN.principal} at ${CASE_LOAN.annualRatePercent} percent, Actual/365, funded on
${CASE_LOAN.fundedOn}. It has twelve installments of 1066.22, due on the first of each month from 2024-02-01, with
${CASE_GRACE_DAYS} days of grace. Debits are positive, credits negative. Postings are those of the last payment and of later
effects up to the day of the case.

## Late fees

${LATE_FEE_CASES.map(printCase).join('\n\n')}

## Payments

${PAYMENT_CASES.map(printCase).join('\n\n')}

## Interest as income, and losses

Interest is income as it accrues until the loan is 90 days past due. The ledger is that of the end of the day.

${LOSS_CASES.map(printCase).join('\n\n')}

## Orders of allocation

A contract sets the waterfall at funding. EXTRA is money beyond the amount due. The payment's instruction, or the contract,
decides its use: it pays the next installments (\`PAY_AHEAD\`) or lowers the principal (\`PRINCIPAL_ONLY\`).

| Waterfall | Order |
| --- | --- |
${Object.entries(WATERFALLS)
  .map(
    ([name, order]) => `| \`${name}\`${name === DEFAULT_RULES.waterfall ? ' (default)' : ''} | ${order.join(', ')} |`,
  )
  .join('\n')}

## Late fees by state

The late fees of \`rules.lateFee.ofState\`, by the state of the dealer. Other states have no row.

| State | Fee | Days of grace | Source |
| --- | --- | --- | --- |
${Object.entries(LATE_FEES_BY_STATE)
  .flatMap(([state, row]) =>
    row ? [`| ${state} | ${printLateFee(row.policy)} | ${row.graceDays} | ${row.policy.source} |`] : [],
  )
  .join('\n')}
`;
}

function printCase(each: MoneyCase, index: number): string {
  const { title, rules = {}, contract, servicing = {}, payments, pending = [], failed, chargeOff, asOf } = each;
  const terms = [
    ...(rules.lateFee ? [`late fee ${printLateFee(rules.lateFee)}`] : []),
    ...(rules.waterfall ? [rules.waterfall] : []),
    ...(rules.extraMoney ? [`extra money ${rules.extraMoney}`] : []),
    ...(rules.allowFeesFirst === true ? ['FEES_FIRST allowed'] : []),
    ...(rules.closingTolerance ? [`closing tolerance ${rules.closingTolerance.toFixed(2)}`] : []),
    ...(rules.prepaymentPenaltyPercent ? [`prepayment penalty ${rules.prepaymentPenaltyPercent.toFixed()} %`] : []),
    ...(rules.smallCredit ? [`small credit ${rules.smallCredit}`] : []),
    ...(servicing.dueDateRule ? [`due dates ${servicing.dueDateRule}`] : []),
    ...(servicing.bankCalendar ? [`calendar ${servicing.bankCalendar}`] : []),
    ...(contract ? [`funded on ${contract.fundedOn ?? CASE_LOAN.fundedOn}, ${contract.dayCount ?? 'ACTUAL_365'}`] : []),
  ];
  const history = [
    ...payments.map(printPayment),
    ...pending.map((payment) => `${printPayment(payment)}, pending`),
    ...(failed ? [`a payment failed on ${failed.on}, with a fee of ${failed.fee}`] : []),
    ...(chargeOff ? [printChargeOff(chargeOff)] : []),
  ];
  return [
    `### ${index + 1}. ${title}`,
    '',
    `- contract: ${terms.join(', ') || 'no late fee'}`,
    `- by ${asOf}: ${history.join('; ') || 'nothing'}`,
    ...outcomeOf(each).map((line) => `- ${line}`),
  ].join('\n');
}

const printPayment = ([on, amount, instruction]: CasePayment): string =>
  `${amount} on ${on}${instruction ? ` (${instruction})` : ''}`;

const printChargeOff = ({ on, downTo, undoneOn }: CaseChargeOff): string =>
  [
    `charged off on ${on}`,
    ...(downTo === undefined ? [] : [`down to ${downTo}`]),
    ...(undoneOn === undefined ? [] : [`undone on ${undoneOn}`]),
  ].join(', ');

const PARTS = {
  interest: 'interest',
  principal: 'principal of installments',
  fees: 'fees',
  extraPrincipal: 'extra principal',
  recovery: 'recovered',
  credit: 'held as credit',
} as const satisfies Partial<Record<keyof Allocation, string>>;

/** The outcome of a case, in sentences: the fees, the last payment, what is satisfied and owed, and what was posted. */
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
