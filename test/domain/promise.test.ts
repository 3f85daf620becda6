import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { Decimal, sum } from '../../src/domain/money.js';
import { keptDays, promiseState, type PaymentPromise } from '../../src/domain/promise/promise.js';
import type { AccountEntry, PaymentEntry } from '../../src/domain/repayment/entry.js';
import type { PaymentNature } from '../../src/domain/repayment/payment-nature.js';
import { runs } from '../support/runs.js';

const promise = (id: string, amount: number, by: string, madeOn = '2026-03-01', afterSequence = 0): PaymentPromise => ({
  id,
  amount: new Decimal(amount),
  by: businessDate(by),
  madeOn: businessDate(madeOn),
  afterSequence,
  cancelledOn: null,
  keptOn: null,
});

const payment = (sequence: number, amount: number, on: string, nature?: PaymentNature): PaymentEntry => ({
  kind: 'PAYMENT',
  id: `P${sequence}`,
  sequence,
  amount: new Decimal(amount),
  effectiveOn: businessDate(on),
  ...(nature && { nature }),
});

const reversal = (sequence: number, reverses: string): AccountEntry => ({
  kind: 'REVERSAL',
  id: `R${sequence}`,
  sequence,
  reverses,
  effectiveOn: businessDate('2026-03-01'),
});

const kept = (promises: PaymentPromise[], entries: AccountEntry[]) => Object.fromEntries(keptDays(promises, entries));

describe('a promise is kept', () => {
  it('on the effective date of the payment that completes it', () => {
    const parts = [payment(1, 60, '2026-03-03'), payment(2, 40, '2026-03-05')];
    expect(kept([promise('A', 100, '2026-03-05')], parts)).toEqual({ A: '2026-03-05' });
    expect(kept([promise('A', 100.01, '2026-03-05')], parts)).toEqual({});
  });

  it('not by money from before it, after it, of another nature, or that came back', () => {
    const asked = [promise('A', 100, '2026-03-05', '2026-03-02', 4)];
    expect(kept(asked, [payment(5, 100, '2026-03-01')])).toEqual({});
    expect(kept(asked, [payment(5, 100, '2026-03-06')])).toEqual({});
    expect(kept(asked, [payment(4, 100, '2026-03-02')])).toEqual({});
    expect(kept(asked, [payment(5, 100, '2026-03-02')])).toEqual({ A: '2026-03-02' });
    expect(kept(asked, [payment(5, 100, '2026-03-02', 'INSURANCE')])).toEqual({});
    expect(kept(asked, [payment(5, 100, '2026-03-02', 'THIRD_PARTY')])).toEqual({ A: '2026-03-02' });
    expect(kept(asked, [payment(5, 100, '2026-03-02'), reversal(6, 'P5')])).toEqual({});
  });

  it('once by each payment: the promise that is due first comes first', () => {
    const plan = [promise('B', 100, '2026-03-20'), promise('A', 100, '2026-03-05')];
    expect(kept(plan, [payment(1, 150, '2026-03-04')])).toEqual({ A: '2026-03-04' });
    expect(kept(plan, [payment(1, 200, '2026-03-04')])).toEqual({ A: '2026-03-04', B: '2026-03-04' });
    expect(kept(plan, [payment(1, 150, '2026-03-04'), payment(2, 50, '2026-03-19')])).toEqual({
      A: '2026-03-04',
      B: '2026-03-19',
    });
    // What came too late for the first one is for the second.
    expect(kept(plan, [payment(1, 100, '2026-03-06')])).toEqual({ B: '2026-03-06' });
  });

  it('never by more money than came, whatever is promised and paid', () => {
    const start = businessDate('2026-03-01');
    const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays(start, days));
    const amount = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ amount, madeOn: day, by: day }), { maxLength: 8 }),
        fc.array(fc.record({ amount, on: day }), { maxLength: 12 }),
        (promised, paid) => {
          const promises = promised.map(({ amount: of, madeOn, by }, index) => promise(String(index), of, by, madeOn));
          const payments = paid.map(({ amount: of, on }, index) => payment(index + 1, of, on));
          const days = keptDays(promises, payments);
          const done = promises.filter(({ id }) => days.has(id));
          expect(sum(done.map((each) => each.amount)).lte(sum(payments.map((each) => each.amount)))).toBe(true);
          for (const { id, madeOn, by } of done) expect(days.get(id)! >= madeOn && days.get(id)! <= by).toBe(true);
          // The order of recording changes nothing but what was recorded before a promise.
          expect(keptDays(promises, payments.toReversed())).toEqual(days);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

it('the state of a promise follows from the day', () => {
  const open = promise('A', 100, '2026-03-05');
  expect(promiseState(open, businessDate('2026-03-05'))).toBe('OPEN');
  expect(promiseState(open, businessDate('2026-03-06'))).toBe('BROKEN');
  expect(promiseState({ ...open, keptOn: businessDate('2026-03-04') }, businessDate('2026-04-01'))).toBe('KEPT');
  expect(promiseState({ ...open, cancelledOn: businessDate('2026-03-02') }, businessDate('2026-04-01'))).toBe(
    'CANCELLED',
  );
});
