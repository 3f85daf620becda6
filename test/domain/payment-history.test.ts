import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { daysPastDueOn, paymentHistory, type RatedHistory } from '../../src/domain/delinquency/payment-history.js';

const day = businessDate;
const today = day('2026-11-15');

/** Current, then late since March on the installment of 5 March, cured in September. */
const late: RatedHistory = {
  openedOn: day('2025-11-20'),
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
    const lost: RatedHistory = { openedOn: day('2024-01-01'), chargedOffOn: day('2026-08-15'), spells: [] };
    expect(paymentHistory([late, lost], today, 6)).toBe('LLL322');
    expect(paymentHistory([], today, 3)).toBe('BBB');
  });

  it('knows the days past due of any day', () => {
    expect(daysPastDueOn(late, day('2026-03-05'))).toBe(0);
    expect(daysPastDueOn(late, day('2026-03-06'))).toBe(1);
    expect(daysPastDueOn(late, day('2026-06-09'))).toBe(96);
    expect(daysPastDueOn(late, day('2026-06-10'))).toBe(66);
    expect(daysPastDueOn(late, day('2026-09-02'))).toBe(0);
  });
});
