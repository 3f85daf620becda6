import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryRow } from '../../src/features/loan/account/entry-row.js';
import { termsRow } from '../../src/features/loan/account/terms-row.js';
import { anyHistory, type LoanHistory } from '../support/changes/any-history.js';
import { accountOf, modelFigures } from '../support/changes/figures.js';
import { servicingTerms } from '../support/changes/loan.js';
import { runs } from '../support/runs.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

/** After all histories. */
const clock = testClock('2079-12-31');
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock });
});
afterAll(() => world.close());

/** The same histories each time; `HISTORIES=10000` for another number of them, `HISTORY_SEED` for others. */
const HISTORIES = Number(process.env.HISTORIES ?? runs(10_000, 60));
const seed = Number(process.env.HISTORY_SEED ?? 45);
const AT_ONCE = 20;

/** A fee that is reversed later existed on an earlier day, and late fees have ids of their own. */
const asRecorded = (history: LoanHistory): LoanHistory => ({
  ...history,
  entries: history.entries.filter(
    (entry) => entry.kind !== 'REVERSAL' && (entry.kind !== 'FEE_WAIVER' || entry.feeId.startsWith('entry')),
  ),
});

async function stored(histories: readonly LoanHistory[]): Promise<readonly string[]> {
  const loans = await world.loans(histories.map(() => SIMPLE_LOAN));
  const ids = loans.map(({ id }) => id);
  const at = clock.now();
  await world.prisma.servicingTerms.createMany({
    data: histories.map(({ loan }, index) => termsRow(ids[index]!, servicingTerms(loan), at)),
  });
  const idOf = (loanId: string, entry: string) => `${loanId} ${entry}`;
  await world.prisma.accountEntry.createMany({
    data: histories.flatMap(({ loan, entries, days }, index) => {
      const loanId = ids[index]!;
      // With the late fees that ends of day recorded until the last day.
      return accountOf(loan, entries, days.at(-1) ?? loan.fundedOn).entries.map((entry) => {
        const row = entryRow(loanId, entry, at);
        return {
          ...row,
          id: idOf(loanId, row.id),
          ...(typeof row.feeId === 'string' && { feeId: idOf(loanId, row.feeId) }),
        };
      });
    }),
  });
  return ids;
}

interface Delinquency {
  readonly daysPastDue: number;
  readonly pastDueAmount: string;
}

/** What the graph says of each day of a loan. */
async function looked(servicer: TestClient, loanId: string, days: readonly string[]): Promise<readonly Delinquency[]> {
  const fields = days.map((day, place) => `d${place}: delinquency(asOf: "${day}") { daysPastDue pastDueAmount }`);
  const { loan } = await servicer.data<{ loan: Record<string, Delinquency> }>(
    `query ($id: ID!) { loan(id: $id) { ${fields.join(' ')} } }`,
    { id: loanId },
  );
  return days.map((_, place) => loan[`d${place}`]!);
}

it(
  'any history that an engine stores reads as the day-by-day model has it, on any day',
  async () => {
    const batches = fc.array(anyHistory({ changes: 4, others: 1 }).map(asRecorded), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    });
    let servicer = await world.client('SERVICER');
    for (const [batch, histories] of fc.sample(batches, { numRuns: Math.ceil(HISTORIES / AT_ONCE), seed }).entries()) {
      // A token expires before all of them are read.
      if (batch % 10 === 9) servicer = await world.client('SERVICER');
      const ids = await stored(histories);
      for (const [index, { loan, entries, days }] of histories.entries()) {
        const expected = days.map((on) => {
          const { daysPastDue, pastDue } = modelFigures(loan, entries, on);
          return { daysPastDue, pastDueAmount: pastDue };
        });
        expect({ loan, entries, seen: await looked(servicer, ids[index]!, days) }).toEqual({
          loan,
          entries,
          seen: expected,
        });
      }
    }
  },
  90_000 + HISTORIES * 500,
);
