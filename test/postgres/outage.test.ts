import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import type { Config } from '../../src/gateway/config/config.js';
import { startGateway } from '../../src/gateway/main.js';
import { TcpRelay } from '../support/tcp-relay.js';
import type { Answer, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
let loan: { id: string };
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
  loan = await world.loan();
});
afterAll(() => world.close());

const LOAN = 'query ($id: ID!) { loan(id: $id) { id remainingBalance } }';

/** A gateway that reaches an engine by way of a relay, and callers that never pause. */
async function underLoad(change: Partial<Config>) {
  const gateway = await startGateway({ ...world.config, ...change }, { logger: pino({ level: 'silent' }) });
  onTestFinished(() => gateway.stop());
  const there = client.at(gateway.url);
  const outcomes: string[] = [];
  let done = false;
  const caller = async () => {
    while (!done) outcomes.push(outcomeOf(await there.query(LOAN, { id: loan.id })));
  };
  const callers = Array.from({ length: 6 }, caller);
  const stop = async () => {
    done = true;
    await Promise.all(callers);
  };
  onTestFinished(stop);
  return { there, outcomes, stop, url: gateway.url };
}

/** The right answer, or a plain word that there is none now; anything else is a wrong answer. */
function outcomeOf({ status, data, errors, text }: Answer<Record<string, unknown>>): string {
  if (status === 200 && errors.length === 0 && JSON.stringify(data) === RIGHT()) return 'right';
  const codes = new Set(errors.map(({ extensions }) => extensions.code));
  const unavailable = status === 503 && codes.size === 1 && codes.has('SERVICE_UNAVAILABLE');
  return unavailable ? 'unavailable' : `wrong: ${status} ${text}`;
}
const RIGHT = () => JSON.stringify({ loan: { id: loan.id, remainingBalance: '18250.75' } });

const readiness = async (url: string) => (await fetch(`${url}/health/ready`)).status;

it('a database that goes away and comes back: 503 meanwhile, no wrong answer, and full service soon after', async () => {
  const relay = new TcpRelay(new URL(world.database.url!));
  const database = { kind: 'postgres' as const, url: await relay.url() };
  const { outcomes, stop, url } = await underLoad({ database });
  onTestFinished(() => relay.cut());
  await expect.poll(() => outcomes.includes('right')).toBe(true);
  await expect.poll(() => readiness(url)).toBe(200);

  await relay.cut();
  await expect.poll(() => outcomes.at(-1)).toBe('unavailable');
  expect(await readiness(url)).toBe(503);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);

  await relay.restore();
  await expect.poll(() => readiness(url)).toBe(200);
  await sleep(1_000);
  outcomes.splice(0, outcomes.length, ...outcomes.filter((outcome) => outcome.startsWith('wrong')));
  await expect.poll(() => outcomes.length).toBeGreaterThan(20);
  await stop();
  expect(new Set(outcomes)).toEqual(new Set(['right']));
});

it.runIf(inject('testRedis'))('an outage of Redis has no effect on callers', async () => {
  const relay = new TcpRelay(new URL(inject('testRedis') ?? ''));
  const { outcomes, stop, url } = await underLoad({
    database: { kind: 'postgres', url: world.database.url! },
    redisUrl: await relay.url(),
  });
  onTestFinished(() => relay.cut());
  const more = async () => {
    const before = outcomes.length;
    await expect.poll(() => outcomes.length).toBeGreaterThan(before + 20);
  };
  await more();
  await relay.cut();
  await more();
  await expect.poll(() => readiness(url)).toBe(200);
  await relay.restore();
  await more();
  await stop();
  expect(new Set(outcomes)).toEqual(new Set(['right']));
});
