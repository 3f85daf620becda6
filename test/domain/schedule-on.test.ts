import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { daysOf } from '../../src/domain/delinquency/delinquency.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';
import { accountOn, openAccount, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { projection } from '../../src/domain/repayment/projection.js';
import { replay } from '../../src/domain/repayment/replay.js';
import { fixedRate } from '../../src/domain/schedule/rate-history.js';
import { fundedAccount, payoffAmount, type AccountState } from '../../src/domain/repayment/account.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { scheduleOn, type InstallmentOn } from '../../src/domain/repayment/schedule-on.js';
import { LOAN, payment } from './loan.js';
import { runs } from '../support/runs.js';

function opened(
  [principal, annualRatePercent, installments]: readonly [number, number, number],
  fundedOn: BusinessDate,
  entries: readonly AccountEntry[] = [],
  opening?: AccountState,
): Account {
  const made = openAccount(
    {
      schedule: {
        principal: String(principal),
        annualRatePercent: String(annualRatePercent),
        fundedOn,
        installments,
      },
      opening,
      graceDays: 10,
      rules: RULES_BEFORE,
      accountRules: DEFAULT_RULES,
    },
    entries,
  );
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

/** 1200 without interest, 100 due on the 15th of twelve months. */
const account = (entries: readonly AccountEntry[], opening?: AccountState): Account =>
  opened([1_200, 0, 12], businessDate('2024-01-15'), entries, opening);

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

  it('is that of the day, after any later event', () => {
    const entries = [payment('2024-02-15', '100', 1), payment('2024-05-01', '300', 2)];
    expect(brief(scheduleAt('2024-03-20', entries)[1]!)).toEqual(['0', '100', '-', 5]);
    expect(brief(scheduleAt('2024-05-01', entries)[1]!)).toEqual(['100', '0', '2024-05-01', 0]);
  });

  it('has a reversed payment until the day of its reversal', () => {
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
      payment('2024-02-15', '100', 1),
      { ...payment('2024-02-15', '400', 2), instruction: 'PRINCIPAL_ONLY' },
      payment('2024-03-15', '700', 3),
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

describe('what installments to come ask for', () => {
  const START = businessDate('2024-01-10');
  it('is what was scheduled, to the last of a new loan', () => {
    const loan = opened([20_000, 24, 72], START);
    for (const { amount, unpaid, satisfiedOn } of scheduleOn(loan, START))
      expect([unpaid.toFixed(2), satisfiedOn]).toEqual([amount.toFixed(2), undefined]);
  });

  it('is nothing where extra principal left nothing for it, from the day of that', () => {
    const extra = { ...payment('2024-03-10', '8000', 2), instruction: 'PRINCIPAL_ONLY' } as const;
    const loan = opened([10_000, 12, 24], START, [payment('2024-02-10', '470.76', 1), extra]);
    const rows = scheduleOn(loan, businessDate('2024-03-11'));
    const needed = rows.filter(({ satisfied }) => !satisfied);
    // 1,722.99 are left after interest of the month: 17.56, 12.52, 8.27 and 3.44 more, by the days. No money paid the second.
    expect(needed.map(({ number, unpaid }) => [number, unpaid.toFixed(2)])).toEqual([
      [2, '470.76'],
      [3, '470.76'],
      [4, '470.76'],
      [5, '334.81'],
    ]);
    expect(new Set(rows.slice(5).map(({ satisfiedOn }) => satisfiedOn))).toEqual(new Set(['2024-03-10']));
  });

  it('that was asked for again meanwhile is nothing from the day on which it became so again', () => {
    const extra = (day: string, sequence: number): AccountEntry => ({
      ...payment(day, '3000', sequence),
      instruction: 'PRINCIPAL_ONLY',
    });
    const raised: AccountEntry = {
      kind: 'PRINCIPAL_ADJUSTMENT',
      id: 'raised',
      sequence: 20,
      effectiveOn: businessDate('2024-06-15'),
      amount: new Decimal(3_000),
    };
    const regular = Array.from({ length: 12 }, (_, n) => payment(addMonths(START, n + 1), '470.76', n + 1));
    const loan = opened([10_000, 12, 24], START, [
      ...regular,
      extra('2024-04-15', 18),
      raised,
      extra('2024-08-15', 19),
    ]);
    const last = (day: string) =>
      scheduleOn(accountOn(loan, businessDate(day))!, businessDate(day)).at(-1)!.satisfiedOn;
    expect([last('2024-05-01'), last('2024-07-01'), last('2025-01-10')]).toEqual([
      '2024-04-15',
      undefined,
      '2024-08-15',
    ]);
  });

  it('pays the loan off to the cent when each is paid on its day, after any earlier payments', () => {
    const before = fc.array(
      fc.record({
        after: fc.integer({ min: 1, max: 900 }),
        cents: fc.integer({ min: 1, max: 300_000 }),
        instruction: fc.constantFrom('PRINCIPAL_ONLY' as const, 'PAY_AHEAD' as const, undefined),
      }),
      { maxLength: 8 },
    );
    const terms = fc.tuple(
      fc.integer({ min: 1_000, max: 60_000 }),
      fc.integer({ min: 0, max: 36 }),
      fc.integer({ min: 1, max: 84 }),
    );
    fc.assert(
      fc.property(terms, before, fc.integer({ min: 900, max: 1_200 }), (loan, payments, looked) => {
        const on = addDays(START, looked);
        const made = payments.map(({ after, cents, instruction }, index) => ({
          ...payment(addDays(START, after), (cents / 100).toFixed(2), index + 1),
          ...(instruction && { instruction }),
        }));
        const account = opened(loan, START, made);
        const rows = scheduleOn(account, on);
        const due = sum(rows.flatMap(({ dueDate, unpaid }) => (dueDate <= on ? [unpaid] : [])));
        const asked = [[on, due] as const, ...rows.filter(({ dueDate }) => dueDate > on).map(asksFor)].filter(
          ([, amount]) => amount.gt(0),
        );
        const all = [...made, ...asked.map(([day, amount], n) => payment(day, amount.toFixed(2), 100 + n))];
        const { principal, carriedInterest, credit } = opened(loan, START, all).history.state;
        const was = account.history.state.credit;
        expect([principal, carriedInterest, credit.minus(was)].map((left) => left.toFixed(2))).toEqual(
          Array(3).fill('0.00'),
        );
      }),
      { numRuns: runs(300) },
    );
  });
});

const asksFor = ({ dueDate, unpaid }: InstallmentOn) => [dueDate, unpaid] as const;

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

it('what is past due is paid at once, so that its interest is rounded once: half a cent more or less', () => {
  const on = businessDate('2024-03-16');
  const day = (text: string, amount: string, number: number) => ({
    number,
    dueDate: businessDate(text),
    amount: new Decimal(amount),
  });
  // 0.125 of interest a day; 7.625 by the day, of which the first installment takes 3.01.
  const terms = {
    ...LOAN,
    principal: new Decimal(1000),
    rates: fixedRate(LOAN.fundedOn, new Decimal('0.045')),
    dayCount: 'ACTUAL_360' as const,
    installments: [day('2024-02-15', '3.01', 1), day('2024-03-15', '50.00', 2), day('2024-04-15', '960.00', 3)],
  };
  const asked = projection(terms, fundedAccount(terms), on);
  const pastDue = sum(asked.slice(0, 2).map(({ interest, principal }) => interest.plus(principal)));
  const last = asked.at(-1);
  const { state } = replay(terms, [payment('2024-03-16', pastDue.toFixed(2))]);
  expect(payoffAmount(terms, state, businessDate('2024-04-15')).toFixed(2)).toBe(
    last?.interest.plus(last.principal).toFixed(2),
  );
});
