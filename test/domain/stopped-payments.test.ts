import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import type { HoldDays } from '../../src/domain/hold/hold.js';
import { accruesIncome } from '../../src/domain/ledger/balances.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { openAccount, withEntries, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import { scheduleOn } from '../../src/domain/repayment/schedule-on.js';
import { DEFAULT_RULES, type Tolerance } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';

const day = businessDate;

/** 20,000.00 at 18 % over 60 months from 5 June: 508.25 on the 5th of each month, and 25.00 for a late one. */
function loan({ holds = [], tolerance }: { holds?: readonly HoldDays[]; tolerance?: Tolerance } = {}): Account {
  const schedule = {
    principal: '20000',
    annualRatePercent: '18',
    fundedOn: '2026-06-05',
    frequency: 'MONTHLY',
    installments: 60,
    payment: '508.25',
  } as const;
  const accountRules = {
    ...DEFAULT_RULES,
    lateFee: policyOf({ kind: 'FLAT', amount: new Decimal(25) }),
    ...(tolerance && { delinquencyTolerance: tolerance }),
  };
  const terms = { schedule, opening: undefined, graceDays: 10, rules: DEFAULT_SERVICING, accountRules };
  const opened = openAccount(terms, [], undefined, holds);
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

/** Pays so many installments when they are due. */
const paying = (account: Account, count: number, amount = '508.25'): Account =>
  withEntries(
    account,
    account.terms.installments.slice(0, count).map(({ dueDate, number }) => ({
      kind: 'PAYMENT',
      id: `payment ${number}`,
      sequence: number,
      effectiveOn: dueDate,
      amount: new Decimal(amount),
    })),
  );

function standing(account: Account, on: string) {
  const { account: after, added } = withLateFees('LN-1', account, day(on));
  const { daysPastDue, pastDueAmount, oldestUnpaidDueDate } = delinquencyOn(
    after.terms,
    after.history.state,
    day(on),
    after.graceDays,
  );
  return { daysPastDue, pastDue: pastDueAmount.toFixed(2), since: oldestUnpaidDueDate, lateFees: added.length };
}

const disputed = (liftedOn: string | null, paymentsStoppedFrom: string | null = '2026-11-05'): HoldDays => ({
  kind: 'PAYMENT_DISPUTE',
  from: day('2026-10-20'),
  until: null,
  liftedOn: liftedOn === null ? null : day(liftedOn),
  paymentsStoppedFrom: paymentsStoppedFrom === null ? null : day(paymentsStoppedFrom),
});

const NOT_LATE = { daysPastDue: 0, pastDue: '0.00', since: undefined, lateFees: 0 };

describe('an installment whose payment a hold stopped', () => {
  it('is not past due and has no late fee while the hold has no end', () => {
    // Disputed on 20 October, payment of 5 November skipped, nothing paid since.
    expect(standing(paying(loan({ holds: [disputed(null)] }), 4), '2026-11-17')).toEqual(NOT_LATE);
    expect(standing(paying(loan({ holds: [disputed(null)] }), 4), '2027-03-20')).toEqual(NOT_LATE);
  });

  it('counts from the first due date after the hold, on which the next payment collects it', () => {
    const account = paying(loan({ holds: [disputed('2026-11-12')] }), 4);
    expect(standing(account, '2026-11-30')).toEqual(NOT_LATE);
    expect(standing(account, '2026-12-05')).toEqual(NOT_LATE);
    expect(standing(account, '2026-12-08')).toEqual({
      daysPastDue: 3,
      pastDue: '1016.50',
      since: '2026-12-05',
      lateFees: 0,
    });
    // Grace of ten days from 5 December: the fees of both fall due on the 16th.
    expect(standing(account, '2026-12-16')).toMatchObject({ daysPastDue: 11, lateFees: 2 });
    const [november] = scheduleOn(account, day('2026-12-08')).filter(({ dueDate }) => dueDate === '2026-11-05');
    expect(november).toMatchObject({ satisfied: false, daysPastDue: 3 });
  });

  it('counts from the second due date where the first is too near to announce a larger debit', () => {
    // Lifted on 25 November: the debit of 5 December takes one installment, that of 5 January takes both.
    const account = paying(loan({ holds: [disputed('2026-11-25')] }), 5);
    expect(standing(account, '2027-01-05')).toEqual(NOT_LATE);
    expect(standing(account, '2027-01-06')).toMatchObject({ daysPastDue: 1, since: '2027-01-05' });
  });

  it('is late if the hold stopped no payment', () => {
    const account = paying(loan({ holds: [disputed('2026-11-12', null)] }), 4);
    expect(standing(account, '2026-12-05')).toMatchObject({ daysPastDue: 30, since: '2026-11-05' });
  });

  it('leaves older debt late', () => {
    const account = paying(loan({ holds: [disputed(null)] }), 3);
    expect(standing(account, '2026-11-17')).toMatchObject({ daysPastDue: 43, pastDue: '508.25', since: '2026-10-05' });
  });

  it('does not stop interest from being income', () => {
    expect(accruesIncome(paying(loan({ holds: [disputed(null)] }), 4), day('2027-03-20'))).toBe(true);
    expect(accruesIncome(paying(loan(), 4), day('2027-03-20'))).toBe(false);
  });
});

describe('a payment that falls short by less than the tolerance', () => {
  // 0.38 short of 508.25 in each of seven months.
  const short = (tolerance?: Tolerance) => paying(loan(tolerance && { tolerance }), 7, '507.87');

  it('is late without a tolerance: seven late fees', () => {
    expect(standing(short(), '2027-01-16')).toMatchObject({ daysPastDue: 11, pastDue: '2.66', lateFees: 7 });
  });

  it.each<[string, Tolerance]>([
    ['5.00', { kind: 'AMOUNT', amount: new Decimal(5) }],
    ['1 % of the payment', { kind: 'PERCENT_OF_PAYMENT', percent: new Decimal(1) }],
  ])('is not late with one of %s', (_name, tolerance) => {
    expect(standing(short(tolerance), '2027-01-16')).toEqual(NOT_LATE);
  });

  it('adds up: what is missing in all is late once it is above the tolerance', () => {
    const tolerance = { kind: 'AMOUNT', amount: new Decimal('2.50') } as const;
    expect(standing(paying(loan({ tolerance }), 6, '507.87'), '2027-01-04')).toEqual(NOT_LATE);
    expect(standing(short(tolerance), '2027-01-16')).toMatchObject({ daysPastDue: 11, pastDue: '2.66', lateFees: 0 });
  });

  it('leaves an installment that is not paid at all late', () => {
    const tolerance = { kind: 'AMOUNT', amount: new Decimal(5) } as const;
    const account = paying(loan({ tolerance }), 6, '507.87');
    expect(standing(account, addDays(day('2027-01-05'), 9))).toMatchObject({ daysPastDue: 9, since: '2027-01-05' });
  });
});
