import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Every read of a hold waits until `release` is called. */
async function holdHolds() {
  const holder = new pg.Client({ connectionString: world.database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE "Hold" IN ACCESS EXCLUSIVE MODE');
  return {
    waiting: async () => {
      const { rows } = await holder.query<{ count: number }>(
        `SELECT count(*)::int AS "count" FROM pg_locks WHERE NOT granted AND relation = '"Hold"'::regclass`,
      );
      return rows[0]?.count;
    },
    release: () => holder.end(),
  };
}

const HELD = `{ ${Array.from({ length: 5 }, (_, n) => `count${n}: loans(first: 1, filter: { holds: [FRAUD] }) { totalCount }`).join(' ')} }`;
const PAYMENTS = '{ repayments(first: 5, filter: { state: [SUBMITTED] }) { totalCount edges { node { id } } } }';
const LOAN = 'query ($id: ID!) { loan(id: $id) { id borrowerId } }';

it('lists and counts of one client, however many and long, leave connections to the others', async () => {
  const [greedy, other] = [await world.client('SERVICER'), await world.client('SERVICER')];
  const { id } = await world.loan();
  const held = await holdHolds();
  const asked = Array.from({ length: 10 }, () => greedy.query(HELD));
  await expect.poll(held.waiting).toBe(3);
  expect(await other.data(PAYMENTS)).toEqual({ repayments: { totalCount: 0, edges: [] } });
  // What it shows is written to the audit log before it leaves, which takes a connection too.
  expect(await other.data(LOAN, { id })).toMatchObject({ loan: { id } });
  expect(await greedy.data(LOAN, { id })).toMatchObject({ loan: { id } });
  expect(await held.waiting()).toBe(3);
  await held.release();
  // On a busy machine some of them may have waited too long.
  const codes = (await Promise.all(asked)).flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(codes.filter((code) => code !== 'SERVICE_UNAVAILABLE')).toEqual([]);
});
