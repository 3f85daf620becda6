import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  businessDate,
  civilDay,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isMonthEnd,
  parseBusinessDate,
} from '../../src/domain/calendar.js';
import { dueDates, firstDueDate, FREQUENCIES, installmentsIn } from '../../src/domain/schedule/frequency.js';

const LAST_DAY = dayNumber(businessDate('9999-12-31'));
const anyDay = fc.integer({ min: 0, max: LAST_DAY }).map(fromDayNumber);

describe('business dates', () => {
  it.each(['2023-02-29', '2024-02-30', '2100-02-29', '2024-13-01', '2024-00-10', '0000-01-01', '2024-1-1', ''])(
    'refuses %j',
    (text) => {
      expect(parseBusinessDate(text)).toBeUndefined();
    },
  );

  it('counts days as every other calendar does', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const elapsed = (Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000;
        expect(daysBetween(a, b)).toBe(elapsed);
        expect(fromDayNumber(dayNumber(a))).toBe(a);
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(a < b).toBe(dayNumber(a) < dayNumber(b));
      }),
      { numRuns: 5000 },
    );
  });

  it('clamps to the month end and comes back', () => {
    expect(addMonths(businessDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(businessDate('2024-02-29'), 1, 31)).toBe('2024-03-31');
    expect(addMonths(businessDate('2024-02-29'), 12)).toBe('2025-02-28');
    expect(addMonths(businessDate('2024-01-15'), -13)).toBe('2022-12-15');
  });

  it('does not depend on the time zone', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Australia/Lord_Howe'];
    const saved = process.env.TZ;
    const results = zones.map((zone) => {
      process.env.TZ = zone;
      return dueDates(businessDate('2024-01-31'), 'MONTHLY', 24).join() + String(dayNumber(businessDate('2024-03-10')));
    });
    process.env.TZ = saved;
    expect(new Set(results).size).toBe(1);
  });
});

describe('due dates', () => {
  it('keeps the 31st in mind', () => {
    expect(dueDates(businessDate('2024-01-31'), 'MONTHLY', 5)).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
    ]);
    expect(dueDates(businessDate('2025-02-28'), 'MONTHLY', 3, 31)).toEqual(['2025-02-28', '2025-03-31', '2025-04-30']);
    expect(dueDates(businessDate('2023-11-30'), 'QUARTERLY', 3)).toEqual(['2023-11-30', '2024-02-29', '2024-05-30']);
    expect(dueDates(businessDate('2024-02-29'), 'QUARTERLY', 5)[4]).toBe('2025-02-28');
  });

  it.each([
    ['2024-01-01', ['2024-01-01', '2024-01-16', '2024-02-01', '2024-02-16']],
    ['2024-01-16', ['2024-01-16', '2024-02-01', '2024-02-16', '2024-03-01']],
    ['2024-01-15', ['2024-01-15', '2024-01-30', '2024-02-15', '2024-02-29', '2024-03-15', '2024-03-30']],
    ['2024-01-31', ['2024-01-31', '2024-02-15', '2024-02-29', '2024-03-15', '2024-03-31']],
  ])('semimonthly from %s', (first, expected) => {
    expect(dueDates(businessDate(first), 'SEMIMONTHLY', expected.length)).toEqual(expected);
  });

  it('number as many as the term has periods', () => {
    const counts = FREQUENCIES.map((frequency) => installmentsIn(60, frequency));
    expect(counts).toEqual([260, 130, 120, 60, 20]);
    expect(installmentsIn(10, 'QUARTERLY')).toBe(4);
  });

  it('steps whole weeks', () => {
    expect(dueDates(businessDate('2024-02-26'), 'WEEKLY', 2)[1]).toBe('2024-03-04');
    expect(dueDates(businessDate('2024-02-26'), 'BIWEEKLY', 2)[1]).toBe('2024-03-11');
  });

  it('gives a first due date one period after funding', () => {
    expect(firstDueDate(businessDate('2024-01-31'), 'MONTHLY')).toBe('2024-02-29');
    expect(firstDueDate(businessDate('2024-01-20'), 'SEMIMONTHLY')).toBe('2024-02-05');
    expect(firstDueDate(businessDate('2024-01-05'), 'SEMIMONTHLY')).toBe('2024-01-20');
    expect(firstDueDate(businessDate('2024-11-30'), 'QUARTERLY')).toBe('2025-02-28');
  });

  it('always moves forward and keeps the due day where the month has it', () => {
    const recent = fc
      .integer({ min: dayNumber(businessDate('1990-01-01')), max: dayNumber(businessDate('2100-01-01')) })
      .map(fromDayNumber);
    fc.assert(
      fc.property(
        recent,
        fc.constantFrom('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY'),
        (first, frequency) => {
          const dates = dueDates(first, frequency, 30);
          for (const [index, date] of dates.entries()) {
            if (index > 0) assert(date > dates[index - 1]!);
            if (frequency === 'MONTHLY') {
              assert(civilDay(date).day === civilDay(first).day || isMonthEnd(date));
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
