import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { differences } from '../support/reconciled.js';
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

it('a period is closed after what posts in it at the same moment', async () => {
  const servicer = await world.client('SERVICER');
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  await closeDay(world.prisma, businessDate('2026-02-28'));
  const { answer } = await world.prisma.$transaction(async (tx) => {
    await tx.loan.update({ where: { id: loanId }, data: { hasHolds: false } });
    const posting = { loanId, effectiveDate: new Date('2026-02-10'), recordedAt: new Date('2026-03-01') };
    await tx.ledgerPosting.create({
      data: {
        ...{ id: 'PT-1', kind: 'FEE', ...posting },
        entries: {
          create: [
            { account: 'CASH', amount: '1', loanId },
            { account: 'FEE_INCOME', amount: '-1', loanId },
          ],
        },
      },
    });
    const closing = { answer: command(servicer, 'closePeriod', { through: '2026-02-28' }) };
    while (!(await someoneWaits())) await pause(20);
    return closing;
  });
  expect(await answer).toMatchObject({ period: { through: '2026-02-28' } });
  const { closedAfter } = await world.prisma.ledgerPeriod.findFirstOrThrow();
  const { sequence, postingDate } = await world.prisma.ledgerPosting.findUniqueOrThrow({ where: { id: 'PT-1' } });
  expect([closedAfter, postingDate]).toEqual([sequence, new Date('2026-02-10')]);
  expect((await differences(world.prisma)).flatMap(({ reasons }) => reasons).join()).not.toContain('posting date');
});
