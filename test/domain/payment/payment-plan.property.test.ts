import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../../src/domain/bank-calendar.js';
import { addDays, addMonths, businessDate, daysBetween, type BusinessDate } from '../../../src/domain/calendar.js';
import { collectionDay, MOST_DAYS_BEFORE, nextPlanned } from '../../../src/domain/payment/payment-plan.js';

const FED = 'US_FEDERAL_RESERVE';
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(businessDate('2020-01-01'), n));
const daysBefore = fc.integer({ min: 0, max: MOST_DAYS_BEFORE });

/** Month ends among them: the 31st comes back after months that lack it. */
const dueDates = fc
  .tuple(day, fc.integer({ min: 1, max: 60 }))
  .map(([first, months]) => Array.from({ length: months }, (_, n) => addMonths(first, n)));

describe('The plan of scheduled payments', () => {
  it('collects on banking days, never later than so many days before it is due, and never a week earlier', () => {
    fc.assert(
      fc.property(day, daysBefore, (due, before) => {
        const on = collectionDay(due, before);
        expect(isBusinessDay(on, FED)).toBe(true);
        expect(daysBetween(on, due)).toBeGreaterThanOrEqual(before);
        expect(daysBetween(on, due)).toBeLessThan(before + 5);
      }),
    );
  });

  it('walks over every due date once, in order, from any day on', () => {
    fc.assert(
      fc.property(dueDates, day, daysBefore, (dates, after, before) => {
        const walked: BusinessDate[] = [];
        let from = after;
        for (;;) {
          const next = nextPlanned(dates, from, before, after);
          if (!next) break;
          walked.push(next.dueDate);
          expect(isBusinessDay(next.collectOn, FED)).toBe(true);
          expect(next.collectOn >= after).toBe(true);
          from = next.dueDate;
        }
        expect(walked).toEqual(dates.filter((date) => date > after));
      }),
    );
  });

  it('moves before holidays and weekends: Christmas on a Friday is collected on Thursday', () => {
    expect(collectionDay(businessDate('2026-12-25'), 0)).toBe('2026-12-24');
    expect(collectionDay(businessDate('2026-11-29'), 1)).toBe('2026-11-27');
    expect(collectionDay(businessDate('2026-02-28'), 0)).toBe('2026-02-27');
  });

  it('collects what is due too soon on the first banking day that there is', () => {
    const dates = [businessDate('2026-11-27')];
    expect(nextPlanned(dates, businessDate('2026-11-25'), 10, businessDate('2026-11-26'))).toEqual({
      dueDate: '2026-11-27',
      collectOn: '2026-11-27',
    });
  });
});
