import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { CHANGE_READERS } from '../../src/domain/change/change-input.js';
import { inputCheck } from '../../src/domain/input-check.js';
import { openAccount, withEntries, type Account } from '../../src/domain/loan/servicing-terms.js';
import { newTermChange } from '../../src/domain/loan/term-changes.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';

const day = businessDate;

/** 20,000.00 at 18 % over 60 months of 30 days from 10 March: 507.87 on the 10th. Three installments are paid. */
function loan(): Account {
  const opened = openAccount(
    {
      schedule: {
        principal: '20000',
        annualRatePercent: '18',
        fundedOn: '2026-03-10',
        installments: 60,
        dayCount: 'THIRTY_360',
      },
      opening: undefined,
      graceDays: 10,
      rules: DEFAULT_SERVICING,
      accountRules: DEFAULT_RULES,
    },
    [],
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return withEntries(
    opened.value,
    opened.value.terms.installments.slice(0, 3).map(({ dueDate, number, amount }) => ({
      kind: 'PAYMENT',
      id: `payment ${number}`,
      sequence: number,
      effectiveOn: dueDate,
      amount,
    })),
  );
}

const CAP = { from: '2026-06-15', annualRatePercent: '6', isCap: true } as const;

function capped(more: { payment?: 'RECALCULATED' | 'SAME_PRINCIPAL'; until?: string } = {}): Account {
  const made = newTermChange('changeRate', { ...CAP, ...more }, loan(), day('2026-06-20'), 'cap');
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value.changed;
}

const amounts = ({ terms }: Account, ...numbers: number[]): string[] =>
  numbers.map((number) => terms.installments[number - 1]?.amount.toFixed(2) ?? 'none');

describe('a cap on the rate of 18 to 6 % from 15 June (50 USC 3937)', () => {
  it('lowers the installment of 10 July by the interest that it forgives: 161.39 of 25 days', () => {
    expect(amounts(loan(), 3, 4)).toEqual(['507.87', '507.87']);
    expect(amounts(capped(), 3, 4)).toEqual(['507.87', '346.48']);
    expect(amounts(capped({ payment: 'RECALCULATED' }), 3, 4)).toEqual(['507.87', '346.48']);
  });

  it('keeps the principal of each installment, or spreads the rest again', () => {
    const principals = (account: Account) => account.terms.installments.map(({ principal }) => principal.toFixed(2));
    expect(principals(capped())).toEqual(principals(loan()));
    // 19,149.62 at 0.5 % a month over 56 months.
    expect(amounts(capped({ payment: 'RECALCULATED' }), 5, 6, 59)).toEqual(['392.91', '392.91', '392.91']);
    for (const account of [capped(), capped({ payment: 'RECALCULATED' })])
      expect(sum(account.terms.installments.map(({ principal }) => principal)).eq(new Decimal(20_000))).toBe(true);
  });

  it('ends with the cap: the payment is the agreed one again', () => {
    expect(amounts(capped({ until: '2026-09-10' }), 6, 7, 8)).toEqual(['318.58', '507.87', '507.87']);
  });

  it('is refused with the same payment', () => {
    const check = inputCheck();
    const facts = {
      terms: loan().terms,
      principal: new Decimal(19_366),
      openedOn: day('2026-03-10'),
      today: day('2026-06-20'),
    };
    CHANGE_READERS.changeRate(check, { ...CAP, payment: 'KEPT' }, facts);
    expect(check.faults).toEqual([
      { field: 'payment', reason: 'must not be KEPT with a cap, which lowers the payment' },
    ]);
  });
});
