import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '../../support/gateway-process.js';
import { startReceiver, type Receiver } from '../../support/receiver.js';
import { seedLoans } from '../../support/seed-loans.js';
import { webhookCommand } from '../../support/webhooks.js';
import { openWorld, type World } from '../../support/world.js';

const WEBHOOKS = 8;
const LOANS = 10;
const WAVE = 10;
const MOST_WAVES = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld({ config: { webhookAllowLocal: ['127.0.0.1'] } });
  await seedLoans(
    world.prisma,
    Array.from({ length: LOANS }, (_, index) => ({ id: `LN-${index}` })),
  );
  // Connections say whose they are: who notes that a message was taken has sent it.
  await world.database.run(`CREATE TABLE "sentBy" ("worker" text, "webhookId" text);
    CREATE FUNCTION "noteSender"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO "sentBy" VALUES (current_setting('application_name'), NEW."webhookId");
      RETURN NULL;
    END $$;
    CREATE TRIGGER "noteSender" AFTER UPDATE ON "WebhookDelivery" FOR EACH ROW WHEN (NEW."status" = 'DELIVERED')
      EXECUTE FUNCTION "noteSender"()`);
});
afterAll(() => world.close());

function worker(name: string) {
  const url = new URL(world.processEnv.DATABASE_URL ?? '');
  url.searchParams.set('application_name', name);
  return startProcess(['work'], { ...world.processEnv, DATABASE_URL: url.href, WEBHOOK_ALLOW_LOCAL: '127.0.0.1' });
}

const write = (wave: number) =>
  world.prisma.$executeRaw`
    INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
    SELECT 'EV-' || loan || '-' || n, 'LN-' || loan, n, 'submitRepayment', now(), 'c', 'r', '2026-01-01', 'ACTIVE', '{}'
    FROM generate_series(${wave * WAVE + 1}::int, ${(wave + 1) * WAVE}::int) n, generate_series(0, ${LOANS - 1}::int) loan ORDER BY n`;

const senders = () =>
  world.prisma.$queryRaw<{ worker: string; count: number }[]>`
    SELECT "worker", count(*)::int AS "count" FROM "sentBy" GROUP BY 1 ORDER BY 1`;

function expectInOrder({ received }: Receiver): void {
  const last = new Map<unknown, number>();
  for (const { message } of received) {
    const { loanId, sequence } = message.data as { loanId: string; sequence: number };
    expect(sequence).toBe((last.get(loanId) ?? 0) + 1);
    last.set(loanId, sequence);
  }
}

it('two processes share the webhooks: each message is delivered, in order per loan, and both take part', async () => {
  const client = await world.client('ADMIN');
  const receivers: Receiver[] = [];
  for (let count = 0; count < WEBHOOKS; count += 1) {
    const receiver = await startReceiver();
    await webhookCommand(client, 'createWebhook', { url: receiver.url });
    receivers.push(receiver);
  }
  for (const each of [worker('first'), worker('second')])
    await expect.poll(() => each.stdout, { timeout: 60_000 }).toContain('Running background jobs');
  let waves = 0;
  while (waves < 3 || ((await senders()).length < 2 && waves < MOST_WAVES)) {
    await write(waves);
    waves += 1;
    const arrived = () => receivers.map(({ received }) => received.length);
    await expect.poll(arrived, { timeout: 60_000, interval: 20 }).toEqual(receivers.map(() => waves * WAVE * LOANS));
  }
  for (const receiver of receivers) expectInOrder(receiver);
  const inAll = WEBHOOKS * waves * WAVE * LOANS;
  await expect
    .poll(async () => (await senders()).reduce((sum, { count }) => sum + count, 0), { timeout: 30_000 })
    .toBe(inAll);
  expect((await senders()).map(({ worker: name }) => name)).toEqual(['first', 'second']);
}, 240_000);
