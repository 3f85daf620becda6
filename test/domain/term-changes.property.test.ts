import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusinessDate } from '../../src/domain/calendar.js';
import { accountOn, withEntries, withLateFees } from '../../src/domain/loan/servicing-terms.js';
import { anyHistory, type LoanHistory } from '../support/changes/any-history.js';
import {
  accountOf,
  domainFigures,
  domainHistory,
  figuresOf,
  modelFigures,
  modelHistory,
  type Figures,
} from '../support/changes/figures.js';
import { runs } from '../support/runs.js';

/** The same histories each time; `TERM_CHANGE_RUNS` for another number of them, `TERM_CHANGE_SEED` for others. */
const numRuns = Number(process.env.TERM_CHANGE_RUNS ?? runs(10_000, 100));
const seed = Number(process.env.TERM_CHANGE_SEED ?? 21);

const RUNS = { numRuns, seed };
/** They replay a history many times over. */
const FEWER = { ...RUNS, numRuns: Math.ceil(numRuns / 4) };

type Account = ReturnType<typeof accountOf>;
type Domain = (history: LoanHistory, on: BusinessDate) => Figures;

describe('an account, worked out day by day', { timeout: 90_000 + numRuns * 200 }, () => {
  it('is what the domain has without any change of terms', () => {
    fc.assert(fc.property(anyHistory({ changes: 0, others: 2 }), agreesWith(atOnce)), RUNS);
  });

  it('is what the domain has with changes of terms', () => {
    fc.assert(fc.property(anyHistory({ changes: 4, others: 2 }), agreesWith(atOnce)), RUNS);
  });

  it('is what the domain has entry by entry, with days closed in between', () => {
    fc.assert(
      fc.property(anyHistory({ changes: 4, others: 2 }).map(withoutLateFeeWaivers), agreesWith(entryByEntry)),
      FEWER,
    );
  });

  it('was as late at the end of each month as its history tells, whatever was recorded when', () => {
    fc.assert(
      fc.property(anyHistory({ changes: 4, others: 2 }), ({ loan, entries, days }) => {
        const last = days.at(-1) ?? loan.fundedOn;
        expect(domainHistory(loan, entries, last)).toEqual(modelHistory(loan, entries, last));
      }),
      FEWER,
    );
  });

  it('is what the domain has of a day when it looks back', () => {
    fc.assert(fc.property(anyHistory({ changes: 4, others: 1 }).map(withoutReversals), agreesWith(lookingBack)), FEWER);
  });
});

const atOnce: Domain = ({ loan, entries }, on) => domainFigures(loan, entries, on);

/** As it is recorded: late fees of the day asked about are charged after each entry, and reversed by later ones. */
const entryByEntry: Domain = ({ loan, entries }, on) => {
  const opened = accountOf(loan, [], loan.fundedOn);
  const grown = entries
    .filter(({ effectiveOn }) => effectiveOn <= on)
    .reduce<Account>((account, entry) => {
      const sequence = (account.entries.at(-1)?.sequence ?? 0) + 1;
      return withLateFees('LN', withEntries(account, [{ ...entry, sequence }]), on).account;
    }, opened);
  return figuresOf(withLateFees('LN', grown, on).account, on);
};

const lookingBack: Domain = ({ loan, entries, days }, on) => {
  const last = days.at(-1) ?? on;
  const then = accountOn(accountOf(loan, entries, last), on);
  if (!then) throw new Error('it was not open yet');
  return figuresOf(then, on);
};

/** Those name a fee that may not stand yet when they are entered. */
const withoutLateFeeWaivers = (history: LoanHistory): LoanHistory => ({
  ...history,
  entries: history.entries.filter((entry) => entry.kind !== 'FEE_WAIVER' || entry.feeId.startsWith('entry')),
});

/** A fee that is reversed later existed on an earlier day, and so did its late fees. */
const withoutReversals = (history: LoanHistory): LoanHistory => ({
  ...withoutLateFeeWaivers(history),
  entries: withoutLateFeeWaivers(history).entries.filter(({ kind }) => kind !== 'REVERSAL'),
});

const agreesWith =
  (domain: Domain) =>
  (history: LoanHistory): void => {
    const { loan, entries, days } = history;
    for (const on of days) {
      expect(domain(history, on)).toEqual(modelFigures(loan, entries, on));
    }
  };
