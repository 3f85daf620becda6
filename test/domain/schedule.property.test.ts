import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/calendar.js';
import { Decimal, isCents, ZERO } from '../../src/domain/money.js';
import { amortize, scheduleTotals } from '../../src/domain/schedule/amortization.js';
import { DAY_COUNTS, yearFraction } from '../../src/domain/schedule/day-count.js';
import { fixedRate, interestBetween } from '../../src/domain/schedule/rate-history.js';
import { quoteSchedule, quoteYield } from '../../src/domain/schedule/quote.js';
import { effectiveRate, nominalRate } from '../../src/domain/schedule/time-value.js';
import { anyDate, anyRate, anySchedule, cents } from './arbitrary.js';
import { runs } from '../support/runs.js';

describe('any schedule', () => {
  it('repays exactly the principal, in cents, with no negative part', () => {
    fc.assert(
      fc.property(anySchedule(40), (terms) => {
        const installments = amortize(terms);
        let balance = terms.principal;
        for (const installment of installments) {
          assert(installment.openingBalance.eq(balance));
          assert(installment.interest.gte(0));
          assert(installment.principal.gte(0));
          assert(isCents(installment.amount));
          assert(installment.amount.eq(installment.principal.plus(installment.interest)));
          balance = balance.minus(installment.principal);
          assert(installment.closingBalance.eq(balance));
        }
        assert(balance.isZero());
        assert(scheduleTotals(installments).principal.eq(terms.principal));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('has level payments that differ only in the last, when nothing else disturbs them', () => {
    fc.assert(
      fc.property(anySchedule(40), (terms) => {
        const level = { ...terms, rates: fixedRate(terms.fundedOn, terms.rates[0].annualRate) };
        const installments = amortize({ ...level, amortization: { kind: 'FULL' } });
        const regular = installments.slice(0, -1);
        expect(new Set(regular.map(({ amount }) => amount.toFixed(2))).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('any accrual', () => {
  it('is never negative and grows with time, with any day count', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 400 }),
        anyRate,
        fc.constantFrom(...DAY_COUNTS),
        (start, days, more, rate, dayCount) => {
          const end = addDays(start, days);
          const later = addDays(end, more);
          const accrue = (to: typeof start): Decimal =>
            interestBetween(new Decimal(1000), fixedRate(start, rate), dayCount, start, to);
          expect(accrue(end).gte(0)).toBe(true);
          expect(accrue(later).gte(accrue(end))).toBe(true);
          expect(yearFraction(dayCount, start, start).days).toBe(0);
        },
      ),
      { numRuns: runs(5000) },
    );
  });
});

describe('any loan without fees', () => {
  it('has its rate as APR when months are equal', () => {
    fc.assert(
      fc.property(
        cents(100_000, 100_000_000),
        fc.integer({ min: 0, max: 3600 }),
        fc.integer({ min: 2, max: 60 }),
        (principal, basisPoints, installments) => {
          const annualRatePercent = new Decimal(basisPoints).div(100);
          const quote = quoteSchedule({
            principal,
            annualRatePercent,
            fundedOn: '2024-01-15',
            installments,
            dayCount: 'THIRTY_360',
          });
          if (!quote.ok) throw new Error(quote.refusal.message);
          // Half a cent of interest per month on the smallest loan is the coarsest that rounding can be.
          const tolerance = new Decimal(1200).times('0.01').div(principal).times(100).div(12).plus('0.0005');
          expect(quote.value.aprPercent.minus(annualRatePercent).abs().lte(tolerance)).toBe(true);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('yields its payments at its APR', () => {
    fc.assert(
      fc.property(cents(1_000_000, 5_000_000), fc.integer({ min: 100, max: 3000 }), (principal, basisPoints) => {
        const quote = quoteSchedule({
          principal,
          annualRatePercent: new Decimal(basisPoints).div(100),
          fundedOn: '2024-03-31',
          installments: 24,
        });
        if (!quote.ok) throw new Error(quote.refusal.message);
        const flows = quote.value.installments.map(({ dueDate, amount }) => ({ on: String(dueDate), amount }));
        const found = quoteYield({ flows: [{ on: '2024-03-31', amount: principal.negated() }, ...flows] });
        if (!found.ok) throw new Error(found.refusal.message);
        expect(found.value.monthlyNominalPercent!.minus(quote.value.aprPercent).abs().lte('0.1')).toBe(true);
        expect(found.value.netCashflow.eq(quote.value.totalInterest)).toBe(true);
        expect(quote.value.totalInterest.gte(ZERO)).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('nominal and effective rates', () => {
  it("are each other's inverse", () => {
    fc.assert(
      fc.property(anyRate, fc.constantFrom(1, 4, 12, 52), (rate, perYear) => {
        expect(nominalRate(effectiveRate(rate, perYear), perYear).minus(rate).abs().lte('1e-30')).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
