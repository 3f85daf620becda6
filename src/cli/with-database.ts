import { loadConfig, type Config } from '../config.js';
import type { Database } from '../persistence/database/database.js';
import { openDatabase } from '../persistence/database/open-database.js';
import { keysOf } from '../persistence/keys-of.js';
import { upgradeDatabase } from '../persistence/upgrade/upgrade-database.js';

/** Opens the configured database for one command, up to date, and closes it whatever happens. */
export async function withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  const database = await openDatabase(config.database);
  try {
    await upgradeDatabase(database, keysOf(config));
    return await work(database, config);
  } finally {
    await database.close();
  }
}
