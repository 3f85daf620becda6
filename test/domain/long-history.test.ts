import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { DEFAULT_RULES as DEFAULT_ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { openAccount } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { feesDue } from '../../src/domain/repayment/account.js';
import type { FeeEntry, FeeWaiverEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import {
  dueBefore,
  installmentStatuses,
  leftToPay,
  oldestOpen,
  unpaidBefore,
  unpaidOf,
} from '../../src/domain/repayment/installment-status.js';
import { replay } from '../../src/domain/repayment/replay.js';

const FUNDED = businessDate('2020-01-01');

function weekly(installments: number, annualRatePercent = '9') {
  const opened = openAccount(
    {
      schedule: { principal: '5000', annualRatePercent, fundedOn: FUNDED, frequency: 'WEEKLY', installments },
      opening: undefined,
      graceDays: 10,
      accountRules: DEFAULT_ACCOUNT_RULES,
      rules: DEFAULT_RULES,
    },
    [],
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value.terms;
}

const paid = (day: number, amount: string): PaymentEntry => ({
  kind: 'PAYMENT',
  id: `P${day}`,
  sequence: day,
  effectiveOn: addDays(FUNDED, day),
  amount: new Decimal(amount),
});

describe('what is asked of one installment is what a walk over all of them says', () => {
  const histories: Readonly<Record<string, readonly PaymentEntry[]>> = {
    'nothing paid': [],
    'in part': [paid(7, '100'), paid(15, '0.01'), paid(30, '37.20')],
    'ahead and behind': [paid(3, '900'), paid(90, '1'), paid(120, '250')],
    'all but a little': [paid(40, '5020')],
    'paid off': [paid(10, '100'), paid(20, '6000')],
  };
  const cases = Object.entries(histories).flatMap(([name, entries]) =>
    (['9', '0'] as const).map((rate) => [name, rate, entries] as const),
  );
  it.each(cases)('%s, at %s percent', (_, rate, entries) => {
    const terms = weekly(40, rate);
    const { timeline } = replay(terms, entries);
    const states = [replay(terms, []).state, ...timeline.map(({ state }) => state)];
    for (const state of states)
      for (const day of [0, 1, 7, 20, 40, 150, 279, 280, 281, 500]) {
        const on = addDays(FUNDED, day);
        if (on < state.accruesFrom) continue;
        const left = leftToPay(terms, state, on);
        const walked = installmentStatuses(terms, state, on);
        const due = walked.filter(({ dueDate }) => dueDate < on);
        expect(dueBefore(terms, on)).toBe(due.length);
        for (const count of [0, 1, due.length, due.length + 1, walked.length]) {
          expect(unpaidBefore(terms, state, left, count).toFixed(2)).toBe(unpaidOf(walked.slice(0, count)).toFixed(2));
        }
        expect(oldestOpen(terms, state, on)).toBe(walked.find(({ satisfied }) => !satisfied)?.dueDate);
      }
  });
});

it.each([
  ['punctual', (index: number) => 7 * (index + 1), '3'],
  ['far behind, a cent a day', (index: number) => 3_500 + index, '0.01'],
])('a payment looks at a handful of installments, however long the schedule and its history: %s', (_, day, amount) => {
  const terms = weekly(500);
  let looks = 0;
  const installments = terms.installments.map(
    (installment) =>
      new Proxy(installment, {
        get: (target, member, receiver): unknown => {
          looks += 1;
          return Reflect.get(target, member, receiver);
        },
      }),
  );
  const entries = Array.from({ length: 500 }, (__, index) => paid(day(index), amount));
  replay({ ...terms, installments }, entries);
  expect(looks).toBeGreaterThan(500);
  // Some twenty to find its place among them, and those that it pays. A walk over them took a thousand each.
  expect(looks / entries.length).toBeLessThan(60);
});

it('what is kept of each day is what fees were due, and not all fees of then: thousands of them filled the memory', () => {
  const terms = weekly(40);
  const fee = (day: number, amount: string): FeeEntry => ({
    kind: 'FEE',
    feeKind: 'OTHER',
    id: `F${day}`,
    sequence: 1_000 + day,
    effectiveOn: addDays(FUNDED, day),
    amount: new Decimal(amount),
  });
  const waived = (day: number, feeDay: number, amount: string): FeeWaiverEntry => ({
    kind: 'FEE_WAIVER',
    feeId: `F${feeDay}`,
    id: `W${day}`,
    sequence: 2_000 + day,
    effectiveOn: addDays(FUNDED, day),
    amount: new Decimal(amount),
  });
  const drawn = fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 300 }),
      kind: fc.constantFrom('fee', 'payment', 'waiver'),
      cents: fc.integer({ min: 1, max: 40_000 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(drawn, (drafts) => {
      const entries = [...new Map(drafts.map((draft) => [draft.day, draft])).values()]
        .sort((a, b) => a.day - b.day)
        .map(({ day, kind, cents }, index, all) => {
          const amount = new Decimal(cents).div(100).toFixed(2);
          const earlier = all.slice(0, index).findLast((each) => each.kind === 'fee');
          if (kind === 'waiver' && earlier) return waived(day, earlier.day, amount);
          return kind === 'payment' ? paid(day, amount) : fee(day, amount);
        });
      const { timeline } = replay(terms, entries);
      for (const [index, { state }] of timeline.entries()) {
        expect(state).not.toHaveProperty('fees');
        const then = replay(terms, entries.slice(0, index + 1)).state;
        const due = sum(then.fees.map(({ outstanding }) => outstanding));
        expect(state.feesDue.toFixed()).toBe(due.toFixed());
        expect(feesDue(then).toFixed()).toBe(due.toFixed());
      }
    }),
  );
});
