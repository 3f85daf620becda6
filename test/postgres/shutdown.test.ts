import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../support/gateway-process.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
let loan: { id: string };
/** Each another: the same, asked at once, would be read once. */
let others: readonly { readonly id: string }[];
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
  loan = await world.loan();
  others = await Promise.all(Array.from({ length: 6 }, () => world.loan()));
});
afterAll(() => world.close());

/** A gateway in a process of its own, for the same clients and loans. */
const serve = () => startProcess(['serve'], world.processEnv);

/** Every read of a loan waits until `release` is called. */
async function holdLoans() {
  const holder = new pg.Client({ connectionString: world.database.url });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE "Loan" IN ACCESS EXCLUSIVE MODE');
  return {
    waiting: async () => {
      const { rows } = await holder.query<{ count: string }>(
        `SELECT count(*) FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return Number(rows[0]?.count);
    },
    release: () => holder.end(),
  };
}

const LOAN = 'query ($id: ID!) { loan(id: $id) { id remainingBalance } }';

describe('SIGTERM', () => {
  it('lets requests in flight be answered, takes no new ones, and ends the process', async () => {
    const gateway = serve();
    const url = await gateway.url();
    const there = client.at(url);
    expect((await there.query(LOAN, { id: loan.id })).status).toBe(200);

    const held = await holdLoans();
    const inFlight = others.map(({ id }) => there.query(LOAN, { id }));
    await expect.poll(held.waiting).toBe(6);
    gateway.signal('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/health/live`).then(
            () => 'answers',
            () => 'refused',
          ),
        { timeout: 5_000 },
      )
      .toBe('refused');
    expect(gateway.running).toBe(true);

    await held.release();
    const answers = await Promise.all(inFlight);
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(answers.map(({ data }) => data)).toEqual(
      others.map(({ id }) => ({ loan: { id, remainingBalance: '18250.75' } })),
    );
    expect(await gateway.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('under steady load answers every request it took', async () => {
    const gateway = serve();
    const there = client.at(await gateway.url());
    const outcomes: (number | 'not taken')[] = [];
    const caller = async () => {
      for (;;) {
        const outcome = await there.query(LOAN, { id: loan.id }, { connection: 'close' }).then(
          ({ status }) => status,
          () => 'not taken' as const,
        );
        outcomes.push(outcome);
        if (outcome === 'not taken') return;
      }
    };
    const callers = Array.from({ length: 4 }, caller);
    await expect.poll(() => outcomes.length).toBeGreaterThan(40);
    gateway.signal('SIGTERM');
    await Promise.all(callers);
    expect(outcomes.filter((outcome) => outcome === 'not taken')).toHaveLength(4);
    expect(new Set(outcomes)).toEqual(new Set([200, 'not taken']));
    expect(await gateway.ended).toMatchObject({ code: 0 });
  });

  it('ends the process even when a request never finishes', async () => {
    const gateway = serve();
    const there = client.at(await gateway.url());
    const held = await holdLoans();
    const stuck = there.query(LOAN, { id: loan.id }).catch(() => 'cut off');
    await expect.poll(held.waiting).toBe(1);
    gateway.signal('SIGTERM');
    // After nine seconds of its own clock; the loan is still held.
    await gateway.ended;
    expect(await stuck).toBe('cut off');
    await held.release();
  });
});
