import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import { asAdministrator, createDatabase } from '../support/postgres-databases.js';

const ROLE = `loan_gateway_test_role_${process.pid}`;

/** An empty database in which the role may do what is granted, and all in the schema of its tables. */
let address: string;
const asRole = () => {
  const url = new URL(address);
  url.username = ROLE;
  return openPostgres(url.href);
};
const grant = (sql: string) =>
  asAdministrator(address, async (query) => {
    await query(sql);
  });

beforeAll(async () => {
  address = await createDatabase(inject('testDatabase'));
  await grant(`CREATE ROLE ${ROLE} LOGIN; GRANT ALL ON SCHEMA public TO ${ROLE}`);
});
afterAll(async () => {
  await grant(`REASSIGN OWNED BY ${ROLE} TO CURRENT_USER; DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
});

describe('the schema of the jobs', () => {
  it('is not begun by a role that may not make it, which is told what to do', async () => {
    const database = asRole();
    await expect(database.migrate()).rejects.toThrow(
      new RegExp(`the role ${ROLE} may not make the schema pgboss.*CREATE SCHEMA pgboss AUTHORIZATION`),
    );
    expect(
      await database.read({ text: `SELECT to_regclass('_prisma_migrations')::text AS "name"`, values: [] }),
    ).toEqual([{ name: null }]);
    await database.close();
  });

  it('that is there and closed to the role is no reason to break off either', async () => {
    await grant(`CREATE SCHEMA pgboss`);
    const database = asRole();
    await expect(database.migrate()).rejects.toThrow(`the role ${ROLE} may not make the schema pgboss`);
    await database.close();
    await grant(`DROP SCHEMA pgboss`);
  });

  it('can be created for the role by another one', async () => {
    await grant(`CREATE SCHEMA pgboss AUTHORIZATION ${ROLE}`);
    const database = asRole();
    await database.migrate();
    expect(await database.pendingMigrations()).toEqual([]);
    await database.close();
  });
});
