import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { combine, fundingBalances, ledgerBalances, type Balances } from '../../src/domain/ledger/balances.js';
import { postingsOf } from '../../src/domain/ledger/postings.js';
import {
  accountOn,
  openAccount,
  withEntries,
  withLateFees,
  type Account,
} from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { PAYMENT_NATURES } from '../../src/domain/repayment/payment-nature.js';
import { DEFAULT_RULES as ACCOUNT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES } from '../../src/domain/rules/servicing-rules.js';
import { runs } from '../support/runs.js';

const FUNDED_ON = businessDate('2026-01-01');

function funded(): Account {
  const opened = openAccount(
    {
      schedule: { principal: '12000', annualRatePercent: '12', fundedOn: FUNDED_ON, installments: 12 },
      opening: undefined,
      graceDays: 10,
      accountRules: {
        ...ACCOUNT_RULES,
        closingTolerance: ZERO,
        lateFee: { formula: { kind: 'FLAT', amount: new Decimal(25) }, minimumUnpaid: ZERO, source: 'contract' },
      },
      rules: DEFAULT_RULES,
    },
    [],
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

interface Dated {
  readonly on: BusinessDate;
  readonly amounts: Balances;
}

interface Books {
  readonly account: Account;
  readonly posted: readonly Dated[];
}

const opened = (): Books => {
  const account = funded();
  return { account, posted: [{ on: FUNDED_ON, amounts: fundingBalances(account.terms.principal) }] };
};

/** Records entries as of a day, as a command does that counts from it. */
function record({ account, posted }: Books, entries: readonly AccountEntry[], on: BusinessDate): Books {
  const after = withEntries(account, entries);
  const more = postingsOf(entries, account, after).map(({ effectiveOn = on, amounts }) => ({
    on: effectiveOn,
    amounts,
  }));
  return { account: after, posted: [...posted, ...more] };
}

/** Receivables and cash by effective date. Interest is corrected on the day to which it was accrued. */
const OF_A_DAY = ['PRINCIPAL_RECEIVABLE', 'FEE_RECEIVABLE', 'CREDIT_BALANCE', 'CASH'] as const;
const shown = (balances: Balances) => OF_A_DAY.map((name) => (balances[name] ?? ZERO).toFixed(2));
const byEffectiveDate = ({ posted }: Books, day: BusinessDate): Balances =>
  posted.filter(({ on }) => on <= day).reduce<Balances>((total, { amounts }) => combine(total, amounts), {});

const MONTH_ENDS = Array.from({ length: 14 }, (_, month) => addDays(addMonths(FUNDED_ON, month + 1), -1));

const payment = (on: string, amount: string, sequence: number): AccountEntry => ({
  kind: 'PAYMENT',
  id: `payment ${sequence}`,
  sequence,
  effectiveOn: businessDate(on),
  amount: new Decimal(amount),
});

describe('ledger dates', () => {
  it('late fees found by a backdated payment count from the days on which they fell due', () => {
    const on = businessDate('2026-10-12');
    const paid = record(opened(), [payment('2026-02-10', '1066.19', 1)], businessDate('2026-02-10'));
    const { added } = withLateFees('LN', paid.account, on);
    const books = record(paid, added, businessDate('2026-02-10'));
    const fees = MONTH_ENDS.slice(0, 10).map((day) => (byEffectiveDate(books, day).FEE_RECEIVABLE ?? ZERO).toFixed(0));
    expect(fees).toEqual(['0', '0', '25', '50', '75', '100', '125', '150', '175', '200']);
  });

  it('no principal is lent before the contract date, and none is negative', () => {
    const books = record(opened(), [payment('2026-01-10', '5000', 1)], businessDate('2026-01-10'));
    expect(byEffectiveDate(books, businessDate('2025-12-31'))).toEqual({});
    expect((byEffectiveDate(books, businessDate('2026-01-31')).PRINCIPAL_RECEIVABLE ?? ZERO).gt(0)).toBe(true);
  });

  const anyEntry = fc.record({
    kind: fc.constantFrom('PAYMENT', 'PAYMENT', 'FEE'),
    days: fc.integer({ min: 0, max: 400 }),
    cents: fc.integer({ min: 1, max: 400_000 }),
    nature: fc.constantFrom(undefined, ...PAYMENT_NATURES),
  });

  it('at every month end balances by effective date are those of the account, in any order of recording', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 6 }), fc.nat(5), (drafts, returned) => {
        const recorded = drafts.reduce<Books>((known, { kind, days, cents, nature }, place) => {
          const effectiveOn = addDays(FUNDED_ON, days);
          const base = { id: `entry ${place}`, sequence: place + 1, effectiveOn };
          const amount = new Decimal(cents).div(100);
          const entry: AccountEntry =
            kind === 'PAYMENT'
              ? { ...base, kind, amount, ...(nature && { nature }) }
              : { ...base, kind, amount, feeKind: 'OTHER' };
          return record(known, [entry], entry.effectiveOn);
        }, opened());
        const on = addDays(FUNDED_ON, 401);
        const back = {
          kind: 'REVERSAL',
          id: 'back',
          sequence: 99,
          reverses: `entry ${returned}`,
          effectiveOn: on,
        } as const;
        const books = record(recorded, [back], on);
        for (const day of MONTH_ENDS) {
          const then = accountOn(books.account, day);
          expect(then && shown(ledgerBalances(then))).toEqual(shown(byEffectiveDate(books, day)));
          expect(sum(Object.values(byEffectiveDate(books, day))).toFixed(2)).toBe('0.00');
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
