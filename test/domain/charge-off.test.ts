import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { Decimal } from '../../src/domain/money.js';
import { payoffAmount, recoverableAmount } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { replay } from '../../src/domain/repayment/replay.js';
import { COSTLY_LOAN, payment } from './loan.js';

/** 1,200.00 at 36.5 percent from 15 January 2024, 1.20 a day; the first payment is due on 15 February. */
const on = businessDate;
const chargeOff = (day: string, downTo?: string, sequence = 10): AccountEntry => ({
  kind: 'CHARGE_OFF',
  id: `charge-off ${day}`,
  sequence,
  effectiveOn: on(day),
  ...(downTo !== undefined && { downTo: new Decimal(downTo) }),
});
const undo = (day: string, of: string): AccountEntry => ({
  kind: 'REVERSAL',
  id: `undo ${day}`,
  sequence: 30,
  effectiveOn: on(day),
  reverses: of,
});

interface Expected {
  /** On the books, of it interest; charged off; still to be recovered; days past due and what is past due. */
  readonly books: string;
  readonly chargedOff: string;
  readonly recoverable: string;
  readonly late: string;
}

function after(entries: readonly AccountEntry[], day: string): Expected {
  const { state } = replay(COSTLY_LOAN, entries);
  const { daysPastDue, pastDueAmount } = delinquencyOn(COSTLY_LOAN, state, on(day), 10);
  const lost = state.chargeOff;
  return {
    books: payoffAmount(COSTLY_LOAN, state, on(day)).toFixed(2),
    chargedOff: lost ? [lost.principal, lost.interest, lost.fees].map((part) => part.toFixed(2)).join(' + ') : 'none',
    recoverable: recoverableAmount(state).toFixed(2),
    late: `${daysPastDue} days, ${pastDueAmount.toFixed(2)}`,
  };
}

describe('a charge-off on 14 June 2024, 120 days past due', () => {
  it.each<[string, readonly AccountEntry[], string, Expected]>([
    [
      '151 days x 1.20 of interest are lost with the principal',
      [chargeOff('2024-06-14')],
      '2024-06-14',
      { books: '0.00', chargedOff: '1200.00 + 181.20 + 0.00', recoverable: '1381.20', late: '120 days, 1381.20' },
    ],
    [
      'days past due go on counting, interest does not',
      [chargeOff('2024-06-14')],
      '2024-12-31',
      { books: '0.00', chargedOff: '1200.00 + 181.20 + 0.00', recoverable: '1381.20', late: '320 days, 1381.20' },
    ],
    [
      'until all is recovered',
      [chargeOff('2024-06-14'), payment('2024-07-01', '1381.20', 20)],
      '2024-12-31',
      { books: '0.00', chargedOff: '1200.00 + 181.20 + 0.00', recoverable: '0.00', late: '0 days, 0.00' },
    ],
    [
      'down to a collateral of 800.00',
      [chargeOff('2024-06-14', '800')],
      '2024-12-31',
      { books: '800.00', chargedOff: '400.00 + 181.20 + 0.00', recoverable: '581.20', late: '320 days, 1381.20' },
    ],
    [
      'a payment takes what is on the books first, then recovers',
      [chargeOff('2024-06-14', '800'), payment('2024-07-01', '900', 20)],
      '2024-12-31',
      { books: '0.00', chargedOff: '400.00 + 181.20 + 0.00', recoverable: '481.20', late: '320 days, 481.20' },
    ],
    [
      'a payment between two charge-offs of one day stays between them',
      [
        chargeOff('2024-06-14', '800'),
        payment('2024-06-14', '700', 20),
        { ...chargeOff('2024-06-14', undefined, 25), id: 'the rest' },
      ],
      '2024-06-14',
      { books: '0.00', chargedOff: '500.00 + 181.20 + 0.00', recoverable: '681.20', late: '120 days, 681.20' },
    ],
    [
      'the rest is charged off when the collateral has turned out to be worth nothing',
      [chargeOff('2024-06-14', '800'), chargeOff('2024-09-01', undefined, 20)],
      '2024-12-31',
      { books: '0.00', chargedOff: '1200.00 + 181.20 + 0.00', recoverable: '1381.20', late: '320 days, 1381.20' },
    ],
    [
      'more than the balance leaves all of the principal',
      [chargeOff('2024-06-14', '5000')],
      '2024-06-14',
      { books: '1200.00', chargedOff: '0.00 + 181.20 + 0.00', recoverable: '181.20', late: '120 days, 1381.20' },
    ],
  ])('%s', (_, entries, day, expected) => {
    expect(after(entries, day)).toEqual(expected);
  });

  it('that is undone leaves what a history without it leaves, to the last digit', () => {
    const paid = payment('2024-07-01', '500', 20);
    const undone = replay(COSTLY_LOAN, [
      chargeOff('2024-06-14', '800'),
      paid,
      undo('2024-08-01', 'charge-off 2024-06-14'),
    ]);
    expect(JSON.stringify(undone.state)).toBe(JSON.stringify(replay(COSTLY_LOAN, [paid]).state));
  });
});
