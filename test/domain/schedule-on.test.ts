import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { daysOf } from '../../src/domain/delinquency/bucket.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';
import { accountOn, openAccount, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { fundedAccount, type AccountState } from '../../src/domain/repayment/account.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { scheduleOn, type InstallmentOn } from '../../src/domain/repayment/schedule-on.js';
import { LOAN, payment } from './loan.js';

/** 1200 without interest, 100 due on the 15th of twelve months. */
function account(entries: AccountEntry[], opening?: AccountState): Account {
  const opened = openAccount(
    {
      schedule: { principal: '1200', annualRatePercent: '0', fundedOn: '2024-01-15', installments: 12 },
      opening,
      graceDays: 10,
      rules: RULES_BEFORE,
      accountRules: DEFAULT_RULES,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

function scheduleAt(day: string, entries: AccountEntry[], opening?: AccountState): InstallmentOn[] {
  const on = businessDate(day);
  const standing = accountOn(account(entries, opening), on);
  if (!standing) throw new Error('there was no account');
  return scheduleOn(standing, on);
}

const brief = ({ paid, unpaid, satisfiedOn, daysPastDue }: InstallmentOn) =>
  [paid.toString(), unpaid.toString(), satisfiedOn ?? '-', daysPastDue] as const;

describe('the schedule of an account on a day', () => {
  it('says of each installment what was scheduled, paid, when, and what is open', () => {
    const rows = scheduleAt('2024-04-20', [payment('2024-02-15', '100', 1), payment('2024-03-10', '150', 2)]);
    expect(rows.slice(0, 4).map(brief)).toEqual([
      ['100', '0', '2024-02-15', 0],
      ['100', '0', '2024-03-10', 0],
      // What was over in March pays ahead.
      ['50', '50', '-', 5],
      ['0', '100', '-', 0],
    ]);
    expect(rows.every(({ principal, interest, amount }) => principal.plus(interest).eq(amount))).toBe(true);
  });

  it('is that of the day, whatever happened later', () => {
    const entries = [payment('2024-02-15', '100', 1), payment('2024-05-01', '300', 2)];
    expect(brief(scheduleAt('2024-03-20', entries)[1]!)).toEqual(['0', '100', '-', 5]);
    expect(brief(scheduleAt('2024-05-01', entries)[1]!)).toEqual(['100', '0', '2024-05-01', 0]);
  });

  it('knows a payment that was taken back from the day it was', () => {
    const reversal: AccountEntry = {
      kind: 'REVERSAL',
      id: 'reversal',
      sequence: 2,
      effectiveOn: businessDate('2024-02-20'),
      reverses: 'payment 1',
    };
    const entries = [payment('2024-02-15', '100', 1), reversal];
    expect(brief(scheduleAt('2024-02-19', entries)[0]!)).toEqual(['100', '0', '2024-02-15', 0]);
    expect(brief(scheduleAt('2024-02-20', entries)[0]!)).toEqual(['0', '100', '-', 5]);
  });

  it('splits an installment that several payments cover, and dates it by the last of them', () => {
    const rows = scheduleAt('2024-02-20', [payment('2024-02-01', '60', 1), payment('2024-02-18', '40', 2)]);
    expect(brief(rows[0]!)).toEqual(['100', '0', '2024-02-18', 0]);
  });

  it('dates what extra principal or a payoff did away with by the day on which nothing was left for it', () => {
    const rows = scheduleAt('2024-06-01', [
      { ...payment('2024-02-15', '500', 1), instruction: 'PRINCIPAL_ONLY' },
      payment('2024-03-15', '700', 2),
    ]);
    expect(rows.map(({ satisfiedOn }) => satisfiedOn)).toEqual([
      '2024-02-15',
      ...Array<string>(7).fill('2024-03-15'),
      // 400 of extra principal in February left nothing for the last four.
      ...Array<string>(4).fill('2024-02-15'),
    ]);
    expect(sum(rows.map(({ unpaid }) => unpaid)).isZero()).toBe(true);
  });

  it('leaves what a charge-off ended without a date', () => {
    const chargeOff: AccountEntry = {
      kind: 'CHARGE_OFF',
      id: 'charge-off',
      sequence: 2,
      effectiveOn: businessDate('2024-08-01'),
    };
    const rows = scheduleAt('2024-08-01', [payment('2024-02-15', '100', 1), chargeOff]);
    expect(rows.slice(0, 2).map(brief)).toEqual([
      ['100', '0', '2024-02-15', 0],
      ['0', '0', '-', 0],
    ]);
  });

  it('does not know when an imported loan paid what it had paid, nor anything before its last payment', () => {
    const opening: AccountState = {
      ...fundedAccount(LOAN),
      principal: new Decimal(1000),
      accruesFrom: businessDate('2024-03-15'),
      appliedToInstallments: new Decimal(200),
      principalPaid: new Decimal(200),
    };
    const rows = scheduleAt('2024-04-15', [payment('2024-04-15', '100', 1)], opening);
    expect(rows.slice(0, 4).map(brief)).toEqual([
      ['100', '0', '-', 0],
      ['100', '0', '-', 0],
      ['100', '0', '2024-04-15', 0],
      ['0', '100', '-', 0],
    ]);
    expect(accountOn(account([], opening), businessDate('2024-03-14'))).toBeUndefined();
  });
});

describe('the days that buckets cover', () => {
  it('are one range where buckets follow each other', () => {
    expect(daysOf(['DAYS_30_59', 'DAYS_1_29', 'DAYS_90_119'])).toEqual([
      { from: 1, to: 59 },
      { from: 90, to: 119 },
    ]);
    expect(daysOf(['DAYS_120_PLUS', 'DAYS_90_119'])).toEqual([{ from: 90 }]);
    expect(daysOf([])).toEqual([]);
  });
});
