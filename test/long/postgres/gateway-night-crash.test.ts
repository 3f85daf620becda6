import { expect, it } from 'vitest';
import { startProcess } from '../../support/gateway-process.js';
import { insist } from '../../support/insist.js';
import { onAutopay } from '../../support/night.js';
import { startReceiver } from '../../support/receiver.js';
import { INTEREST_FREE_LOAN } from '../../support/simple-loan.js';
import { webhookCommand } from '../../support/webhooks.js';
import { openTestWorld } from '../../support/world.js';

/** More than go into one unit of work. */
const SCHEDULED = 30;
const PAID = 4;
const COMMANDS = 40;
const AT_ONCE = 6;

it('a gateway is killed at its daily payments and under commands: each goes out once, every event is heard', async () => {
  const world = await openTestWorld({ config: { webhookAllowLocal: ['127.0.0.1'] } });
  const servicer = await world.client('SERVICER');
  const loans = await world.loans(Array.from({ length: SCHEDULED + PAID }, () => INTEREST_FREE_LOAN));
  const [scheduled, paid] = [loans.slice(0, SCHEDULED), loans.slice(SCHEDULED)];
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  for (const { id } of scheduled)
    await onAutopay(servicer, id, { frequency: 'ONCE', on: day, amountRule: 'FIXED', amount: '12.34' });
  // They fell due while no gateway had workers: the first one that comes collects them.
  await world.prisma.scheduledPayment.updateMany({ data: { collectOn: new Date(Date.now() - 2 * 86_400_000) } });
  const receiver = await startReceiver();
  await webhookCommand(servicer, 'createWebhook', { url: receiver.url });
  const before = new Set((await world.prisma.loanEvent.findMany({ select: { id: true } })).map(({ id }) => id));

  const serve = () => startProcess(['serve'], { ...world.processEnv, WEBHOOK_ALLOW_LOCAL: '127.0.0.1' });
  const sent = () => world.prisma.scheduledPayment.count({ where: { state: 'SENT' } });
  const first = serve();
  let url = await first.url();
  const waiting = Array.from({ length: COMMANDS }, (_, number) => number);
  const send = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
      await insist(() => servicer.at(url), 'submitRepayment', {
        idempotencyKey: `paid-${number}`,
        loanId: paid[number % PAID]!.id,
        amount: '1.00',
        method: 'CHECK',
      });
  };
  let sending: Promise<unknown> = Promise.resolve();
  await world.prisma.$transaction(
    async (tx) => {
      // The job waits for this loan, and so is surely at work when its process dies.
      await tx.$queryRaw`SELECT 1 FROM "Loan" WHERE "id" = ${scheduled.at(-1)!.id} FOR UPDATE`;
      await expect.poll(sent, { timeout: 60_000, interval: 20 }).toBe(SCHEDULED - 1);
      sending = Promise.all(Array.from({ length: AT_ONCE }, send));
      await expect.poll(() => waiting.length, { timeout: 30_000, interval: 2 }).toBeLessThan(COMMANDS / 2);
      expect((await first.stop('SIGKILL')).signal).toBe('SIGKILL');
    },
    { timeout: 120_000 },
  );
  expect(await sent()).toBe(SCHEDULED - 1);
  url = await serve().url();
  await sending;

  // By the worker that takes the job when the lease of the dead one expires.
  await expect.poll(sent, { timeout: 90_000 }).toBe(SCHEDULED);
  const repayments = await world.prisma.repayment.groupBy({ by: ['loanId'], _count: true });
  expect(repayments).toHaveLength(SCHEDULED + PAID);
  const count = new Map(repayments.map(({ loanId, _count }) => [loanId, _count]));
  expect(new Set(scheduled.map(({ id }) => count.get(id)))).toEqual(new Set([1]));
  expect(new Set(paid.map(({ id }) => count.get(id)))).toEqual(new Set([COMMANDS / PAID]));
  const events = (await world.prisma.loanEvent.findMany({ select: { id: true } })).filter(({ id }) => !before.has(id));
  expect(events).toHaveLength(SCHEDULED + COMMANDS);
  const heard = () => new Set(receiver.received.map(({ message }) => message.data.eventId));
  await expect.poll(() => events.filter(({ id }) => !heard().has(id)), { timeout: 90_000 }).toEqual([]);
  const last = new Map<unknown, number>();
  for (const { message } of receiver.received) {
    const { loanId, sequence } = message.data as { loanId: string; sequence: number };
    const known = last.get(loanId);
    if (known !== undefined) expect(sequence).toBeLessThanOrEqual(known + 1);
    last.set(loanId, Math.max(known ?? 0, sequence));
  }
}, 400_000);
