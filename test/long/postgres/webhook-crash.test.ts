import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '../../support/gateway-process.js';
import { startReceiver } from '../../support/receiver.js';
import { seedLoans } from '../../support/seed-loans.js';
import { webhookCommand } from '../../support/webhooks.js';
import { openWorld, type World } from '../../support/world.js';

const LOANS = 40;
const EACH = 50;

let world: World;
beforeAll(async () => {
  world = await openWorld({ config: { webhookAllowLocal: ['127.0.0.1'] } });
  await seedLoans(
    world.prisma,
    Array.from({ length: LOANS }, (_, index) => ({ id: `LN-${index}` })),
  );
});
afterAll(() => world.close());

const worker = () => startProcess(['work'], { ...world.processEnv, WEBHOOK_ALLOW_LOCAL: '127.0.0.1' });

const write = (from: number, to: number) =>
  world.prisma.$executeRaw`
    INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
    SELECT 'EV-' || loan || '-' || n, 'LN-' || loan, n, 'submitRepayment', now(), 'c', 'r', '2026-01-01', 'ACTIVE', '{}'
    FROM generate_series(${from}::int, ${to}::int) n, generate_series(0, ${LOANS - 1}::int) loan ORDER BY n`;

it('workers that are killed lose nothing: every event arrives, in order per loan, by whichever process', async () => {
  const receivers = [await startReceiver(), await startReceiver()];
  const client = await world.client('ADMIN');
  for (const { url } of receivers) await webhookCommand(client, 'createWebhook', { url });
  const [first, second] = [worker(), worker()];
  for (const each of [first, second])
    await expect.poll(() => each.stdout, { timeout: 60_000 }).toContain('Running background jobs');
  await write(1, EACH / 2);
  const arrived = () => receivers.map(({ received }) => received.length);
  await expect.poll(() => Math.min(...arrived()), { timeout: 60_000, interval: 5 }).toBeGreaterThan(100);
  await first.stop('SIGKILL');
  await write(EACH / 2 + 1, EACH);
  await expect.poll(() => Math.max(...arrived()), { timeout: 60_000, interval: 5 }).toBeGreaterThan(LOANS * EACH * 0.7);
  await second.stop('SIGKILL');
  worker();
  const missing = () =>
    receivers.map(({ received }) => LOANS * EACH - new Set(received.map(({ headers }) => headers['webhook-id'])).size);
  await expect.poll(missing, { timeout: 80_000 }).toEqual([0, 0]);
  for (const { received } of receivers) {
    const seen = new Map<string, number>();
    for (const { message } of received) {
      const { loanId, sequence } = message.data as { loanId: string; sequence: number };
      const last = seen.get(loanId) ?? 0;
      // What was sent when its sender died is sent again; nothing comes before what is due before it.
      expect(sequence).toBeLessThanOrEqual(last + 1);
      seen.set(loanId, Math.max(last, sequence));
    }
  }
}, 240_000);
