import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { PrismaClient } from '../../generated/prisma/client.js';
import { lockDataDir } from './data-dir-lock.js';
import type { Database } from './database.js';
import { applyMigrations } from './migration-engine.js';
import { checkHistory, pendingMigrations } from './migration-files.js';
import { pgliteAdapter } from './pglite-adapter.js';
import { readThrough } from './read.js';
import { transactThrough } from './session.js';

/** PGlite writes bytes as hexadecimal text, digit by digit, unless it is handed them as they are. */
export const PGLITE_OPTIONS = { serializers: { [types.BYTEA]: (bytes: unknown) => bytes as string } };

export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(dataDir);
  try {
    const database = embeddedDatabase(await PGlite.create(join(dataDir, 'pglite'), PGLITE_OPTIONS));
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

export function embeddedDatabase(pglite: PGlite): Database {
  const adapter = pgliteAdapter(pglite);
  const prisma = new PrismaClient({ adapter });
  const query = async (sql: string) => (await pglite.query<Record<string, unknown>>(sql)).rows;
  const pending = () => pendingMigrations(query);
  return {
    engine: 'pglite',
    prisma,
    read: readThrough(prisma),
    write: readThrough(prisma),
    transact: transactThrough(prisma),
    migrate: async () => {
      await checkHistory(query);
      if ((await pending()).length > 0) await applyMigrations(adapter, { keepOpen: true });
    },
    listen: (channel, heard) => pglite.listen(channel, heard),
    pendingMigrations: pending,
    faults: () => Promise.resolve([]),
    close: async () => {
      await prisma.$disconnect();
      await pglite.close();
    },
  };
}
