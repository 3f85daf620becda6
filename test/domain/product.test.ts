import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { Decimal } from '../../src/domain/money.js';
import { refundDueOn } from '../../src/domain/product/product.js';
import { runs } from '../support/runs.js';

describe('the refund of a cancelled product', () => {
  const product = {
    premium: new Decimal(900),
    coversFrom: businessDate('2026-01-01'),
    coversThrough: businessDate('2026-12-31'),
  };

  it.each([
    ['2025-12-01', '900.00'],
    ['2026-01-01', '900.00'],
    ['2026-01-02', '897.53'],
    ['2026-07-02', '450.00'],
    ['2026-12-30', '2.47'],
    ['2026-12-31', '0.00'],
    ['2027-03-01', '0.00'],
  ])('cancelled on %s is %s', (on, due) => {
    expect(refundDueOn(product, businessDate(on)).toFixed(2)).toBe(due);
  });

  it('is never above the premium nor below zero, and only falls', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: -50, max: 3_100 }),
        (cents, days, after) => {
          const premium = new Decimal(cents).div(100);
          const coversFrom = businessDate('2026-01-01');
          const sold = { premium, coversFrom, coversThrough: addDays(coversFrom, days) };
          const due = refundDueOn(sold, addDays(coversFrom, after));
          const next = refundDueOn(sold, addDays(coversFrom, after + 1));
          expect(due.gte(next) && due.lte(premium) && next.gte(0) && due.decimalPlaces() <= 2).toBe(true);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
