import { readFileSync } from 'node:fs';
import { openTestDatabase, type TestDatabase } from './open-test-database.js';

/**
 * What a backup of the first version holds: every table as its migrations made them, and loans that its own commands and
 * ends of day brought to 31 March 2026. Sealed under the keys below.
 */
const FIRST_VERSION = new URL('../persistence/upgrade/first-version.sql', import.meta.url);

export const OLDER_KEYS = { masterKeys: [Buffer.alloc(32, 7)], tokenSigningKey: Buffer.alloc(32, 9) };

/** A database as the first version left it: nothing newer has touched it yet. */
export async function openOlderDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  await database.run('DROP SCHEMA public, pgboss CASCADE; CREATE SCHEMA public;');
  await database.run(readFileSync(FIRST_VERSION, 'utf8'));
  return database;
}
