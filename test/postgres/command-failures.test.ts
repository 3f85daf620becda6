import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../support/carry-out.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const COMMANDS = [
  ['end-of-day', '--date', '2026-01-15'],
  ['payments', 'collect', '--date', '2026-01-15'],
  ['payments', 'settle', '--date', '2026-01-15'],
  ['reconcile'],
  ['migrate'],
  ['work'],
  ['serve'],
];

describe('on a database of a newer version', () => {
  const NEWER = '29990101000000_of_a_newer_version';
  beforeAll(async () => {
    await world.prisma.$executeRawUnsafe(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at) VALUES ('newer', '', '${NEWER}', now(), now())`,
    );
  });
  afterAll(async () => {
    await world.prisma.$executeRawUnsafe(`DELETE FROM _prisma_migrations WHERE id = 'newer'`);
  });

  it.each(COMMANDS)('%s fails with its cause and its remedy', async (...args) => {
    const { code, stdout, stderr } = await carryOut(args, { ...world.processEnv, PORT: '0' });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `loan-gateway: The database cannot be used: it has migrations that this version does not know (${NEWER}). ` +
        'Run the version of the gateway that applied them, or a newer one.\n',
    });
  });
});

describe('a command that the database refuses', () => {
  it('names a missing right', async () => {
    const { DATABASE_URL = '' } = world.processEnv;
    const address = new URL(DATABASE_URL);
    const role = `reader_${address.pathname.slice(1)}`;
    await asAdministrator(DATABASE_URL, async (query) => {
      await query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
      await query(`GRANT USAGE ON SCHEMA public, pgboss TO ${role}`);
      await query(`GRANT SELECT ON ALL TABLES IN SCHEMA public, pgboss TO ${role}`);
    });
    address.username = role;
    address.password = role;
    try {
      const args = ['end-of-day', '--date', '2026-01-15'];
      const { code, stderr } = await carryOut(args, { ...world.processEnv, DATABASE_URL: address.href });
      expect(code).toBe(1);
      expect(stderr).toBe(
        'loan-gateway: the database refused the command: the role of DATABASE_URL lacks a right. ' +
          'Use the role that ran `loan-gateway migrate`, or grant the right (42501)\n',
      );
    } finally {
      await asAdministrator(DATABASE_URL, async (query) => {
        await query(`DROP OWNED BY ${role}`);
        await query(`DROP ROLE ${role}`);
      });
    }
  });

  it('names a table that is missing', async () => {
    await world.prisma.$executeRawUnsafe('ALTER TABLE "EndOfDayRun" RENAME TO "Elsewhere"');
    const { code, stderr } = await carryOut(['end-of-day', '--date', '2026-01-15'], world.processEnv);
    await world.prisma.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "EndOfDayRun"');
    expect(code).toBe(1);
    expect(stderr).toMatch(/its schema is not the one of this version\. Run `loan-gateway migrate`/);
  });
});
