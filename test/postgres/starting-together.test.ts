import { randomBytes } from 'node:crypto';
import { inject, expect, it } from 'vitest';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import { carryOut } from '../support/carry-out.js';
import { type GatewayProcess, newPlace, startProcess } from '../support/gateway-process.js';
import { asAdministrator, createDatabase } from '../support/postgres-databases.js';

it('two gateways that start at once on an empty database both come up, and share its keys', async () => {
  const DATABASE_URL = await createDatabase(inject('testDatabase'));
  const key = () => randomBytes(32).toString('base64');
  const env = { DATABASE_URL, MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };

  const gateways = Array.from({ length: 2 }, () => startProcess(['serve'], env));
  const urls = await Promise.all(gateways.map((gateway) => gateway.url()));
  for (const url of urls) await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200);

  const applied = await asAdministrator(DATABASE_URL, (query) =>
    query('SELECT migration_name FROM _prisma_migrations'),
  );
  expect(new Set(applied.map((row) => row.migration_name)).size).toBe(applied.length);
  for (const gateway of gateways) {
    expect(gateway.stdout, 'demo credentials are for the embedded mode only').not.toMatch(/lgk_|curl/);
    expect(await gateway.stop()).toMatchObject({ code: 0, stderr: '' });
  }
});

it('a start that loses the connection of its lock while it migrates goes on', async () => {
  const url = await createDatabase(inject('testDatabase'));
  const database = openPostgres(url);
  const migrated = database.migrate();
  await asAdministrator(url, async (query) => {
    // Two sessions have a lock each as soon as Prisma's engine is at work under ours.
    const LOSE = `WITH held AS (
        SELECT pid, (classid::bigint << 32) + objid::bigint AS key FROM pg_locks
        WHERE locktype = 'advisory' AND granted
          AND "database" = (SELECT oid FROM pg_database WHERE datname = current_database())
      )
      SELECT pg_terminate_backend(ours.pid) FROM held ours JOIN held engine ON engine.pid <> ours.pid
      WHERE ours.key = 7201944310`;
    await expect.poll(() => query(LOSE), { interval: 5 }).toHaveLength(1);
  });
  await migrated;
  expect(await database.pendingMigrations()).toEqual([]);
  await database.close();
});

it('a migration whose process was killed in the middle of it is begun again, or has come to its end', async () => {
  const DATABASE_URL = await createDatabase(inject('testDatabase'));
  const key = () => randomBytes(32).toString('base64');
  const env = { DATABASE_URL, MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
  const cutOff = startProcess(['migrate'], env);
  let again: GatewayProcess | undefined;
  await asAdministrator(DATABASE_URL, async (query) => {
    const TABLE = `SELECT 1 FROM pg_class WHERE relname = 'Loan'`;
    await expect.poll(() => query(TABLE), { interval: 5 }).toHaveLength(1);
    await query('BEGIN');
    await query('LOCK TABLE "Loan" IN ACCESS SHARE MODE');
    const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => query(WAITING), { interval: 20 }).toHaveLength(1);
    await cutOff.stop('SIGKILL');
    again = startProcess(['migrate'], env);
    // It waits for an abandoned session.
    const BEHIND = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect.poll(() => query(BEHIND), { interval: 20 }).toHaveLength(1);
    await query('COMMIT');
  });
  expect(await again?.ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Applied: /) as string });
  const database = openPostgres(DATABASE_URL);
  expect(await database.pendingMigrations()).toEqual([]);
  await expect(database.migrate()).resolves.toBeUndefined();
  await database.close();
});

it('a gateway with another master key does not start on the database', async () => {
  const place = await newPlace();
  expect(await carryOut(['clients', 'create', '--role', 'ADMIN', '--name', 'x'], place)).toMatchObject({ code: 0 });
  const MASTER_KEY = randomBytes(32).toString('base64');
  const { code, stderr } = await startProcess(['serve'], { ...place, MASTER_KEY }).ended;
  expect(code).toBe(1);
  expect(stderr).toContain('has other keys than those that sealed this database');
});
