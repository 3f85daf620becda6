import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { nodesOf, type Nodes } from '../support/nodes.js';
import { seedLoans } from '../support/seed-loans.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-10') });
  const due = { fundedDate: new Date('2026-01-15'), nextPaymentDate: new Date('2026-02-15') };
  await seedLoans(
    world.prisma,
    Array.from({ length: 100 }, () => due),
  );
});
afterAll(() => world.close());

interface Scheduled {
  readonly id: string;
  readonly schedule: Nodes<{ readonly number: number }>;
}

it('a long answer of many short parts is turned into bytes piece by piece: all at once would hold up others', async () => {
  const client = await world.client('SERVICER');
  const from = vi.spyOn(Buffer, 'from');
  onTestFinished(() => {
    from.mockRestore();
  });
  const { loans } = await client.data<{ loans: Nodes<Scheduled> }>(`{ loans(first: 100) { edges { node { id
    schedule(first: 50) { edges { node { number dueDate amount principal interest paid open } } } } } } }`);
  const longest = from.mock.calls.reduce(
    (most, [made]) => (typeof made === 'string' ? Math.max(most, made.length) : most),
    0,
  );
  expect(longest).toBeLessThan(50_000);
  const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
  const loansFound = nodesOf(loans);
  expect(new Set(loansFound.map(({ id }) => id)).size).toBe(100);
  for (const { schedule } of loansFound) expect(nodesOf(schedule).map(({ number }) => number)).toEqual(numbers);
});
