import { describe, expect, it } from 'vitest';
import { businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { BUCKETS, bucketOf, delinquencyOn, riskRating } from '../../src/domain/delinquency/delinquency.js';
import { delinquencyHistory } from '../../src/domain/loan/payment-history.js';
import {
  chargeOffDueOn,
  checkChargeOff,
  type ChargeOffFacts,
  type ChargeOffReason,
} from '../../src/domain/loan/charge-off.js';
import type { HoldKind } from '../../src/domain/hold/hold.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { closedState } from '../../src/domain/loan/lifecycle.js';
import { Decimal } from '../../src/domain/money.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { replay } from '../../src/domain/repayment/replay.js';
import { fee, LOAN, payment } from './loan.js';

const day = businessDate;
const on = (date: BusinessDate, entries: AccountEntry[] = [], graceDays = 10) =>
  delinquencyOn(LOAN, replay(LOAN, entries).state, date, graceDays);

describe('days past due', () => {
  it.each([
    ['2024-02-15', 0, 'On Time'],
    ['2024-02-16', 1, 'Grace'],
    ['2024-02-25', 10, 'Grace'],
    ['2024-02-26', 11, '1-29 Days Late'],
    ['2024-03-15', 29, '1-29 Days Late'],
    ['2024-03-16', 30, '30-59 Days Late'],
    ['2024-04-15', 60, '60-89 Days Late'],
    ['2024-05-15', 90, '90-119 Days Late'],
    ['2024-06-14', 120, '120+ Days Late'],
  ])('on %s unpaid since 15 February: %i days, %s', (date, daysPastDue, paymentStatus) => {
    const result = on(day(date));
    expect(result).toMatchObject({ daysPastDue, paymentStatus, delinquentDays: Math.max(0, daysPastDue - 10) });
  });

  it('counts from the oldest unsatisfied installment', () => {
    const entries = [payment('2024-03-20', '100')];
    expect(on(day('2024-03-20'), entries)).toMatchObject({
      daysPastDue: 5,
      oldestUnpaidDueDate: '2024-03-15',
      installmentsPastDue: 1,
    });
    expect(on(day('2024-03-20'), entries).pastDueAmount.toString()).toBe('100');
  });

  it('a cent short is not satisfied', () => {
    expect(on(day('2024-02-20'), [payment('2024-02-15', '99.99')]).daysPastDue).toBe(5);
  });

  it('money for the principal only pays no installment', () => {
    const entries = [
      payment('2024-02-15', '100'),
      { ...payment('2024-02-15', '200', 2), instruction: 'PRINCIPAL_ONLY' as const },
    ];
    expect(on(day('2024-02-20'), entries).daysPastDue).toBe(0);
    expect(on(day('2024-03-16'), entries).daysPastDue).toBe(1);
  });

  it('an unpaid fee makes nothing past due', () => {
    const entries = [fee('2024-01-20', '25'), payment('2024-02-15', '100')];
    expect(on(day('2024-03-15'), entries)).toMatchObject({ daysPastDue: 0, paymentStatus: 'On Time' });
  });

  it('ends with the loan', () => {
    expect(on(day('2030-01-01'), [payment('2024-02-01', '1200')]).paymentStatus).toBe('Paid Off');
    const chargedOff: AccountEntry = { kind: 'CHARGE_OFF', id: 'c', sequence: 9, effectiveOn: day('2024-07-01') };
    expect(on(day('2030-01-01'), [chargedOff]).paymentStatus).toBe('Charged Off');
  });

  it('falls in one bucket', () => {
    for (const { from, bucket } of BUCKETS) expect(bucketOf(from)).toBe(bucket);
    expect(bucketOf(29)).toBe('DAYS_1_29');
    expect(bucketOf(100_000)).toBe('DAYS_120_PLUS');
  });
});

describe('delinquency history', () => {
  it('tells spells with their last day, the worst, and how often the loan became late', () => {
    const spells = [
      { since: day('2024-01-02'), oldestUnpaidOn: day('2024-01-01') },
      { since: day('2024-03-08'), oldestUnpaidOn: undefined },
      { since: day('2024-05-02'), oldestUnpaidOn: day('2024-05-01') },
      { since: day('2024-06-10'), oldestUnpaidOn: day('2024-04-01') },
    ];
    const history = delinquencyHistory(spells, day('2024-07-06'));
    expect(history.spells.map(({ through, daysPastDue }) => [through, daysPastDue])).toEqual([
      ['2024-03-07', 66],
      ['2024-05-01', 0],
      ['2024-06-09', 39],
      ['2024-07-06', 96],
    ]);
    expect(history).toMatchObject({ worstDaysPastDue: 96, times30: 2, times60: 2, times90: 1 });
    // Late since May's installment, although April's came to be the oldest open one.
    expect(history.firstDelinquencyOn).toBe('2024-05-01');
    expect(delinquencyHistory(spells, day('2024-03-10')).firstDelinquencyOn).toBeUndefined();
    expect(delinquencyHistory(spells, day('2024-01-05')).spells).toHaveLength(1);
    expect(delinquencyHistory([], day('2024-01-05'))).toMatchObject({ spells: [], worstDaysPastDue: 0, times30: 0 });
  });
});

describe('risk rating', () => {
  it.each([
    ['0.007319', 0, 'LOW'],
    ['0.007319', 1, 'MEDIUM'],
    ['0.05', 0, 'MEDIUM'],
    ['0.01', 30, 'HIGH'],
    ['0.2', 5, 'HIGH'],
    ['0.3', 0, 'CRITICAL'],
    ['0', 90, 'CRITICAL'],
  ])('probability %s and %i days: %s', (probability, days, rating) => {
    expect(riskRating(new Decimal(probability), days)).toBe(rating);
  });
});

describe('the end of a loan', () => {
  const facts = {
    daysPastDue: 0,
    isDue: false,
    hasBankruptcyNotice: false,
    heldFor: new Set<HoldKind>(),
    isCollateralSold: false,
  };

  it('is charged off from 120 days', () => {
    const allowed = (daysPastDue: number, chargeOffDays = 120) =>
      checkChargeOff('DELINQUENCY', { ...facts, daysPastDue }, { ...DEFAULT_RULES, chargeOffDays }).ok;
    expect([allowed(119), allowed(120), allowed(119, 90)]).toEqual([false, true, true]);
  });

  it.each<[ChargeOffReason, Partial<ChargeOffFacts>]>([
    ['BANKRUPTCY', { hasBankruptcyNotice: true }],
    ['BANKRUPTCY', { heldFor: new Set(['BANKRUPTCY'] as const) }],
    ['FRAUD', { heldFor: new Set(['FRAUD'] as const) }],
    ['DECEASED', { heldFor: new Set(['DECEASED'] as const) }],
    ['REPOSSESSION_SALE', { isCollateralSold: true }],
  ])('is charged off for %s only when that is on record, and early before its day', (reason, onRecord) => {
    expect(checkChargeOff(reason, { ...facts, daysPastDue: 200 }, DEFAULT_RULES)).toMatchObject({
      refusal: { code: 'CONFLICT' },
    });
    const isEarly = (isDue: boolean) => checkChargeOff(reason, { ...facts, ...onRecord, isDue }, DEFAULT_RULES);
    expect(isEarly(false)).toEqual({ ok: true, value: { isEarly: true } });
    expect(isEarly(true)).toEqual({ ok: true, value: { isEarly: false } });
  });

  it('is asked for on the day its rules name, and earlier after a notice of bankruptcy', () => {
    const dueOn = (oldest?: string, notice?: string) =>
      chargeOffDueOn(
        DEFAULT_RULES,
        oldest === undefined ? undefined : day(oldest),
        notice === undefined ? undefined : day(notice),
      );
    expect(dueOn('2026-02-01')).toBe('2026-06-01');
    expect(dueOn('2026-02-01', '2026-03-01')).toBe('2026-04-30');
    expect(dueOn('2026-02-01', '2026-05-01')).toBe('2026-06-01');
    expect([dueOn(undefined, '2026-03-01'), dueOn()]).toEqual(['2026-04-30', undefined]);
  });

  it('is early before the scheduled maturity', () => {
    expect(closedState(day('2024-12-31'), day('2025-01-01'))).toBe('CLOSED_EARLY');
    expect(closedState(day('2025-01-01'), day('2025-01-01'))).toBe('CLOSED');
  });
});
