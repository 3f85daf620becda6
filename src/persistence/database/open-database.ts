import type { Config } from '../../config.js';
import type { Database } from './database.js';

/** The engines are loaded only when chosen: PGlite alone is half of a cold start. */
export async function openDatabase(database: Config['database']): Promise<Database> {
  if (database.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.js');
    return openPostgres(database.url);
  }
  const { openEmbedded } = await import('./embedded.js');
  return openEmbedded(database.dataDir);
}
