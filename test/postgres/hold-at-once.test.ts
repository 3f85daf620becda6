import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-03-01') });
});
afterAll(() => world.close());

const someoneWaits = async () => {
  const [row] = await world.prisma.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`;
  return row?.waiting === true;
};

it('a command that waited while the loan was put on hold sees the hold', async () => {
  const servicer = await world.client('SERVICER');
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  const { answer } = await world.prisma.$transaction(async (tx) => {
    await tx.loan.update({ where: { id: loanId }, data: { hasHolds: true } });
    const waiting = { answer: command(servicer, 'repossessCollateral', { loanId }) };
    while (!(await someoneWaits())) await pause(20);
    const from = new Date('2026-02-01');
    await tx.hold.create({ data: { id: 'HD-1', loanId, kind: 'FRAUD', from, placedAt: from, placedBy: 'client' } });
    return waiting;
  });
  expect(await answer).toMatchObject({ code: 'ON_HOLD', holds: [{ id: 'HD-1' }] });
});
