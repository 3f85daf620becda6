import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import type { TermChange } from '../../src/domain/change/term-change.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { accountOn, openAccount, withLateFees, type Account } from '../../src/domain/loan/servicing-terms.js';
import { Decimal } from '../../src/domain/money.js';
import { accruedInterest } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { scheduleOn } from '../../src/domain/repayment/schedule-on.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';

const day = businessDate;

/** 12,000 at 12 percent a year of 360 days, over twelve months from 1 January 2026, due on the 1st. */
const open = (...entries: AccountEntry[]): Account => {
  const opened = openAccount(
    {
      schedule: {
        principal: '12000',
        annualRatePercent: '12',
        fundedOn: '2026-01-01',
        installments: 12,
        dayCount: 'THIRTY_360',
      },
      opening: undefined,
      graceDays: 10,
      accountRules: { ...DEFAULT_RULES, lateFee: policyOf({ kind: 'FLAT', amount: new Decimal(25) }) },
      rules: RULES_BEFORE,
    },
    entries,
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
};

let sequence = 0;
const pay = (on: string, amount: string): AccountEntry => ({
  kind: 'PAYMENT',
  id: `P${(sequence += 1)}`,
  sequence,
  effectiveOn: day(on),
  amount: new Decimal(amount),
});
const change = (terms: TermChange, on: string = terms.from): AccountEntry => ({
  kind: 'TERM_CHANGE',
  id: `C${(sequence += 1)}`,
  sequence,
  effectiveOn: day(on),
  change: terms,
});
const undo = (entry: AccountEntry, on: string): AccountEntry => ({
  kind: 'REVERSAL',
  id: `R${(sequence += 1)}`,
  sequence,
  effectiveOn: day(on),
  reverses: entry.id,
});
const brief = ({ terms }: Account): string[] =>
  terms.installments.map(({ number, dueDate, amount }) => `${number} ${dueDate} ${amount.toFixed(2)}`);
const daysPastDue = ({ terms, history }: Account, on: string): number =>
  delinquencyOn(terms, history.state, day(on), 10).daysPastDue;

/** The level payment: 12,000 x 0.01 / (1 - 1.01^-12) = 1066.19. */
describe('a deferral', () => {
  it('skips installments and adds as many at the end; the last takes the interest of the longer time', () => {
    const account = open(
      change({ type: 'DEFERRAL', from: day('2026-03-01'), installments: 2, to: 'END', interest: 'ACCRUES' }),
    );
    const schedule = brief(account);
    expect(schedule.slice(0, 3)).toEqual(['1 2026-02-01 1066.19', '2 2026-05-01 1066.19', '3 2026-06-01 1066.19']);
    expect(schedule).toHaveLength(12);
    expect(schedule.at(-1)).toMatch(/^12 2027-03-01 /);
  });

  it('waives the interest from the day to the last date that is skipped', () => {
    const waived = {
      type: 'DEFERRAL',
      from: day('2026-03-01'),
      installments: 2,
      to: 'END',
      interest: 'WAIVED',
    } as const;
    const account = open(pay('2026-02-01', '1066.19'), change(waived));
    // February's thirty days at 12 percent of 11,053.81, nothing in March and none until the skipped date, 1 April.
    expect(accruedInterest(account.terms, account.history.state, day('2026-04-01')).toFixed(4)).toBe('110.5381');
    expect(accruedInterest(account.terms, account.history.state, day('2026-05-01')).toFixed(4)).toBe('221.0762');
  });

  it('spreads what was skipped over the rest, and the last date stays', () => {
    const account = open(
      change({ type: 'DEFERRAL', from: day('2026-03-01'), installments: 2, to: 'SPREAD', interest: 'ACCRUES' }),
    );
    expect(brief(account)).toHaveLength(10);
    expect(account.terms.maturesOn).toBe('2027-01-01');
    expect(account.terms.installments[1]?.amount.gt('1066.19')).toBe(true);
  });

  it('reverses late fees that are not due under it, when it is backdated', () => {
    const late = open();
    const { added } = withLateFees('LN', late, day('2026-03-20'));
    expect(added.map(({ id }) => id)).toEqual(['LF-LN-1', 'LF-LN-2']);
    const deferral = change({
      type: 'DEFERRAL',
      from: day('2026-03-01'),
      installments: 1,
      to: 'END',
      interest: 'ACCRUES',
    });
    const granted = withLateFees('LN', open(...added, deferral), day('2026-03-20'));
    expect(granted.added.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['REVERSAL RV-LF-LN-2']);
  });
});

describe('another due date', () => {
  it('keeps the payment, and the last one takes what the longer period cost', () => {
    const account = open(change({ type: 'DUE_DATE', from: day('2026-03-01'), firstDueOn: day('2026-03-15') }));
    const schedule = brief(account);
    expect(schedule.slice(0, 3)).toEqual(['1 2026-02-01 1066.19', '2 2026-03-15 1066.19', '3 2026-04-15 1066.19']);
    expect(schedule.at(-1)).toMatch(/^12 2027-01-15 11\d\d\./);
  });

  it('has another frequency with a payment of its own', () => {
    const account = open(
      change({ type: 'DUE_DATE', from: day('2026-03-01'), firstDueOn: day('2026-02-15'), frequency: 'BIWEEKLY' }),
    );
    expect(account.terms.installments).toHaveLength(1 + Math.ceil((11 * 26) / 12));
    expect(account.terms.installments[1]?.amount.lt('600')).toBe(true);
  });
});

describe('another rate', () => {
  const cap: TermChange = {
    type: 'RATE',
    from: day('2026-03-16'),
    until: day('2026-07-01'),
    annualRate: new Decimal('0.06'),
    isCap: true,
    payment: 'RECALCULATED',
  };

  it('holds from a day until another, and the payment falls for the periods that start in it', () => {
    const amounts = open(change(cap)).terms.installments.map(({ amount }) => amount.toFixed(2));
    expect(amounts.slice(0, 3)).toEqual(['1066.19', '1066.19', '1066.19']);
    const [before, during, after] = [amounts[2], amounts[4], amounts[8]].map(Number);
    expect(during).toBeLessThan(before!);
    expect(after).toBeGreaterThan(during!);
    expect(after).toBeLessThan(before!);
  });

  it('is not raised by a cap above it', () => {
    const above = change({ ...cap, annualRate: new Decimal('0.2') });
    expect(brief(open(above))).toEqual(brief(open()));
  });

  it('ends the loan earlier when the payment is kept', () => {
    const account = open(change({ ...cap, annualRate: new Decimal(0), until: undefined, payment: 'KEPT' }));
    expect(account.terms.installments.at(-1)?.amount.lt('1066.19')).toBe(true);
    expect(account.terms.installments.slice(0, -1).every(({ amount }) => amount.eq('1066.19'))).toBe(true);
  });
});

describe('a restart', () => {
  it('spreads what a large payment left over the installments that are left', () => {
    const account = open(
      pay('2026-02-01', '1066.19'),
      { ...pay('2026-02-01', '5000'), instruction: 'PRINCIPAL_ONLY' } as AccountEntry,
      change({ type: 'REAMORTIZATION', from: day('2026-02-01') }),
    );
    // 6053.81 x 0.01 / (1 - 1.01^-11)
    expect(brief(account)[1]).toBe('2 2026-03-01 583.91');
    expect(daysPastDue(account, '2026-02-20')).toBe(0);
  });

  it('makes past-due installments part of new ones, so that the loan is current', () => {
    const reage = change({ type: 'REAGE', from: day('2026-04-10') });
    expect(daysPastDue(open(pay('2026-02-10', '100')), '2026-04-10')).toBe(68);
    const account = open(pay('2026-02-10', '100'), reage);
    expect(daysPastDue(account, '2026-04-10')).toBe(0);
    expect(daysPastDue(account, '2026-05-05')).toBe(4);
    const shown = scheduleOn(account, day('2026-04-20')).slice(0, 4);
    expect(
      shown.map(({ amount, movedAmount, satisfiedOn }) => [amount.toFixed(2), movedAmount?.toFixed(2), satisfiedOn]),
    ).toEqual([
      ['100.00', '966.19', '2026-04-10'],
      ['0.00', '1066.19', '2026-04-10'],
      ['0.00', '1066.19', '2026-04-10'],
      [account.terms.installments[3]?.amount.toFixed(2), undefined, undefined],
    ]);
  });

  it('takes forgiven principal off first, and plans as many installments as were signed', () => {
    const account = open(
      change({
        type: 'MODIFICATION',
        from: day('2026-02-01'),
        annualRate: new Decimal('0.06'),
        installments: 24,
        principalForgiven: new Decimal(2000),
      }),
    );
    expect(account.history.state.principal.toFixed(2)).toBe('10000.00');
    expect(account.terms.installments).toHaveLength(1 + 24);
    // 120.00 of January's interest is spread with it: 10,120 x 0.005 / (1 - 1.005^-24) = 448.52.
    expect(brief(account)[1]).toBe('2 2026-03-01 448.52');
  });
});

describe('any change', () => {
  const deferral = change({
    type: 'DEFERRAL',
    from: day('2026-03-01'),
    installments: 2,
    to: 'END',
    interest: 'ACCRUES',
  });

  it('is gone once it is undone', () => {
    expect(brief(open(deferral, undo(deferral, '2026-06-01')))).toEqual(brief(open()));
  });

  it('does not show in the schedule of a day before it', () => {
    const before = accountOn(open(deferral), day('2026-02-28'));
    expect(before && brief(before)).toEqual(brief(open()));
  });

  it('keeps what a later modification forgave when it is undone and leaves no installment', () => {
    const end = change({ type: 'DEFERRAL', from: day('2026-12-15'), installments: 3, to: 'END', interest: 'ACCRUES' });
    const modified = change({
      type: 'MODIFICATION',
      from: day('2027-02-01'),
      principalForgiven: new Decimal(5000),
    });
    const undone = open(end, modified, undo(end, '2027-03-01'));
    expect(undone.history.state.principal.toFixed(2)).toBe('7000.00');
    expect(undone.terms.installments).toHaveLength(13);
  });

  it('leaves a loan that is paid off as it was', () => {
    const paid = pay('2026-02-01', '20000');
    expect(open(paid, deferral).history.changes.size).toBe(0);
  });
});
