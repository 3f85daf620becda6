import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { delinquencyOn } from '../../src/domain/delinquency/delinquency.js';
import { daysPastDueOn, delinquencyHistory } from '../../src/domain/loan/payment-history.js';
import { joinedSpells, spellsIn, stretchesOf, type DelinquencySpell } from '../../src/domain/loan/spells.js';
import {
  accountOn,
  openAccount,
  withEntries,
  withLateFees,
  type Account,
} from '../../src/domain/loan/servicing-terms.js';
import { Decimal, ZERO } from '../../src/domain/money.js';
import type { NewEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES, WATERFALL_NAMES } from '../../src/domain/rules/account-rules.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';
import { runs } from '../support/runs.js';

const day = businessDate;

function opened(waterfall = DEFAULT_RULES.waterfall): Account {
  const lateFee = policyOf({ kind: 'FLAT', amount: new Decimal(25) });
  const account = openAccount(
    {
      schedule: {
        principal: '20000',
        annualRatePercent: '12',
        fundedOn: '2026-01-05',
        frequency: 'MONTHLY',
        installments: 24,
      },
      opening: undefined,
      graceDays: 10,
      rules: DEFAULT_SERVICING,
      accountRules: { ...DEFAULT_RULES, waterfall, lateFee },
    },
    [],
  );
  if (!account.ok) throw new Error(account.refusal.message);
  return account.value;
}

const entered = (account: Account, entries: readonly NewEntry[]): Account =>
  withEntries(
    account,
    entries.map((entry, index) => ({ ...entry, sequence: index + 1 })),
  );

/** With the late fees of then: on days that are closed they are on record. */
const stoodOn = (account: Account, on: BusinessDate): Account | undefined => {
  const stood = accountOn(account, on);
  return stood && withLateFees('LN-1', stood, on).account;
};

const spellsThrough = (account: Account, through: BusinessDate): DelinquencySpell[] =>
  joinedSpells(
    stretchesOf(account, through).flatMap((stretch) => {
      const stood = stoodOn(account, stretch.through);
      return stood ? spellsIn(stood, stretch) : [];
    }),
  );

const paid = (id: string, on: string, amount: string): NewEntry => ({
  kind: 'PAYMENT',
  id,
  effectiveOn: day(on),
  amount: new Decimal(amount),
});

describe('the history of an account', () => {
  it('counts a payment from its effective date, also one that is recorded weeks later', () => {
    // Ten installments of 941.47 from 5 February on, and a late fee of 25.00.
    const account = opened();
    const unpaid = delinquencyHistory(spellsThrough(account, day('2026-12-06')), day('2026-12-06'));
    expect(unpaid).toMatchObject({ worstDaysPastDue: 304, times30: 1, times60: 1, times90: 1 });
    const recorded = entered(account, [paid('a', '2026-02-20', '941.47'), paid('b', '2026-03-05', '8498.23')]);
    const history = delinquencyHistory(spellsThrough(recorded, day('2026-11-30')), day('2026-11-30'));
    expect(history).toMatchObject({ worstDaysPastDue: 14, times30: 0, times60: 0, times90: 0 });
    expect(history.spells).toEqual([
      { since: '2026-01-05', oldestUnpaidOn: undefined, through: '2026-02-05', daysPastDue: 0 },
      { since: '2026-02-06', oldestUnpaidOn: '2026-02-05', through: '2026-02-19', daysPastDue: 14 },
      { since: '2026-02-20', oldestUnpaidOn: undefined, through: '2026-11-30', daysPastDue: 0 },
    ]);
  });

  it('does not count a debit as late that was submitted on day 28 and settled on day 33', () => {
    const account = entered(opened(), [paid('debit', '2026-03-05', '941.47')]);
    const spells = spellsThrough(account, day('2026-03-12'));
    expect(delinquencyHistory(spells, day('2026-03-12'))).toMatchObject({ worstDaysPastDue: 27, times30: 0 });
  });

  it('keeps the days on which a payment stood that was returned later', () => {
    const account = entered(opened(), [
      paid('returned', '2026-02-05', '941.47'),
      { kind: 'REVERSAL', id: 'return', effectiveOn: day('2026-02-09'), reverses: 'returned' },
    ]);
    const spells = spellsThrough(account, day('2026-02-28'));
    expect([7, 8, 9, 28].map((date) => daysPastDueOn({ spells }, addDays(day('2026-01-31'), date)))).toEqual([
      0, 0, 4, 23,
    ]);
  });

  it('equals the delinquency as of each day, for any records in any order', () => {
    const entry = fc.record({
      days: fc.integer({ min: 0, max: 330 }),
      amount: fc.constantFrom('941.47', '400', '1900', '5000', '25000'),
      what: fc.constantFrom('PAYMENT', 'PAYMENT', 'PAYMENT', 'REVERSAL', 'CHARGE_OFF', 'DEFERRAL', 'REAGE'),
      of: fc.integer({ min: 0, max: 7 }),
    });
    const history = fc.record({
      waterfall: fc.constantFrom(...WATERFALL_NAMES),
      drafts: fc.array(entry, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(history, ({ waterfall, drafts }) => {
        const account = entered(opened(waterfall), drafts.flatMap(drawn));
        const last = addDays(account.original.fundedOn, 340);
        const spells = spellsThrough(account, last);
        for (let on = account.original.fundedOn; on <= last; on = addDays(on, 9)) {
          const stood = stoodOn(account, on);
          const then = stood && delinquencyOn(stood.terms, stood.history.state, on, stood.graceDays);
          expect([on, daysPastDueOn({ spells }, on)]).toEqual([on, then?.daysPastDue]);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

interface Draft {
  readonly what: string;
  readonly days: number;
  readonly amount: string;
  readonly of: number;
}

function drawn({ what, days, amount, of }: Draft, index: number, drafts: readonly Draft[]): NewEntry[] {
  const base = { id: `entry ${index}`, effectiveOn: addDays(day('2026-01-05'), days) };
  const reversed = drafts[of];
  switch (what) {
    case 'PAYMENT':
      return [{ ...base, kind: 'PAYMENT', amount: new Decimal(amount) }];
    case 'CHARGE_OFF':
      return [{ ...base, kind: 'CHARGE_OFF', downTo: ZERO }];
    case 'REVERSAL':
      if (!reversed || reversed.what === 'REVERSAL' || of >= index || reversed.days > days) return [];
      return [{ ...base, kind: 'REVERSAL', reverses: `entry ${of}` }];
    case 'REAGE':
      return [{ ...base, kind: 'TERM_CHANGE', change: { type: 'REAGE', from: base.effectiveOn } }];
    default: {
      const deferral = { type: 'DEFERRAL', installments: 2, to: 'END', interest: 'ACCRUES' } as const;
      return [{ ...base, kind: 'TERM_CHANGE', change: { ...deferral, from: base.effectiveOn } }];
    }
  }
}
