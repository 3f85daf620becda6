import { expect, inject, it, onTestFinished } from 'vitest';
import { command } from '../support/commands.js';
import { follow } from '../support/live.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { openTestWorld, type World } from '../support/world.js';

/** A client that follows a loan at one gateway, while commands are carried out at another. */
async function followed(world: World) {
  const other = await world.peer();
  const servicer = await world.client('SERVICER');
  const { id: loanId } = await world.loan(INTEREST_FREE_LOAN);
  const following = follow(servicer, 'WebSocket', loanId);
  const submitThere = () =>
    command(servicer.at(other.url), 'submitRepayment', { loanId, amount: '10.00', method: 'ACH' });
  const seen = () => following.updates.map(({ data }) => data?.loanUpdated?.event?.sequence);
  await expect
    .poll(
      async () => {
        if (seen().length === 0) await submitThere();
        return seen().length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
  return { submitThere, seen };
}

it('two gateways tell of an event whichever of them made it, each event once, also after a lost connection', async () => {
  const world = await openTestWorld();
  const { submitThere, seen } = await followed(world);
  // A listener that lost its connection looks what it missed.
  await world.prisma.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid IN (SELECT pid FROM pg_stat_activity WHERE query IN ('SELECT 1', 'LISTEN "loan_event"'))`;
  const before = seen().length;
  for (let count = 0; count < 5; count++) await submitThere();
  await expect.poll(() => seen().length).toBe(before + 5);
  expect(seen()).toEqual(seen().map((_, index) => seen()[0]! + index));
});

/** Subscriptions look for changes every half minute: earlier events were announced. */
const TOLD = { timeout: 20_000 };

it('a connection that fell silent is noticed, and what was missed is told', async () => {
  const world = await openTestWorld();
  const relay = new TcpRelay(new URL(world.database.url!));
  const heard: (string | undefined)[] = [];
  const { listenPostgres } = await import('../../src/platform/postgres/postgres.js');
  const address = await relay.url();
  const stop = await listenPostgres(() => address)('loan_event', (payload) => heard.push(payload));
  onTestFinished(async () => {
    await stop();
    await relay.cut();
  });
  relay.swallow();
  await world.prisma.$executeRaw`SELECT pg_notify('loan_event', 'missed')`;
  relay.admit();
  await expect.poll(() => heard, TOLD).toContain(undefined);
  await world.prisma.$executeRaw`SELECT pg_notify('loan_event', 'told')`;
  await expect.poll(() => heard, TOLD).toContain('told');
});

it.runIf(inject('testRedis'))('a Redis that stands still delays nothing', async () => {
  const relay = new TcpRelay(new URL(inject('testRedis') ?? ''));
  const world = await openTestWorld({ config: { redisUrl: await relay.url() } });
  onTestFinished(() => relay.cut());
  const { submitThere, seen } = await followed(world);
  relay.swallow();
  const before = seen().length;
  await submitThere();
  await expect.poll(() => seen().length, TOLD).toBe(before + 1);
});
