import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { importedTerms } from '../../src/domain/loan/imported-terms.js';
import { servicingFigures } from '../../src/domain/loan/servicing-figures.js';
import { openAccount, withEntries, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../src/domain/record/loan-columns.js';
import { feesDue } from '../../src/domain/repayment/account.js';

const NO_COLUMNS = Object.fromEntries(LOAN_COLUMNS.map(({ name }) => [name, null])) as unknown as LoanColumns;

/** 12,000.00 at 12 percent since 1 January 2026: twelve installments of 1,066.19 from 1 February on. */
const CONTRACT: LoanColumns = {
  ...NO_COLUMNS,
  loanStatus: 'ACTIVE',
  principalAmount: '12000.00',
  interestRate: '12',
  originationDate: '2026-01-01',
  fundedDate: '2026-01-01',
  firstPaymentDate: '2026-02-01',
  maturityDate: '2027-01-01',
  term: 12,
  installment: 12,
  paymentFrequency: 'MONTHLY',
  amortizationType: 'FULL_AMORTIZATION',
  scheduledPayment: '1066.19',
  remainingBalance: '9135.22',
  totalPrincipalPaid: '2864.78',
  totalInterestPaid: '333.79',
};

function boarded(record: Partial<LoanColumns>, on: string): Account {
  const terms = importedTerms({ ...CONTRACT, ...record }, businessDate(on));
  if (!terms.ok) throw new Error(terms.refusal.message);
  const account = openAccount(terms.value, []);
  if (!account.ok) throw new Error(account.refusal.message);
  return account.value;
}

/** What is due next, how late the loan is and what that comes to, and fees; as the first command leaves it. */
function standing(account: Account, on: string): string {
  const { nextPaymentDate, currentDpd, pastDueAmount } = servicingFigures(account, businessDate(on), CONTRACT);
  const fees = feesDue(account.history.state).toFixed(2);
  return `next ${nextPaymentDate}, ${currentDpd} days, ${pastDueAmount} past due, ${fees} of fees`;
}

it('a contract that began before its money went out bears interest from its beginning', () => {
  const unpaid = { totalPrincipalPaid: '0.00', totalInterestPaid: '0.00', remainingBalance: '12000.00' };
  expect(boarded({ ...unpaid, fundedDate: '2026-03-10' }, '2026-03-20').opening.accruesFrom).toBe('2026-01-01');
  expect(boarded({ ...unpaid, fundedDate: '2026-01-09' }, '2026-03-20').opening.accruesFrom).toBe('2026-01-09');
});

it('a loan that matures later than was scheduled has installments until then', () => {
  const dueDates = (record: Partial<LoanColumns>) =>
    boarded(record, '2026-06-10').terms.installments.map(({ dueDate }) => dueDate);
  const dates = { lastPaymentDate: '2026-04-01', nextPaymentDate: '2026-07-01', currentDpd: 0, pastDueAmount: '0.00' };
  const deferred = { ...dates, scheduledMaturityDate: '2027-01-01', maturityDate: '2027-03-01' };
  // The same payments, two of them put off; smaller ones, two more of them.
  expect(dueDates(deferred)).toHaveLength(12);
  expect(dueDates(deferred).at(-1)).toBe('2027-03-01');
  const smaller = { ...deferred, scheduledPayment: '900.00' };
  expect(dueDates(smaller)).toHaveLength(14);
  expect(dueDates(smaller).at(-1)).toBe('2027-03-01');
  expect(standing(boarded(smaller, '2026-06-10'), '2026-06-10')).toBe(
    'next 2026-07-01, 0 days, 0.00 past due, 0.00 of fees',
  );
  expect(standing(boarded(deferred, '2026-06-10'), '2026-06-10')).toBe(
    'next 2026-07-01, 0 days, 0.00 past due, 0.00 of fees',
  );
  // One put off; the cents that the payments leave make no installment of their own.
  expect(dueDates({ ...deferred, maturityDate: '2027-02-01' })).toHaveLength(12);
  expect(dueDates({ ...deferred, maturityDate: '2027-02-01' }).at(-1)).toBe('2027-02-01');
  for (const maturityDate of ['2027-01-01', '2026-12-15', '2027-01-31', null])
    expect(dueDates({ ...deferred, maturityDate }).at(-1)).toBe('2027-01-01');
});

it('a balance below zero makes no account: the first payment would turn it into credit', () => {
  const terms = importedTerms({ ...CONTRACT, remainingBalance: '-100.00' }, businessDate('2026-04-10'));
  expect(terms).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
});

it('a loan that was charged off by another servicer is as late as its record says, and goes on', () => {
  const lost = {
    loanStatus: 'CHARGED_OFF',
    chargeoffAmount: '9000.00',
    remainingBalance: '0.00',
    currentDpd: 350,
  } as const;
  const account = boarded({ ...lost, lastPaymentDate: '2026-04-01' }, '2026-12-01');
  expect(standing(account, '2026-12-11')).toBe('next null, 360 days, 9000.00 past due, 0.00 of fees');
});

describe('a boarded loan stands where its record says', () => {
  it.each([
    [
      'up to date, its next due date told as the business day after it: 1 August is a Saturday',
      { lastPaymentDate: '2026-07-01', nextPaymentDate: '2026-08-03', currentDpd: 0, pastDueAmount: '0.00' },
      '2026-07-10',
      'next 2026-08-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'late since such a day',
      { lastPaymentDate: '2026-07-01', nextPaymentDate: '2026-08-03', currentDpd: 37, pastDueAmount: '2132.38' },
      '2026-09-09',
      'next 2026-10-01, 39 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'late for longer than there are days',
      { lastPaymentDate: '2026-04-01', nextPaymentDate: '2026-05-01', currentDpd: 1_000_000, pastDueAmount: '3198.57' },
      '2026-04-10',
      'next 2026-05-01, 68 days, 3198.57 past due, 0.00 of fees',
    ],
    [
      'with less than nothing past due, which is no fee',
      {
        lastPaymentDate: '2026-04-01',
        nextPaymentDate: '2026-05-01',
        currentDpd: 0,
        pastDueAmount: '-50.00',
        delinquentAmount: '0.00',
      },
      '2026-04-10',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'up to date',
      { lastPaymentDate: '2026-04-01', nextPaymentDate: '2026-05-01', currentDpd: 0, pastDueAmount: '0.00' },
      '2026-04-10',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'late, with a contract that began before its money went out',
      {
        fundedDate: '2026-03-10',
        remainingBalance: '12000.00',
        totalPrincipalPaid: '0.00',
        totalInterestPaid: '0.00',
        nextPaymentDate: '2026-04-01',
        currentDpd: 47,
        pastDueAmount: '2132.38',
      },
      '2026-03-20',
      'next 2026-04-01, 47 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'with 3,000.00 of principal prepaid, which are no installments',
      {
        lastPaymentDate: '2026-04-01',
        nextPaymentDate: '2026-05-01',
        currentDpd: 0,
        pastDueAmount: '0.00',
        remainingBalance: '6135.22',
        totalPrincipalPaid: '5864.78',
      },
      '2026-04-10',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'the same without days and amounts past due',
      { lastPaymentDate: '2026-04-01', nextPaymentDate: '2026-05-01', totalPrincipalPaid: '5864.78' },
      '2026-04-10',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'prepaid, and no next payment named',
      { lastPaymentDate: '2026-04-01', totalPrincipalPaid: '5864.78' },
      '2026-04-10',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
    [
      'one installment late',
      { lastPaymentDate: '2026-03-01', nextPaymentDate: '2026-05-01', currentDpd: 19, pastDueAmount: '1066.19' },
      '2026-04-20',
      'next 2026-05-01, 19 days, 1066.19 past due, 0.00 of fees',
    ],
    [
      'two installments late, the older one paid in part',
      { lastPaymentDate: '2026-03-05', nextPaymentDate: '2026-05-01', currentDpd: 50, pastDueAmount: '1500.00' },
      '2026-04-20',
      'next 2026-05-01, 50 days, 1500.00 past due, 0.00 of fees',
    ],
    [
      'late, with the oldest installment named as the next',
      { lastPaymentDate: '2026-02-01', nextPaymentDate: '2026-03-01', currentDpd: 50, pastDueAmount: '2132.38' },
      '2026-04-20',
      'next 2026-05-01, 50 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'late, and no next payment named',
      { lastPaymentDate: '2026-02-01', currentDpd: 50, pastDueAmount: '2132.38' },
      '2026-04-20',
      'next 2026-05-01, 50 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'late, and no amount named',
      { lastPaymentDate: '2026-02-01', nextPaymentDate: '2026-05-01', currentDpd: 50 },
      '2026-04-20',
      'next 2026-05-01, 50 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'past due, and no days named',
      { lastPaymentDate: '2026-02-01', nextPaymentDate: '2026-05-01', pastDueAmount: '2132.38' },
      '2026-04-20',
      'next 2026-05-01, 50 days, 2132.38 past due, 0.00 of fees',
    ],
    [
      'late with prepaid principal',
      {
        lastPaymentDate: '2026-03-01',
        nextPaymentDate: '2026-05-01',
        currentDpd: 19,
        pastDueAmount: '1066.19',
        totalPrincipalPaid: '5864.78',
        remainingBalance: '6135.22',
      },
      '2026-04-20',
      'next 2026-05-01, 19 days, 1066.19 past due, 0.00 of fees',
    ],
    [
      'late with 40.00 of unpaid fees',
      {
        lastPaymentDate: '2026-03-01',
        nextPaymentDate: '2026-05-01',
        currentDpd: 19,
        pastDueAmount: '1066.19',
        delinquentAmount: '1106.19',
      },
      '2026-04-20',
      'next 2026-05-01, 19 days, 1066.19 past due, 40.00 of fees',
    ],
    [
      'the coming installment paid in part',
      {
        lastPaymentDate: '2026-04-05',
        nextPaymentDate: '2026-05-01',
        currentDpd: 0,
        pastDueAmount: '0',
        currentPaymentDue: '500.00',
      },
      '2026-04-20',
      'next 2026-05-01, 0 days, 0.00 past due, 0.00 of fees',
    ],
  ])('%s', (_, record, on, expected) => {
    expect(standing(boarded(record, on), on)).toBe(expected);
  });

  it('grows late as any other loan, and a payment counts for its oldest installment', () => {
    const record = {
      lastPaymentDate: '2026-03-01',
      nextPaymentDate: '2026-05-01',
      currentDpd: 19,
      pastDueAmount: '1066.19',
    };
    const account = boarded(record, '2026-04-20');
    expect(standing(account, '2026-05-10')).toBe('next 2026-06-01, 39 days, 2132.38 past due, 0.00 of fees');
    const payment = { kind: 'PAYMENT', id: 'RP-1', sequence: 1, amount: new Decimal('1066.19') } as const;
    const paid = withEntries(account, [{ ...payment, effectiveOn: businessDate('2026-05-10') }]);
    expect(standing(paid, '2026-05-10')).toBe('next 2026-06-01, 9 days, 1066.19 past due, 0.00 of fees');
  });

  it('draws late fees from the day on which its record came: those of before are in it', () => {
    const late = {
      lateFee: '5%',
      lastPaymentDate: '2026-02-01',
      nextPaymentDate: '2026-05-01',
      currentDpd: 50,
      pastDueAmount: '2132.38',
      delinquentAmount: '2185.69',
    };
    // March's fee of 53.31 is what the record has beyond the past due; April's and May's fall due here.
    const owed = (on: string) =>
      withLateFees('LN', boarded(late, '2026-04-12'), businessDate(on)).account.history.state.fees.map(
        ({ assessedOn, assessed }) => `${assessedOn} ${assessed.toFixed(2)}`,
      );
    expect(owed('2026-05-31')).toEqual(['2026-02-01 53.31', '2026-04-12 53.31', '2026-05-12 53.31']);
  });

  it.each([
    ['2', '2'],
    ['500', '0'],
    [null, '0'],
  ])('a prepayment penalty of %s in its record costs %s percent', (prepaymentPenalty, percent) => {
    expect(boarded({ prepaymentPenalty }, '2026-04-10').terms.rules.prepaymentPenaltyPercent.toFixed()).toBe(percent);
  });
});
