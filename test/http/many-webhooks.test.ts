import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '../support/commands.js';
import { startReceiver, taken } from '../support/receiver.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { deliveriesOf, webhookCommand } from '../support/webhooks.js';
import { openWorld, type World } from '../support/world.js';

const WEBHOOKS = 30;

let world: World;
let servicer: TestClient;
beforeAll(async () => {
  world = await openWorld({ config: { workers: true, webhookAllowLocal: ['127.0.0.1'] } });
  servicer = await world.client('SERVICER');
});
afterAll(() => world.close());

const fundedLoan = async () => (await world.loan(INTEREST_FREE_LOAN)).id;
const submit = (loanId: string) => command(servicer, 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });

it('thirty webhooks hear of an event while others keep happening, though one receiver hangs', async () => {
  const [receiver, hanging] = [await startReceiver(), await startReceiver(() => undefined)];
  const [loanId, other] = [await fundedLoan(), await fundedLoan()];
  const clients = [await world.client('SERVICER'), await world.client('SERVICER')];
  for (let count = 0; count < WEBHOOKS; count += 1)
    await webhookCommand(clients[count % 2]!, 'createWebhook', {
      url: `${count === 0 ? hanging.url : receiver.url}?${count}`,
      filter: { loanIds: [loanId] },
    });
  await submit(loanId);
  const heard = async () => {
    await submit(other);
    // Each at least once: one whose answer was late is sent again.
    return new Set(receiver.received.map(({ path }) => path)).size;
  };
  await expect.poll(heard, { timeout: 120_000, interval: 200 }).toBe(WEBHOOKS - 1);
}, 240_000);

it('a receiver that takes nothing is left alone: those behind the first of a loan are no reason to call', async () => {
  const receiver = await startReceiver((_message, res) => res.writeHead(503).end());
  const [loanId, other] = [await fundedLoan(), await fundedLoan()];
  const { webhookId } = await webhookCommand(servicer, 'createWebhook', {
    url: receiver.url,
    filter: { loanIds: [loanId, other] },
  });
  for (let count = 0; count < 3; count += 1) await submit(loanId);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  const later = new Date(Date.now() + 3_600_000);
  const pause = () =>
    world.prisma.webhook.updateMany({
      where: { id: webhookId!, leaseToken: null, pausedUntil: { not: null } },
      data: { pausedUntil: later },
    });
  await expect.poll(async () => (await pause()).count).toBe(1);
  const calls = receiver.received.length;
  // What happens to another loan waits too, and no job is due before the pause is over.
  await submit(other);
  const waiting = () =>
    world.database.execute<{ at: Date }>(
      `SELECT start_after AS "at" FROM pgboss.job WHERE state < 'active' AND data->>'webhookId' = $1 ORDER BY 1`,
      [webhookId],
    );
  await world.database.run(`UPDATE pgboss.job SET start_after = now() WHERE state < 'active'`);
  await expect.poll(async () => (await waiting()).map(({ at }) => at.getTime() >= later.getTime())).toEqual([true]);
  expect(receiver.received).toHaveLength(calls);
  receiver.answer = taken;
  // Who tests it means that it is to be tried now.
  await webhookCommand(servicer, 'testWebhook', { webhookId });
  await expect.poll(() => receiver.received.map(({ message }) => message.type)).toContain('webhook.test');
  await expect.poll(async () => (await deliveriesOf(servicer, webhookId!)).length).toBe(5);
});

it('a job that fails leaves nothing behind that is tried beside the next one', async () => {
  const loanId = await fundedLoan();
  const { webhookId } = await webhookCommand(servicer, 'createWebhook', {
    url: 'https://example.com/',
    filter: { loanIds: [loanId] },
  });
  // An address that cannot be opened makes each of its jobs throw.
  await world.database.run(`UPDATE "Webhook" SET "target" = '\\x00' WHERE "id" = '${webhookId!}'`);
  const jobs = () =>
    world.database.execute<{ state: string }>(
      `SELECT state::text AS "state" FROM pgboss.job WHERE data->>'webhookId' = $1`,
      [webhookId],
    );
  for (let count = 1; count <= 3; count += 1) {
    await submit(loanId);
    await expect
      .poll(async () => (await jobs()).filter(({ state }) => state === 'failed').length)
      .toBeGreaterThanOrEqual(count);
  }
  expect((await jobs()).filter(({ state }) => state === 'retry')).toEqual([]);
});
