import { expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { importedTerms } from '../../src/domain/loan/imported-terms.js';
import { servicingFigures } from '../../src/domain/loan/servicing-figures.js';
import { openAccount, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../src/domain/record/loan-columns.js';
import { payoffAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import { installmentStatuses } from '../../src/domain/repayment/installment-status.js';

const NO_COLUMNS = Object.fromEntries(LOAN_COLUMNS.map(({ name }) => [name, null])) as unknown as LoanColumns;

/** 12,000.00 at 12 percent since 1 January 2026: twelve installments of 1,066.19 from 1 February on. */
const CONTRACT: LoanColumns = {
  ...NO_COLUMNS,
  loanStatus: 'ACTIVE',
  principalAmount: '12000.00',
  remainingBalance: '12000.00',
  interestRate: '12',
  originationDate: '2026-01-01',
  fundedDate: '2026-01-01',
  firstPaymentDate: '2026-02-01',
  maturityDate: '2027-01-01',
  scheduledMaturityDate: '2027-01-01',
  term: 12,
  installment: 12,
  paymentFrequency: 'MONTHLY',
  amortizationType: 'FULL_AMORTIZATION',
  scheduledPayment: '1066.19',
};

type Paid = readonly [on: string, amount: string, instruction?: PaymentEntry['instruction']];

function opened(record: LoanColumns, on: string, entries: readonly AccountEntry[] = []): Account {
  const terms = importedTerms(record, businessDate(on));
  if (!terms.ok) throw new Error(terms.refusal.message);
  const account = openAccount(terms.value, entries);
  if (!account.ok) throw new Error(account.refusal.message);
  return account.value;
}

/** The loan here, with payments, and as it is where its record of a day is imported. */
function moved(on: string, payments: readonly Paid[]): { here: Account; there: Account } {
  const entries = payments.map(([day, amount, instruction], index): AccountEntry => ({
    kind: 'PAYMENT',
    id: `RP-${index + 1}`,
    sequence: index + 1,
    amount: new Decimal(amount),
    effectiveOn: businessDate(day),
    ...(instruction && { instruction }),
  }));
  const here = opened(CONTRACT, '2026-01-01', entries);
  const record = { ...CONTRACT, ...servicingFigures(here, businessDate(on), CONTRACT) };
  return { here, there: opened(record, on) };
}

/** The installments that are not paid yet, and what would pay all. */
function asked({ terms, history: { state } }: Account, on: string): string[] {
  const open = installmentStatuses(terms, state, businessDate(on)).filter(({ satisfied }) => !satisfied);
  return [
    ...open.map(({ dueDate, unpaid }) => `${dueDate} ${unpaid.toFixed(2)}`),
    `payoff ${payoffAmount(terms, state, businessDate(on)).toFixed(2)}`,
  ];
}

const ON_TIME: readonly Paid[] = [
  ['2026-02-01', '1066.19'],
  ['2026-03-01', '1066.19'],
];

it.each<[string, string, readonly Paid[]]>([
  ['paid as agreed', '2026-03-10', ON_TIME],
  ['its next installment paid in part', '2026-03-10', [...ON_TIME, ['2026-03-10', '500.00']]],
  ['its next installment paid ahead', '2026-03-10', [...ON_TIME, ['2026-03-10', '1066.19']]],
  ['and the one after it in part', '2026-03-10', [...ON_TIME, ['2026-03-10', '1566.19']]],
  ['two paid ahead, and the next in part', '2026-03-10', [...ON_TIME, ['2026-03-10', '2300.00']]],
  ['the installment of the day and a part of the next', '2026-03-01', [...ON_TIME, ['2026-03-01', '66.19']]],
  ['with principal prepaid', '2026-03-10', [...ON_TIME, ['2026-03-10', '500.00', 'PRINCIPAL_ONLY']]],
])('a loan that is exported and imported asks for the same: %s', (_, on, payments) => {
  const { here, there } = moved(on, payments);
  expect(asked(there, on)).toEqual(asked(here, on));
  expect(asked(there, '2026-08-20')).toEqual(asked(here, '2026-08-20'));
});
