import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import type { TestClient } from '../support/test-client.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { TcpRelay } from '../support/tcp-relay.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
});
afterAll(() => world.close());

describe('a connection that is dead without a word', () => {
  /** Far more than a test waits for. */
  const LIMITS = { statementMs: 300_000, silentMs: 300_000 };
  const PROBE = { text: 'SELECT 1 AS "one"', values: [] };
  const behindRelay = async () => {
    const relay = new TcpRelay(new URL(world.database.url!));
    const database = openPostgres(await relay.url(), LIMITS, { silentSeconds: 1 });
    onTestFinished(async () => {
      await relay.cut();
      await database.close();
    });
    expect(await database.read(PROBE)).toEqual([{ one: 1 }]);
    return { relay, database };
  };
  const died = { code: 'DATABASE_SILENT' };

  it('is closed when the server does not work on its statement, and replaced', async () => {
    const { relay, database } = await behindRelay();
    relay.swallow();
    relay.admit();
    await expect(database.read(PROBE)).rejects.toMatchObject(died);
    await expect.poll(() => database.read(PROBE).catch(() => undefined)).toEqual([{ one: 1 }]);
  });

  it('is closed when the server is not reached', async () => {
    const { relay, database } = await behindRelay();
    relay.swallow();
    await expect(database.read(PROBE)).rejects.toMatchObject(died);
    relay.admit();
    await expect.poll(() => database.read(PROBE).catch(() => undefined)).toEqual([{ one: 1 }]);
  });

  it('within a transaction fails it', async () => {
    const { relay, database } = await behindRelay();
    const transaction = database.transact(300_000, async (session) => {
      await session.read(PROBE);
      relay.swallow();
      await session.read(PROBE);
    });
    await expect(transaction).rejects.toMatchObject(died);
  });

  it('is not one whose statement takes its time, or waits for a lock', async () => {
    const { database } = await behindRelay();
    const slow = { text: 'SELECT pg_sleep(3)::text AS "slept"', values: [] };
    expect(await database.read(slow)).toEqual([{ slept: '' }]);
    const lock = { text: 'SELECT pg_advisory_xact_lock(46)::text AS "locked"', values: [] };
    const holding = database.transact(30_000, async (session) => {
      await session.read(lock);
      await session.read(slow);
    });
    await database.transact(30_000, (session) => session.read(lock));
    await holding;
  });
});

it('a gateway whose database connections are cut answers again as soon as the database does', async () => {
  expect((await client.query('{ loans { totalCount } }')).status).toBe(200);
  await asAdministrator(world.database.url!, (query) =>
    query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  );
  await expect
    .poll(async () => (await client.query('{ loans { totalCount } }')).errors.map(({ extensions }) => extensions.code))
    .toEqual([]);
  await expect.poll(async () => (await fetch(`${world.url}/health/ready`)).status).toBe(200);
});
