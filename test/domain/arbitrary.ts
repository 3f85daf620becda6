import fc from 'fast-check';
import { addDays, businessDate, dayNumber, fromDayNumber, type BusinessDate } from '../../src/domain/calendar.js';
import { NO_LATE_FEE, type FeeFormula } from '../../src/domain/rules/late-fee-policy.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import type { AccountTerms } from '../../src/domain/repayment/account.js';
import {
  DEFAULT_RULES,
  EXTRA_MONEY,
  WATERFALL_NAMES,
  type AccountRules,
} from '../../src/domain/rules/account-rules.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import {
  amortize,
  type Amortization,
  type Installment,
  type ScheduleTerms,
} from '../../src/domain/schedule/amortization.js';
import type { DuePlan } from '../../src/domain/schedule/plan-schedule.js';
import { LOAN_DAY_COUNTS } from '../../src/domain/schedule/day-count.js';
import { dueDates, firstDueDate, FREQUENCIES } from '../../src/domain/schedule/frequency.js';
import type { RateHistory } from '../../src/domain/schedule/rate-history.js';

export const cents = (low: number, high: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: low, max: high }).map((amount) => new Decimal(amount).div(100));

export const anyDate: fc.Arbitrary<BusinessDate> = fc
  .integer({ min: dayNumber(businessDate('2000-01-01')), max: dayNumber(businessDate('2060-12-31')) })
  .map(fromDayNumber);

/** Up to 60 percent a year, with eight decimals. */
export const anyRate = fc
  .oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000_000 }))
  .map((rate) => new Decimal(rate).div(100_000_000));

const ratesFrom = (fundedOn: BusinessDate): fc.Arbitrary<RateHistory> =>
  fc
    .tuple(anyRate, fc.array(fc.tuple(fc.integer({ min: 1, max: 1500 }), anyRate), { maxLength: 3 }))
    .map(([first, changes]) => [
      { from: fundedOn, annualRate: first },
      ...changes
        .map(([days, annualRate]) => ({ from: addDays(fundedOn, days), annualRate }))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
    ]);

export const anySchedule = (maxInstallments: number): fc.Arbitrary<ScheduleTerms> =>
  fc
    .record({
      principal: fc.oneof(cents(1, 1000), cents(1000, 10_000_000), cents(10_000_000, 1_000_000_000)),
      fundedOn: anyDate,
      frequency: fc.constantFrom(...FREQUENCIES),
      count: fc.integer({ min: 1, max: maxInstallments }),
      stub: fc.integer({ min: 0, max: 45 }),
      dayCount: fc.constantFrom(...LOAN_DAY_COUNTS),
      kind: fc.constantFrom('FULL', 'INTEREST_ONLY', 'BALLOON'),
      balloonShare: fc.integer({ min: 0, max: 100 }),
    })
    .chain(({ fundedOn, frequency, count, stub, kind, balloonShare, principal, dayCount }) => {
      const first = addDays(firstDueDate(fundedOn, frequency), stub);
      const balloon = principal.times(balloonShare).div(100).toDecimalPlaces(2);
      const amortization: Amortization = kind === 'BALLOON' ? { kind, balloon } : { kind };
      const terms = { principal, fundedOn, dayCount, dueDates: dueDates(first, frequency, count), amortization };
      return ratesFrom(fundedOn).map((rates) => ({ ...terms, rates }));
    });

export const anyAccount = anySchedule(24).map((terms) => ({
  principal: terms.principal,
  fundedOn: terms.fundedOn,
  rates: terms.rates,
  dayCount: terms.dayCount,
  installments: amortize(terms),
}));

/** What a contract needs beside its account, so that its terms can change. */
export const asContract = <
  Terms extends { readonly fundedOn: BusinessDate; readonly installments: readonly Installment[] },
>(
  terms: Terms,
) => {
  const dates = terms.installments.map(({ dueDate }) => dueDate);
  const first = dates[0] ?? terms.fundedOn;
  const grid = { first, frequency: 'MONTHLY', dueDay: undefined, firstNumber: 1 } as const;
  const plan: DuePlan = { grid, dates, isInterestOnly: false, balloon: ZERO };
  return { ...terms, maturesOn: dates.at(-1) ?? terms.fundedOn, plan };
};

/** Payments, fees and adjustments of every kind on days after funding. */
export const anyEntries = (terms: AccountTerms, maxLength: number): fc.Arbitrary<AccountEntry[]> => {
  const most = Math.max(1, terms.principal.times(70).floor().toNumber());
  const entry = fc.record({
    kind: fc.constantFrom(
      'PAYMENT',
      'PAYMENT',
      'PAYMENT',
      'FEE',
      'FEE_WAIVER',
      'FEE_REFUND',
      'INTEREST_WAIVER',
      'PRINCIPAL_ADJUSTMENT',
      'SMALL_BALANCE_WRITE_OFF',
      'REFUND',
    ),
    isDown: fc.boolean(),
    days: fc.integer({ min: 0, max: 900 }),
    amount: cents(1, most),
    fee: fc.integer({ min: 0, max: maxLength }),
  });
  return fc.array(entry, { maxLength }).map((drafts) =>
    drafts.map(({ kind, days, amount, fee, isDown }, sequence): AccountEntry => {
      const base = { id: `entry ${sequence}`, sequence, effectiveOn: addDays(terms.fundedOn, days), amount };
      if (kind === 'FEE') return { ...base, kind, feeKind: 'OTHER' };
      if (kind === 'FEE_WAIVER' || kind === 'FEE_REFUND') return { ...base, kind, feeId: `entry ${fee}` };
      if (kind === 'PRINCIPAL_ADJUSTMENT') return { ...base, kind, amount: isDown ? amount.negated() : amount };
      if (kind === 'SMALL_BALANCE_WRITE_OFF') return { ...base, kind, atMost: amount };
      return { ...base, kind };
    }),
  );
};

const percent = fc.integer({ min: 1, max: 2000 }).map((value) => new Decimal(value).div(100));
const simpleFee: fc.Arbitrary<FeeFormula> = fc.oneof(
  cents(1, 5000).map((amount) => ({ kind: 'FLAT', amount }) as const),
  percent.map((value) => ({ kind: 'PERCENT_OF_INSTALLMENT', percent: value }) as const),
  percent.map((value) => ({ kind: 'PERCENT_OF_UNPAID', percent: value }) as const),
);

/** Contracts of every kind; with a late fee more often than without. */
export const anyRules: fc.Arbitrary<AccountRules> = fc
  .record({
    edition: fc.constantFrom(1, 2, 3, 4, 4),
    waterfall: fc.constantFrom(...WATERFALL_NAMES),
    extraMoney: fc.constantFrom(...EXTRA_MONEY),
    closingTolerance: cents(0, 1000),
    formula: fc.option(
      fc.oneof(
        simpleFee,
        fc
          .tuple(fc.constantFrom('LESSER_OF', 'GREATER_OF'), simpleFee, simpleFee)
          .map(([kind, first, second]): FeeFormula => ({ kind, of: [first, second] })),
      ),
      { nil: undefined, freq: 5 },
    ),
    cap: fc.option(cents(1, 3000), { nil: undefined, freq: 1 }),
    minimumUnpaid: fc.oneof(fc.constant(new Decimal(0)), cents(1, 2000)),
  })
  .map(({ formula, cap, minimumUnpaid, ...rules }) => ({
    ...DEFAULT_RULES,
    ...rules,
    lateFee: { ...NO_LATE_FEE, minimumUnpaid, ...(formula && { formula }), ...(cap && { cap }) },
  }));
