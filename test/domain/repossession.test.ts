import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import {
  checkCureIsOver,
  checkSaleDay,
  explainSale,
  newCase,
  type RepossessionCase,
} from '../../src/domain/collateral/repossession.js';
import { openAccount, withEntries } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import { payoffAmount, recoverableAmount, smallBalanceAmount } from '../../src/domain/repayment/account.js';
import { expensesDue } from '../../src/domain/repayment/allocate-apart.js';
import type { NewEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';
import { runs } from '../support/runs.js';

const day = businessDate;
const today = day('2026-03-20');

describe('the days of a case', () => {
  const noticed: RepossessionCase = {
    ...newCase('RC-1'),
    cureNoticeOn: day('2026-03-01'),
    cureBy: day('2026-03-21'),
    saleNoticeOn: day('2026-03-05'),
    earliestSaleOn: day('2026-03-15'),
  };

  it('let nobody take collateral during the right to cure but from a borrower who returns it', () => {
    expect(checkCureIsOver(noticed, day('2026-03-21'), false, today)).toMatchObject({
      refusal: { earliest: '2026-03-22', latest: '2026-03-22' },
    });
    expect(checkCureIsOver(noticed, day('2026-03-21'), true, today).ok).toBe(true);
    expect(checkCureIsOver(noticed, day('2026-03-22'), false, today).ok).toBe(true);
    expect(checkCureIsOver(undefined, today, false, today).ok).toBe(true);
  });

  it('let nobody sell it without a notice, nor before the day that the notice names', () => {
    expect(checkSaleDay(newCase('RC-1'), today, today)).toMatchObject({ refusal: { code: 'CONFLICT' } });
    expect(checkSaleDay(noticed, day('2026-03-14'), today)).toMatchObject({
      refusal: { earliest: '2026-03-15', latest: '2026-03-20' },
    });
    expect(checkSaleDay(noticed, day('2026-03-15'), today).ok).toBe(true);
  });
});

describe('the explanation of a sale', () => {
  const cents = (low: number, high: number) =>
    fc.integer({ min: low, max: high }).map((amount) => new Decimal(amount).div(100));
  const entry = fc.record({
    kind: fc.constantFrom('PAYMENT', 'REPOSSESSION', 'LEGAL', 'TITLE', 'CHARGE_OFF'),
    days: fc.integer({ min: 0, max: 300 }),
    amount: cents(1, 200_000),
  });

  it('is what the account then owes or holds, to the cent', () => {
    const opened = openAccount(
      {
        schedule: {
          principal: '12000',
          annualRatePercent: '12',
          fundedOn: '2026-01-01',
          frequency: 'MONTHLY',
          installments: 12,
        },
        opening: undefined,
        graceDays: 10,
        rules: DEFAULT_SERVICING,
        accountRules: DEFAULT_RULES,
      },
      [],
    );
    if (!opened.ok) throw new Error(opened.refusal.message);
    const numbered = (entries: readonly NewEntry[], from = 0) =>
      entries.map((one, index) => ({ ...one, sequence: from + index + 1 }));
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 6 }),
        fc.oneof(cents(0, 2_000_000), cents(1_150_000, 1_350_000)),
        cents(0, 100_000),
        fc.record({ productRefunds: cents(0, 200_000), interestRebate: cents(0, 50_000) }),
        (drafts, proceeds, withheld, credits) => {
          const on = addDays(day('2026-01-01'), 301);
          const before = numbered(
            drafts.map(({ kind, days, amount }, index): NewEntry => {
              const base = { id: `entry ${index}`, effectiveOn: addDays(day('2026-01-01'), days) };
              if (kind === 'PAYMENT') return { ...base, kind, amount };
              if (kind === 'CHARGE_OFF') return { ...base, kind };
              return { ...base, kind: 'FEE', feeKind: kind as 'LEGAL', amount };
            }),
          );
          const account = withEntries(opened.value, before);
          const { state } = account.history;
          const owed = payoffAmount(account.terms, state, on).plus(recoverableAmount(state));
          const grossPrice = proceeds.plus(withheld);
          const amounts = { owed, feesOfSale: expensesDue(state.fees), grossPrice, proceeds };
          const none = { productRefunds: ZERO, interestRebate: ZERO };
          const told = explainSale({ ...amounts, ...none });
          const credited = explainSale({ ...amounts, ...credits });
          expect(credited.deficiency.minus(credited.surplus)).toEqual(
            told.deficiency.minus(told.surplus).minus(credits.productRefunds).minus(credits.interestRebate),
          );
          expect(told.debtLessPrice).toEqual(told.debt.minus(grossPrice));
          expect(told.debtLessPrice.plus(told.expenses)).toEqual(told.deficiency.minus(told.surplus));
          if (proceeds.isZero()) return;
          const sale: NewEntry[] = [
            { kind: 'PAYMENT', id: 'sale', amount: proceeds, effectiveOn: on, nature: 'COLLATERAL_SALE' },
            {
              kind: 'TERM_CHANGE',
              id: 'all due',
              effectiveOn: on,
              change: { type: 'ACCELERATION', from: on, cause: 'COLLATERAL_SALE' },
            },
          ];
          const sold = withEntries(account, numbered(sale, before.length));
          const after = sold.history.state;
          const left = payoffAmount(sold.terms, after, on)
            .plus(recoverableAmount(after))
            .plus(smallBalanceAmount(after))
            .minus(smallBalanceAmount(state));
          expect(left.toFixed(2)).toBe(told.deficiency.toFixed(2));
          expect(after.credit.minus(state.credit).toFixed(2)).toBe(told.surplus.toFixed(2));
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
