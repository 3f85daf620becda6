import { expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { command } from '../support/commands.js';
import { closeDay } from '../support/close-day.js';
import { differences } from '../support/reconciled.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { testClock } from '../support/test-clock.js';
import { openTestWorld } from '../support/world.js';

it('the days past due of a loss go on counting, by review and by counting', async () => {
  const clock = testClock('2026-06-01');
  const world = await openTestWorld({ clock });
  const servicer = await world.client('SERVICER');
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  await command(servicer, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' });
  const days = [];
  for (const on of ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-30']) {
    await closeDay(world.prisma, businessDate(on));
    const { currentDpd, paymentStatus } = await world.prisma.loan.findUniqueOrThrow({ where: { id: loanId } });
    days.push([on, currentDpd, paymentStatus]);
  }
  expect(days).toEqual([
    ['2026-06-01', 120, 'CHARGED_OFF'],
    ['2026-06-02', 121, 'CHARGED_OFF'],
    ['2026-06-03', 122, 'CHARGED_OFF'],
    ['2026-06-30', 149, 'CHARGED_OFF'],
  ]);
  const runs = await world.prisma.endOfDayRun.findMany({ orderBy: { on: 'asc' } });
  expect(runs.map(({ loansReviewed }) => loansReviewed)).toEqual([1, 0, 0, 0]);
  expect(await world.prisma.loanEvent.count({ where: { loanId, command: 'endOfDay' } })).toBe(0);
  expect(await differences(world.prisma)).toEqual([]);
});
