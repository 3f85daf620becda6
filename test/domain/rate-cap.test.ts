import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { ledgerBalances } from '../../src/domain/ledger/balances.js';
import { Decimal } from '../../src/domain/money.js';
import { interestDue } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { accountOf } from '../support/changes/figures.js';
import { CONTRACT } from '../support/changes/golden-histories.js';

const day = businessDate;

/**
 * A service member's loan: 12000.00 at 12 percent by thirty-day months, 24 installments on the first of each month from
 * 1 February 2024 on, a late fee of 25.00 after ten days.
 *
 *   level payment: 12000 x 0.01 / (1 - 1.01^-24) = 564.88
 *
 * Service began on 1 March 2024 and ended on 1 May 2025: for these fourteen months the rate is at most 6 percent (50 USC
 * 3937). The order came on 10 May 2025, when all of this had been paid at 12 percent.
 */
const LOAN = { ...CONTRACT, dayCount: 'THIRTY_360', installments: 24 } as const;

const ON_TIME_BEFORE = ['2024-02-01', '2024-03-01', '2024-04-01', '2024-05-01'];
const ON_TIME_AFTER = [
  '2024-11-01',
  '2024-12-01',
  '2025-01-01',
  '2025-02-01',
  '2025-03-01',
  '2025-04-01',
  '2025-05-01',
];

let sequence = 0;
const entry = <Fact extends object>(on: string, fact: Fact) => {
  sequence += 1;
  return { id: `${on} ${sequence}`, sequence, effectiveOn: day(on), ...fact };
};
const payment = (on: string, amount = '564.88'): AccountEntry =>
  entry(on, { kind: 'PAYMENT' as const, amount: new Decimal(amount) });

const returned = payment('2024-09-01');
const PAID: readonly AccountEntry[] = [
  ...ON_TIME_BEFORE.map((on) => payment(on)),
  // June is paid on the 20th: a late fee on the 12th.
  payment('2024-06-20'),
  payment('2024-07-01'),
  payment('2024-08-01'),
  // September is returned by the bank and never paid again: a late fee on the 12th.
  returned,
  entry('2024-09-05', { kind: 'REVERSAL' as const, reverses: returned.id }),
  // October is 24.88 short of what was asked, and 5.66 more than should have been.
  payment('2024-10-01', '540.00'),
  ...ON_TIME_AFTER.map((on) => payment(on)),
];

const CAP: AccountEntry = entry('2024-03-01', {
  kind: 'TERM_CHANGE' as const,
  change: {
    type: 'RATE' as const,
    from: day('2024-03-01'),
    until: day('2025-05-01'),
    annualRate: new Decimal('0.06'),
    isCap: true,
    payment: 'RECALCULATED' as const,
  },
});

const ON = day('2025-05-15');
const before = accountOf(LOAN, PAID, ON);
const after = accountOf(LOAN, [...PAID, CAP], ON);

/**
 * What each payment pays under the cap: interest is the principal x days x rate / 360, to the cent; 6 percent over 360 is
 * one part in 6000 a day. A thirty-day month is 30 days; 1 to 20 June is 19 and 20 June to 1 July 11.
 */
const LEDGER = [
  // on, days, per day, paid, interest, fees, principal after it
  ['2024-02-01', 30, 3000, 56488, 12000, 0, 1155512], // 12000.00 x 30 / 3000 = 120.00
  ['2024-03-01', 30, 3000, 56488, 11555, 0, 1110579], // 11555.12 / 100 = 115.5512
  ['2024-04-01', 30, 6000, 56488, 5553, 0, 1059644], // 11105.79 / 200 = 55.52895; at 12 percent it was 111.06
  ['2024-05-01', 30, 6000, 56488, 5298, 0, 1008454], // 10596.44 / 200 = 52.9822
  // 49 days on 10084.54 are 82.3571. Five installments ask for 2 x 564.88 + 3 x 534.34 = 2732.78, of which 4 x 564.88 =
  // 2259.52 is paid: 473.26 is due. Of the 91.62 beyond it 25.00 pay June's late fee, and 66.62 pay ahead.
  ['2024-06-20', 49, 6000, 56488, 8236, 2500, 962702],
  ['2024-07-01', 11, 6000, 56488, 1765, 0, 907979], // 9627.02 x 11 / 6000 = 17.6495
  ['2024-08-01', 30, 6000, 56488, 4540, 0, 856031], // 9079.79 / 200 = 45.39895
  ['2024-10-01', 60, 6000, 54000, 8560, 0, 810591], // 8560.31 / 100 = 85.6031: two months, September came back
  ['2024-11-01', 30, 6000, 56488, 4053, 0, 758156], // 8105.91 / 200 = 40.52955
  ['2024-12-01', 30, 6000, 56488, 3791, 0, 705459], // 7581.56 / 200 = 37.9078
  ['2025-01-01', 30, 6000, 56488, 3527, 0, 652498], // 7054.59 / 200 = 35.27295
  ['2025-02-01', 30, 6000, 56488, 3262, 0, 599272], // 6524.98 / 200 = 32.6249
  ['2025-03-01', 30, 6000, 56488, 2996, 0, 545780], // 5992.72 / 200 = 29.9636
  ['2025-04-01', 30, 6000, 56488, 2729, 0, 492021], // 5457.80 / 200 = 27.289
  ['2025-05-01', 30, 6000, 56488, 2460, 0, 437993], // 4920.21 / 200 = 24.60105
] as const;

const cents = (amount: number): string => (amount / 100).toFixed(2);
const lateFees = ({ entries }: typeof after): string[] => {
  const reversed = new Set(entries.flatMap((each) => (each.kind === 'REVERSAL' ? [each.reverses] : [])));
  return entries.flatMap((each) =>
    each.kind === 'FEE' && !reversed.has(each.id)
      ? [`${each.installment} on ${each.effectiveOn}: ${each.amount.toFixed(2)}`]
      : [],
  );
};

describe('a cap of 6 percent that comes fourteen months late', () => {
  it('is reckoned right here: each row follows from the one before it', () => {
    let principal = 1_200_000;
    for (const [, days, perDay, paid, interest, fees, left] of LEDGER) {
      expect(interest).toBe(Math.round((principal * days) / perDay));
      principal -= paid - interest - fees;
      expect(left).toBe(principal);
    }
  });

  it('allocates every payment again, with the interest above the cap forgiven', () => {
    const allocations = [...after.history.allocations.values()].map(({ interest, principal, fees }) =>
      [interest, principal, fees].map((amount) => amount.toFixed(2)),
    );
    expect(allocations).toEqual(
      LEDGER.map(([, , , paid, interest, fees]) => [interest, paid - interest - fees, fees].map(cents)),
    );
  });

  it('lowers the payment from the first period under it on, and computes it again when the cap ends', () => {
    // 12000.00 - 444.88 - 449.33 = 11105.79 on 1 March; 11105.79 x 0.005 / (1 - 1.005^-22) = 534.34.
    // By the schedule 4180.17 is left on 1 May 2025; 4180.17 x 0.01 / (1 - 1.01^-8) = 546.31.
    const asked = (number: number): string | undefined => after.terms.installments[number - 1]?.amount.toFixed(2);
    expect(after.terms.installments[16]?.openingBalance.toFixed(2)).toBe('4180.17');
    expect([1, 2, 3, 16, 17, 23].map(asked)).toEqual(['564.88', '564.88', '534.34', '534.34', '546.31', '546.31']);
    expect((11105.79 * 0.005) / (1 - 1.005 ** -22)).toBeCloseTo(534.34, 2);
    expect((4180.17 * 0.01) / (1 - 1.01 ** -8)).toBeCloseTo(546.31, 2);
  });

  it("reverses the late fee of October, whose payment was enough, and keeps June's and September's", () => {
    const kept = ['5 on 2024-06-12: 25.00', '8 on 2024-09-12: 25.00'];
    expect(lateFees(before)).toEqual([...kept, '9 on 2024-10-12: 25.00']);
    expect(lateFees(after)).toEqual(kept);
  });

  it('leaves this in the ledger', () => {
    // Paid: 14 x 564.88 + 540.00 = 8448.32, of it 803.25 interest (the column above), 25.00 fees and 7620.07 principal.
    const balances = Object.fromEntries(
      Object.entries(ledgerBalances(after)).map(([name, amount]) => [name, amount.toFixed(2)]),
    );
    expect(balances).toEqual({
      CASH: '-3551.68', // 8448.32 - 12000.00
      PRINCIPAL_RECEIVABLE: '4379.93', // 12000.00 - 7620.07
      INTEREST_INCOME: '-803.25',
      FEE_RECEIVABLE: '25.00', // two fees, one of them paid
      FEE_INCOME: '-50.00',
    });
    // At 12 percent 1411.56 of the same money was interest.
    expect(before.history.state.interestPaid.minus(after.history.state.interestPaid).toFixed(2)).toBe('608.31');
  });

  it('leaves one installment past due, a part of it', () => {
    const { state } = after.history;
    // 4379.93 x 14 / 3000 = 20.4397: from 1 May on at 12 percent again.
    expect(interestDue(after.terms, state, ON).toFixed(2)).toBe('20.44');
    // Sixteen installments ask for 2 x 564.88 + 14 x 534.34 = 8610.52; 8448.32 - 25.00 = 8423.32 went to them.
    const { daysPastDue, pastDueAmount } = delinquencyOn(after.terms, state, ON, after.graceDays);
    expect([daysPastDue, pastDueAmount.toFixed(2)]).toEqual([14, '187.20']);
  });
});
