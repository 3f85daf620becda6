import type { DatabasePlace } from './place.js';
import type { StatementLimits } from './bounded-client.js';
import type { Database } from './database.js';

/**
 * The engines are loaded only when chosen: PGlite alone is half of a cold start. Limits are those of batches unless given.
 * A new embedded database is a copy of `packed`, if that is given.
 */
export async function openDatabase(
  database: DatabasePlace,
  limits?: StatementLimits,
  packed?: string,
): Promise<Database> {
  if (database.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.js');
    const { checkConnection } = await import('./check-connection.js');
    await checkConnection(database);
    return openPostgres(database.url, limits, database);
  }
  const { openEmbedded } = await import('./embedded.js');
  return openEmbedded(database.dataDir, packed);
}
