import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { RestApi } from '../support/rest-api.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let api: RestApi;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-10') });
  api = await RestApi.of(world);
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

const someoneWaits = async () => {
  const [row] = await world.prisma.$queryRaw<{ waiting: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`;
  return row?.waiting === true;
};

it('a command still at work is 409 on both edges, and its answer is given again once it is done', async () => {
  const { id: loanId } = await world.loan(SIMPLE_LOAN);
  const payment = { loanId, amount: '10.00', method: 'ACH' };
  const repay = () => api.post(servicer, '/loan-repay', payment, { 'idempotency-key': 'held' });
  const first = await world.prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM "Loan" WHERE id = ${loanId} FOR UPDATE`;
      const held = { answer: repay() };
      while (!(await someoneWaits())) await pause(20);
      const second = await repay();
      expect([second.status, second.body.code, second.headers.get('retry-after')]).toEqual([409, 'IN_PROGRESS', '1']);
      const inGraph = await command(servicer, 'submitRepayment', { ...payment, idempotencyKey: 'held' });
      expect(inGraph.code).toBe('IN_PROGRESS');
      return held;
    },
    { timeout: 30_000 },
  );
  const { status, text } = await first.answer;
  expect(status).toBe(200);
  expect((await repay()).text).toBe(text);
  expect(await world.prisma.repayment.count({ where: { loanId } })).toBe(1);
});
