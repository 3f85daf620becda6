import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command, pay } from '../support/commands.js';
import { startReceiver } from '../support/receiver.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

const SKEW_MS = 10 * 60_000;

const skewed = (milliseconds: number) => ({
  now: () => new Date(Date.now() + milliseconds),
  sleep: () => Promise.resolve(),
});

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  const config = { workers: true, webhookAllowLocal: ['127.0.0.1'] };
  world = await openWorld({ config, clock: skewed(-SKEW_MS) });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

const jobs = async () => {
  const text = `SELECT count(*)::integer AS "count" FROM pgboss.job WHERE name = 'webhook-delivery'`;
  const [row] = await world.database.execute<{ count: number }>(text, []);
  return row?.count ?? 0;
};

/** A payment of a loan of its own, and the webhook that tells of it. */
async function delivered() {
  const receiver = await startReceiver();
  const { id } = await world.loan(INTEREST_FREE_LOAN);
  await webhookCommand(servicer, 'createWebhook', { url: receiver.url, filter: { loanIds: [id] } });
  const before = await jobs();
  await pay(servicer, id, '1000.00');
  return { receiver, id, made: async () => (await jobs()) - before };
}

it.each([
  ['behind', undefined],
  ['behind and ahead, in two processes', SKEW_MS],
])('a clock that is %s delays no delivery and makes no jobs in vain', async (_, other) => {
  if (other !== undefined) await world.peer({}, skewed(other));
  const { receiver, id, made } = await delivered();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
  await pause(2_000);
  expect(await made()).toBeLessThan(30);
  await command(servicer, 'submitRepayment', { loanId: id, amount: '10.00', method: 'ACH' });
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(3);
});
