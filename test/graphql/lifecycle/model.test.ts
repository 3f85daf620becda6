import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BEGINNINGS, LoanUnderTest, type Actors } from '../../support/model/loan-under-test.js';
import { modelCommands } from '../../support/model/model-commands.js';
import { differences } from '../../support/reconciled.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld } from '../../support/world.js';

let actors: Actors;
beforeAll(async () => {
  const clock = testClock('2026-01-20');
  const world = await openWorld({ clock });
  const [SERVICER, UNDERWRITER, LENDER] = [
    await world.client('SERVICER'),
    await world.client('UNDERWRITER'),
    await world.client('LENDER'),
  ];
  actors = { world, clock, clients: { SERVICER, UNDERWRITER, LENDER } };
});
afterAll(() => actors.world.close());

/** A longer run: MODEL_SECONDS=300. A failure prints the seed and path that repeat it. */
const SECONDS = Number(process.env.MODEL_SECONDS ?? 0);
const RUNS = SECONDS > 0 ? { interruptAfterTimeLimit: 1000 * SECONDS, numRuns: 10_000 } : { numRuns: 6 };

it(
  'any history of commands leaves the loan as a simple model of it says',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BEGINNINGS),
        fc.commands(modelCommands, { size: 'large', maxCommands: 40 }),
        async (beginning, commands) => {
          const begun = await LoanUnderTest.begin(actors, beginning);
          await fc.asyncModelRun(() => begun, commands);
        },
      ),
      RUNS,
    );
    expect(await differences(actors.world.prisma)).toEqual([]);
    const total = await actors.world.prisma.ledgerEntry.aggregate({ _sum: { amount: true } });
    // Null when no history happened to post anything, as six short ones may.
    expect((total._sum.amount ?? 0).toFixed(2)).toBe('0.00');
  },
  1000 * SECONDS + 90_000,
);
