import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANK_CALENDARS } from '../../src/domain/bank-calendar.js';
import { addDays, daysBetween, laterOf, type BusinessDate } from '../../src/domain/calendar.js';
import { closeDay } from '../../src/domain/end-of-day/close-day.js';
import { countedFigures } from '../support/model/counted-figures.js';
import { ACCRUED_DECIMALS } from '../../src/domain/ledger/balances.js';
import { DATE_RULES, moveDueDates, type ServicingRules } from '../../src/domain/rules/servicing-rules.js';
import type { Account } from '../../src/domain/loan/servicing-terms.js';
import { toCents } from '../../src/domain/money.js';
import { fundedAccount } from '../../src/domain/repayment/account.js';
import { replay } from '../../src/domain/repayment/replay.js';
import { anyAccount, anyEntries, anyRules as anyContract, asContract, cents } from './arbitrary.js';
import { runs } from '../support/runs.js';

const loan = { id: 'LN-1', loanStatus: 'ACTIVE', defaultProbability: '0.12', riskRating: 'LOW' } as const;

const anyRules: fc.Arbitrary<ServicingRules> = fc.record({
  bankCalendar: fc.constantFrom(...BANK_CALENDARS),
  dueDateRule: fc.constantFrom(...DATE_RULES),
  deadlineRule: fc.constantFrom(...DATE_RULES),
  nonAccrualDays: fc.constantFrom(90, 30, 1),
  chargeOffDays: fc.constant(120),
  bankruptcyChargeOffDays: fc.constant(60),
});

/** An account with entries up to a day, and the day. */
const anyDay = anyAccount.chain((terms) =>
  fc
    .record({
      entries: anyEntries(terms, 3),
      graceDays: fc.integer({ min: 0, max: 20 }),
      accountRules: anyContract,
      pending: fc.array(fc.record({ amount: cents(1, 100_000), daysAgo: fc.nat(20) }), { maxLength: 1 }),
      days: fc.integer({ min: 0, max: 800 }),
      rules: anyRules,
      held: fc.array(fc.record({ from: fc.nat(800), days: fc.option(fc.nat(90)) }), { maxLength: 2 }),
    })
    .map(({ entries, graceDays, accountRules, pending, days, rules, held }) => {
      const on = addDays(terms.fundedOn, days);
      const standing = entries.filter(({ effectiveOn }) => effectiveOn <= on);
      const opening = fundedAccount(terms);
      const installments = moveDueDates(terms.installments, rules);
      const contract = { ...asContract(terms), installments, rules: accountRules };
      const account: Account = {
        terms: contract,
        original: contract,
        opening,
        entries: standing,
        history: replay(contract, standing, opening),
        graceDays,
        rules,
        accruedThrough: undefined,
        holds: held.map((hold) => {
          const from = addDays(terms.fundedOn, hold.from);
          return {
            kind: 'DISASTER',
            from,
            until: hold.days === null ? null : addDays(from, hold.days),
            liftedOn: null,
          };
        }),
      };
      const expected = pending.map(({ amount, daysAgo }) => ({
        amount,
        effectiveOn: laterOf(terms.fundedOn, addDays(on, -daysAgo)),
      }));
      return { account, on, pending: expected };
    }),
);

describe('closing a business day', () => {
  it('again finds nothing left to assess and the same figures', () => {
    fc.assert(
      fc.property(anyDay, ({ account, on, pending }) => {
        const once = closeDay(loan, account, on, pending);
        const twice = closeDay(loan, once.account, on, pending);
        expect(twice.lateFees).toEqual([]);
        expect(JSON.stringify([twice.figures, twice.standing])).toBe(JSON.stringify([once.figures, once.standing]));
      }),
      { numRuns: runs(300) },
    );
  });

  it('gives all that the days up to the next review need: they follow by counting', () => {
    fc.assert(
      fc.property(anyDay, ({ account, on, pending }) => {
        const { account: closed, figures, standing } = closeDay(loan, account, on, pending);
        for (const later of daysUpTo(on, standing.reviewOn ?? addDays(on, 400))) {
          const truth = closeDay(loan, closed, later, pending);
          const { oldestUnpaidOn, accruedInterest, dailyInterest } = standing;
          const counted = oldestUnpaidOn && countedFigures(oldestUnpaidOn, later, account.graceDays, loan);
          expect(truth.lateFees).toEqual([]);
          expect(closeDay(loan, closed, later).lateFees, 'nor when what was pending has failed').toEqual([]);
          expect(truth.figures).toEqual({ ...figures, ...counted });
          expect(truth.standing.oldestUnpaidOn).toBe(oldestUnpaidOn);
          expect(truth.standing.accruing).toBe(standing.accruing);
          const accrued = accruedInterest.plus(dailyInterest.times(daysBetween(on, later)));
          const receivable = toCents(accrued.toDecimalPlaces(12).toDecimalPlaces(ACCRUED_DECIMALS));
          expect(truth.standing.interestReceivable.toFixed(2)).toBe(standing.accruing ? receivable.toFixed(2) : '0.00');
          expect(truth.standing.accruedInterest.minus(accrued).abs().lt('1e-12')).toBe(true);
        }
      }),
      { numRuns: runs(400) },
    );
  });
});

/** The days between two days; of a long stretch its ends and some in the middle. */
function daysUpTo(from: BusinessDate, to: BusinessDate): BusinessDate[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) - 1) }, (_, index) => addDays(from, index + 1));
  return days.filter((_, index) => index < 3 || index > days.length - 4 || index % 11 === 0);
}
