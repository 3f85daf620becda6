import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { migrationNames } from '../../src/platform/postgres/migrations.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const run = (sql: string) => database.prisma.$executeRawUnsafe(sql);

describe('bringing a database up to date', () => {
  it('does nothing to one that is', async () => {
    await expect(database.migrate()).resolves.toBeUndefined();
    expect(await database.pendingMigrations()).toEqual([]);
  });

  // Connections to a server have timers of their own.
  it.runIf(inject('testDatabase') === 'pglite')('leaves no timer behind, for which a command would wait', async () => {
    const [last] = migrationNames().slice(-1);
    await run(`DELETE FROM _prisma_migrations WHERE migration_name = '${last ?? ''}'`);
    const { setTimeout: set } = globalThis;
    const long: NodeJS.Timeout[] = [];
    // Those of the engine: others in this process set some meanwhile.
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, wait?: number) => {
      const timer = set(work, wait);
      if (Number(wait) > 1_000 && new Error().stack?.includes('schema_engine')) long.push(timer);
      return timer;
    });
    await database.migrate().catch(() => undefined);
    timers.mockRestore();
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((timer) => timer.hasRef())).toEqual([]);
  });

  it('refuses one with a migration of another history', async () => {
    await run(`UPDATE _prisma_migrations SET migration_name = '20250101000000_other'`);
    await expect(database.migrate()).rejects.toThrow(/does not know \(20250101000000_other/);
  });

  it('fails in one line where the tables are there already, and says so again: the migration does not count as applied', async () => {
    await run(`DELETE FROM _prisma_migrations`);
    await run(`DROP SCHEMA pgboss CASCADE`);
    const failure = await database.migrate().then(
      () => 'no failure',
      (error: unknown) => (error as Error).message,
    );
    expect(failure).toMatch(
      /^The database cannot be upgraded: migration 20260101000000_init failed: .* already exists$/,
    );
    expect(await database.pendingMigrations()).toContain('20260101000000_init');
    await expect(database.migrate()).rejects.toThrow(/already exists$/);
  });
});
