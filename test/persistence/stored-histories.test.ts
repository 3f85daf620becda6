import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount, withLateFees } from '../../src/domain/loan/servicing-terms.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { inSnapshot, ledgerReader } from '../../src/features/ledger/ledger-reader.js';
import { entryRow } from '../../src/features/loan/account/entry-row.js';
import { termsRow } from '../../src/features/loan/account/terms-row.js';
import { readThrough } from '../../src/platform/postgres/statement.js';
import { anyHistory } from '../support/changes/any-history.js';
import { figuresOf, modelFigures } from '../support/changes/figures.js';
import { servicingTerms } from '../support/changes/loan.js';
import { runs } from '../support/runs.js';
import { openWorld, type World } from '../support/world.js';

/** `STORED_HISTORIES=10000` for the long run, `TERM_CHANGE_SEED` for others. */
const COUNT = Number(process.env.STORED_HISTORIES ?? runs(200));
const SEED = Number(process.env.TERM_CHANGE_SEED ?? 21);
const AT_ONCE = 100;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it(
  'histories with changes of terms, written and read again, are what a walk day by day makes of them',
  { timeout: 90_000 + COUNT * 200 },
  async () => {
    const histories = fc.sample(anyHistory({ changes: 4, others: 1 }), { numRuns: COUNT, seed: SEED });
    const at = new Date('2026-01-01');
    for (let start = 0; start < histories.length; start += AT_ONCE) {
      const stretch = histories.slice(start, start + AT_ONCE);
      const loans = await world.loans(stretch.map(() => ({ loanStatus: 'ACTIVE' })));
      const named = stretch.map((history, index) => ({ ...history, id: loans[index]!.id }));
      await world.prisma.servicingTerms.createMany({
        data: named.map(({ id, loan }) => termsRow(id, servicingTerms(loan), at)),
      });
      // An id is one of all loans.
      await world.prisma.accountEntry.createMany({
        data: named.flatMap(({ id, entries }) =>
          entries.map((entry) => {
            const row = entryRow(id, entry, at);
            const own = (name: unknown) => (typeof name === 'string' ? `${id} ${name}` : null);
            return { ...row, id: `${id} ${row.id}`, reverses: own(row.reverses), feeId: own(row.feeId) };
          }),
        ),
      });
      const ids = named.map(({ id }) => id);
      const [terms, entries] = await inSnapshot(world.prisma, (tx) => {
        const ledger = ledgerReader({ read: readThrough(tx) });
        return Promise.all([ledger.terms(ids), ledger.entries(ids)]);
      });
      for (const { id, loan, entries: written, days } of named) {
        const on = days.at(-1) ?? loan.fundedOn;
        // A waiver of a late fee names it after its installment, which only the model understands.
        const isUnknown = (entry: AccountEntry) => entry.kind === 'FEE_WAIVER' && !entry.feeId.startsWith('entry');
        if (written.some((entry) => isUnknown(entry) || entry.effectiveOn > on)) continue;
        const opened = openAccount(terms.get(id)!, entries.get(id) ?? []);
        if (!opened.ok) throw new Error(opened.refusal.message);
        const { payments, ...found } = figuresOf(withLateFees(id, opened.value, on).account, on);
        const { payments: expected, ...figures } = modelFigures(loan, written, on);
        expect({ written, ...found }).toEqual({ written, ...figures });
        expect(payments.map((line) => line.replace(`${id} `, ''))).toEqual(expected);
      }
    }
  },
);
