import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import type { TermChange } from '../../src/domain/change/term-change.js';
import { importedTerms, servicingFault } from '../../src/domain/loan/imported-terms.js';
import { servicingFigures } from '../../src/domain/loan/servicing-figures.js';
import { openAccount, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import type { JsonValue } from '../../src/domain/record/json.js';
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

function opened(
  record: LoanColumns,
  on: string,
  entries: readonly AccountEntry[] = [],
  listed: readonly JsonValue[] = [],
): Account {
  const terms = importedTerms(record, businessDate(on), listed);
  if (!terms.ok) throw new Error(terms.refusal.message);
  const account = openAccount(terms.value, entries);
  if (!account.ok) throw new Error(account.refusal.message);
  return account.value;
}

const day = businessDate;

/** The loan here, with payments and changes of its terms, and as it is where its record of a day is imported. */
function moved(on: string, payments: readonly Paid[], changes: readonly TermChange[] = []) {
  const paid = payments.map(([effectiveOn, amount, instruction], index): AccountEntry => ({
    kind: 'PAYMENT',
    id: `RP-${index + 1}`,
    sequence: index + 1,
    amount: new Decimal(amount),
    effectiveOn: day(effectiveOn),
    ...(instruction && { instruction }),
  }));
  const changed = changes.map((change, index): AccountEntry => ({
    kind: 'TERM_CHANGE',
    id: `TC-${index + 1}`,
    sequence: payments.length + index + 1,
    effectiveOn: change.from,
    change,
  }));
  const here = opened(CONTRACT, '2026-01-01', [...paid, ...changed]);
  const record = { ...CONTRACT, ...servicingFigures(here, day(on), CONTRACT) };
  const listed = payments.map(([paymentDate, , instruction], index) => {
    const { principal, extraPrincipal, interest } = here.history.allocations.get(`RP-${index + 1}`)!;
    return {
      paymentDate,
      principal: principal.plus(extraPrincipal).toFixed(2),
      interest: interest.toFixed(2),
      ...(instruction && { instruction }),
    };
  });
  return { here, there: opened(record, on, [], listed), record, listed };
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

describe('a loan whose due dates were changed asks for the same where it is imported', () => {
  const from = day('2026-03-10');
  it.each<[string, TermChange]>([
    ['a later day of the month', { type: 'DUE_DATE', from, firstDueOn: day('2026-04-15') }],
    ['an earlier one', { type: 'DUE_DATE', from, firstDueOn: day('2026-03-20') }],
    ['the last of the month', { type: 'DUE_DATE', from, firstDueOn: day('2026-03-31'), dueDay: 31 }],
    ['the 30th', { type: 'DUE_DATE', from, firstDueOn: day('2026-03-30') }],
    ['every other week', { type: 'DUE_DATE', from, firstDueOn: day('2026-04-03'), frequency: 'BIWEEKLY' }],
    ['every week', { type: 'DUE_DATE', from, firstDueOn: day('2026-04-03'), frequency: 'WEEKLY' }],
    [
      'every week, on a day of the old grid',
      { type: 'DUE_DATE', from, firstDueOn: day('2026-04-05'), frequency: 'WEEKLY' },
    ],
    ['twice a month', { type: 'DUE_DATE', from, firstDueOn: day('2026-03-16'), frequency: 'SEMIMONTHLY' }],
    ['every quarter', { type: 'DUE_DATE', from, firstDueOn: day('2026-04-01'), frequency: 'QUARTERLY' }],
    [
      'every quarter, on a day of the old grid',
      { type: 'DUE_DATE', from, firstDueOn: day('2026-05-01'), frequency: 'QUARTERLY' },
    ],
    [
      'modified: longer, on another day',
      { type: 'MODIFICATION', from, installments: 24, firstDueOn: day('2026-04-20') },
    ],
    ['modified: longer, on the same day', { type: 'MODIFICATION', from, installments: 24 }],
    [
      'modified: shorter, on another day',
      { type: 'MODIFICATION', from, installments: 6, firstDueOn: day('2026-04-20') },
    ],
  ])('%s', (_, change) => {
    for (const paidSince of [[], [['2026-03-20', '66.19']]] satisfies Paid[][]) {
      const { here, there } = moved('2026-03-20', [...ON_TIME, ...paidSince], [change]);
      expect(asked(there, '2026-03-20')).toEqual(asked(here, '2026-03-20'));
      expect(asked(there, '2026-09-20')).toEqual(asked(here, '2026-09-20'));
    }
  });
});

it('a loan with more installments than its new frequency allows is imported', () => {
  const weekly: LoanColumns = { ...CONTRACT, installment: 260, term: 60, paymentFrequency: 'QUARTERLY' };
  const record = {
    ...weekly,
    nextPaymentDate: '2026-04-02',
    maturityDate: '2031-01-02',
    scheduledMaturityDate: '2030-12-26',
  };
  expect(servicingFault(record)).toBeUndefined();
  expect(asked(opened(record, '2026-03-10'), '2026-03-10')[0]).toMatch(/^2026-04-02/);
});

it.each(['2026-08-14', '2026-08-15', '2026-08-17'])(
  'a due date on a Saturday is the same, told as %s',
  (nextPaymentDate) => {
    const on15th = {
      ...CONTRACT,
      firstPaymentDate: '2026-02-15',
      maturityDate: '2027-01-15',
      scheduledMaturityDate: '2027-01-15',
    };
    const account = opened({ ...on15th, nextPaymentDate, lastPaymentDate: '2026-07-15' }, '2026-08-01');
    expect(account.terms.installments.map(({ dueDate }) => dueDate.slice(8))).toEqual(Array(12).fill('15'));
  },
);

describe('interest that a payment left', () => {
  const late: readonly Paid[] = [...ON_TIME.slice(0, 1), ['2026-03-10', '20.00'], ['2026-03-25', '30.00']];

  it.each<[string, readonly Paid[]]>([
    ['by two payments while late', late],
    ['by the first payments there were', late.slice(1)],
    ['by a payment ahead of its day', [...ON_TIME, ['2026-03-20', '10.00']]],
    ['and that a later payment took', [...late, ['2026-03-26', '600.00']]],
  ])('is owed where the loan is imported: %s', (_, payments) => {
    const { here, there } = moved('2026-03-28', payments);
    expect(there.opening.carriedInterest.toFixed(8)).toBe(here.history.state.carriedInterest.toFixed(8));
    expect(there.opening.carriedInterest.decimalPlaces()).toBeLessThanOrEqual(12);
    expect(asked(there, '2026-03-28')).toEqual(asked(here, '2026-03-28'));
    expect(asked(there, '2026-07-15')).toEqual(asked(here, '2026-07-15'));
  });

  it('is owed by what was paid on one day, before the principal and with it', () => {
    const { here, there } = moved('2026-03-28', [
      ['2026-02-01', '50.00'],
      ['2026-02-01', '1016.19', 'PRINCIPAL_ONLY'],
      ['2026-03-10', '20.00'],
    ]);
    expect(there.opening.carriedInterest.toFixed(8)).toBe(here.history.state.carriedInterest.toFixed(8));
  });

  it('leaves no part of a cent once it was paid in full, principal or none', () => {
    const { here, there } = moved('2026-03-28', [
      ['2026-02-01', '1066.19'],
      ['2026-02-20', '69.06'],
      ['2026-03-10', '20.00'],
    ]);
    expect(there.opening.carriedInterest.toFixed(8)).toBe(here.history.state.carriedInterest.toFixed(8));
  });

  it('is not made up where the rate was another while it was paid', () => {
    const rate: TermChange = {
      type: 'RATE',
      from: day('2026-03-05'),
      annualRate: new Decimal('0.24'),
      isCap: false,
      payment: 'KEPT',
    };
    const { there } = moved('2026-03-28', [...ON_TIME, ['2026-03-20', '10.00']], [rate]);
    expect(there.opening.carriedInterest.toFixed(2)).toBe('0.00');
    const interestOnly = { ...CONTRACT, amortizationType: 'INTEREST_ONLY', scheduledPayment: '120.00' } as const;
    const paid = {
      ...interestOnly,
      lastPaymentDate: '2026-03-01',
      totalPrincipalPaid: '0.00',
      nextPaymentDate: '2026-04-01',
    };
    const list = [
      { paymentDate: '2026-02-01', principal: '0.00', interest: '122.30' },
      { paymentDate: '2026-03-01', principal: '0.00', interest: '110.47' },
    ];
    const carried = (interestRate: string) =>
      opened({ ...paid, totalInterestPaid: '232.77', interestRate }, '2026-03-28', [], list).opening.carriedInterest;
    for (const interestRate of ['12', '18', '6']) expect(carried(interestRate).toFixed(2)).toBe('0.00');
    const late = [...list.slice(0, 1), { ...list[1], interest: '20.47' }];
    const told = { ...paid, totalInterestPaid: '142.77' };
    expect(opened(told, '2026-03-28', [], late).opening.carriedInterest.toFixed(2)).toBe('90.00');
  });

  it('is not made up where the list has not all payments, or says something else', () => {
    const { record, listed } = moved('2026-03-28', late);
    const carried = (list: readonly JsonValue[], columns: Partial<LoanColumns> = {}) =>
      opened({ ...record, ...columns }, '2026-03-28', [], list).opening.carriedInterest.toFixed(2);
    // 11,056.11 x 0.12 x 52 / 365 = 189.01 since 1 February, less 50.00.
    expect(carried(listed)).toBe('139.01');
    const huge = { paymentDate: '2026-03-25', principal: '9'.repeat(400), interest: 1e300 };
    const first = listed[0]!;
    const takenBack = { ...first, principal: `-${first.principal}`, interest: `-${first.interest}` };
    for (const list of [
      [],
      listed.slice(1),
      [first, takenBack, ...listed],
      [...listed, 'by cheque'],
      [...listed, { amount: '5.00' }],
      [...listed, huge],
    ])
      expect(carried(list)).toBe('0.00');
    expect(carried(listed, { totalInterestPaid: null })).toBe('0.00');
    expect(carried([], { totalInterestPaid: '0.00', totalPrincipalPaid: '0.00' })).toBe('0.00');
    expect(carried(listed, { totalPrincipalPaid: '1.00' })).toBe('0.00');
    expect(carried([...listed].reverse())).toBe('139.01');
    expect(carried(listed, { lastPaymentDate: '2026-03-20' })).toBe('0.00');
    expect(carried(listed, { loanStatus: 'CHARGED_OFF', chargeoffAmount: '1.00' })).toBe('0.00');
  });
});
