import type { Database } from './database.js';

/** Why the gateway cannot serve from this database right now; nothing when it can. */
export async function readinessFaults(database: Database): Promise<readonly string[]> {
  try {
    const pending = await database.pendingMigrations();
    return pending.length > 0 ? ['the database schema is not up to date: run `loan-gateway migrate`'] : [];
  } catch {
    return ['the database does not answer'];
  }
}
