import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { needsFullStop } from '../../src/platform/postgres/full-stop.js';
import { migrationNames, readMigration } from '../../src/platform/postgres/migrations.js';
import { carryOut } from '../support/carry-out.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const BREAKING = migrationNames().findLast((name) => needsFullStop(readMigration(name))) ?? '';
const ADDING = migrationNames().findLast((name) => !needsFullStop(readMigration(name))) ?? '';

/** As if a newer version came with the migration. */
const announce = ({ prisma }: Pick<TestDatabase, 'prisma'>, name: string) =>
  prisma.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = ${name}`;

async function withdraw({ prisma }: Pick<TestDatabase, 'prisma'>, name: string): Promise<void> {
  await prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE migration_name = ${name} AND rolled_back_at IS NULL`;
  await prisma.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL WHERE migration_name = ${name}`;
}

describe('a migration', () => {
  it('that earlier processes fail on is refused while they run', async () => {
    await announce(world, BREAKING);
    onTestFinished(() => withdraw(world, BREAKING));
    const { code, stderr } = await carryOut(['migrate'], world.processEnv);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'loan-gateway: The database cannot be upgraded: processes of an earlier version run on it, and they cannot run ' +
        `after migration ${BREAKING}. Stop all of them, then start this version.\n`,
    });
    const [begun] = await world.prisma.$queryRaw<object[]>`
      SELECT 1 AS "is" FROM _prisma_migrations WHERE migration_name = ${BREAKING} AND rolled_back_at IS NULL`;
    expect(begun).toBeUndefined();
  });

  it('that earlier processes fail on is begun when none runs', async () => {
    const alone = await openTestDatabase();
    onTestFinished(() => alone.close());
    await announce(alone, BREAKING);
    // What it makes is there already.
    await expect(alone.migrate()).rejects.toThrow(`migration ${BREAKING} failed`);
  });

  it('that only adds is begun beside them', async () => {
    await announce(world, ADDING);
    onTestFinished(() => withdraw(world, ADDING));
    const { stderr } = await carryOut(['migrate'], world.processEnv);
    expect(stderr).not.toContain('earlier version');
  });
});
