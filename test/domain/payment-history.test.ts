import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { standsOn, type HoldDays, type HoldKind } from '../../src/domain/hold/hold.js';
import { stops } from '../../src/domain/hold/hold-effects.js';
import { daysPastDueOn, paymentHistory, type RatedHistory } from '../../src/domain/loan/payment-history.js';

const day = businessDate;
const today = day('2026-11-15');

/** Current, then late since March on the installment of 5 March, cured in September. */
const late: RatedHistory = {
  openedOn: day('2025-11-20'),
  knownFrom: day('2025-11-20'),
  chargedOffOn: undefined,
  spells: [
    { since: day('2026-03-06'), oldestUnpaidOn: day('2026-03-05') },
    { since: day('2026-06-10'), oldestUnpaidOn: day('2026-04-05') },
    { since: day('2026-09-02'), oldestUnpaidOn: undefined },
  ],
};

describe('a payment history', () => {
  it('has a character for each month that is over, the newest first', () => {
    // 31 Oct, 30 Sep; 31 Aug 148 days, 31 Jul 117, 30 Jun 86, 31 May 87, 30 Apr 56, 31 Mar 26; then Feb to Nov 2025.
    expect(paymentHistory([late], today, 14)).toBe('004322100000BB');
  });

  it('tells of several loans the worst', () => {
    const began = day('2024-01-01');
    const lost: RatedHistory = { openedOn: began, knownFrom: began, chargedOffOn: day('2026-08-15'), spells: [] };
    expect(paymentHistory([late, lost], today, 6)).toBe('LLL322');
    expect(paymentHistory([], today, 3)).toBe('BBB');
  });

  it('goes up to 6, from 180 days past due on', () => {
    const unpaid = [{ since: day('2026-03-06'), oldestUnpaidOn: day('2026-03-05') }];
    expect(paymentHistory([{ ...late, spells: unpaid }], today, 8)).toBe('66543210');
  });

  it('is K from a repossession until the collateral is redeemed or nothing is past due, and L after a charge-off', () => {
    const taken = { isVoluntary: false };
    const rated = (more: Partial<RatedHistory>) => paymentHistory([{ ...late, ...more }], today, 8);
    const from = day('2026-05-20');
    expect(rated({ repossessed: [{ from, until: undefined, ...taken }] })).toBe('00KKKK10');
    expect(rated({ repossessed: [{ from, until: day('2026-07-31'), ...taken }] })).toBe('0043KK10');
    expect(rated({ repossessed: [{ from, until: undefined, ...taken }], chargedOffOn: day('2026-07-15') })).toBe(
      'LLLLKK10',
    );
    expect(rated({ repossessed: [{ from, until: undefined, isVoluntary: true }] })).toBe('00JJJJ10');
    // Of several loans a repossession is worse than any number of days.
    expect(paymentHistory([late, { ...late, repossessed: [{ from, until: undefined, ...taken }] }], today, 4)).toBe(
      '00KK',
    );
  });

  it('does not know the months of an imported loan before its first known day', () => {
    expect(paymentHistory([{ ...late, knownFrom: day('2026-02-10') }], today, 14)).toBe('004322100DDDBB');
  });

  it('stays as it was while a hold stops it, and as at the first of several in a row', () => {
    const held = (kind: HoldKind, from: string, until: string | null, liftedOn: string | null = null) => ({
      kind,
      from: day(from),
      until: until === null ? null : day(until),
      liftedOn: liftedOn === null ? null : day(liftedOn),
    });
    const rated = (...holds: HoldDays[]) => paymentHistory([{ ...late, holds }], today, 8);
    expect(rated()).toBe('00432210');
    expect(rated(held('BANKRUPTCY', '2026-03-20', '2026-07-31'))).toBe('00400000');
    expect(rated(held('BANKRUPTCY', '2026-03-20', null, '2026-07-31'))).toBe('00430000');
    expect(rated(held('BANKRUPTCY', '2026-03-20', '2026-05-31'), held('FRAUD', '2026-05-15', '2026-08-31'))).toBe(
      '00000000',
    );
    // Held after it was cured: nothing is late any more.
    expect(rated(held('BANKRUPTCY', '2026-08-15', null))).toBe('44432210');
    expect(rated(held('DISASTER', '2026-03-20', null))).toBe('00432210');
  });

  it('is that of the first day of a row of holds, in any order', () => {
    const held = fc.record({
      kind: fc.constantFrom<HoldKind>('PAYMENT_DISPUTE', 'BANKRUPTCY', 'FRAUD', 'DISASTER'),
      from: fc.integer({ min: 0, max: 300 }).map((days) => addDays(day('2026-01-01'), days)),
      length: fc.integer({ min: 0, max: 40 }),
    });
    const firstOfRow = (holds: readonly HoldDays[], on: BusinessDate): BusinessDate => {
      const before = holds.find(
        (hold) => stops(hold.kind, 'BUREAU_DELINQUENCY') && hold.from < on && standsOn(hold, on),
      );
      return before ? firstOfRow(holds, before.from) : on;
    };
    fc.assert(
      fc.property(fc.array(held, { maxLength: 40 }), (drawn) => {
        const holds = drawn.map(({ kind, from, length }) => ({
          kind,
          from,
          until: addDays(from, length),
          liftedOn: null,
        }));
        const ends = ['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'].map(day);
        const expected = ends.map((on) => Math.min(4, Math.floor(daysPastDueOn(late, firstOfRow(holds, on)) / 30)));
        expect(paymentHistory([{ ...late, holds }], today, ends.length)).toBe(expected.join(''));
      }),
    );
  });

  it('knows the days past due of any day', () => {
    expect(daysPastDueOn(late, day('2026-03-05'))).toBe(0);
    expect(daysPastDueOn(late, day('2026-03-06'))).toBe(1);
    expect(daysPastDueOn(late, day('2026-06-09'))).toBe(96);
    expect(daysPastDueOn(late, day('2026-06-10'))).toBe(66);
    expect(daysPastDueOn(late, day('2026-09-02'))).toBe(0);
  });
});
