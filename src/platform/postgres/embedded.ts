import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { HOME } from '../runtime/home.js';
import { PrismaClient } from '../../generated/prisma/client.js';
import { lockWhenFree } from './data-dir-lock.js';
import { closeToOthers, privateFolder, sync, treeOf, writePrivately } from './data-dir.js';
import { transactThrough, type Database } from './database.js';
import { DURABLE_START, DurableNodeFS } from './durable-node-fs.js';
import { applyMigrations, checkHistory, giveUpUnfinished, migrationNames, pendingMigrations } from './migrations.js';
import { unpackFolder } from './packed-folder.js';
import { readThrough } from './statement.js';

/** PGlite writes bytes as hexadecimal text, digit by digit, unless it is handed them as they are. */
export const PGLITE_OPTIONS = { serializers: { [types.BYTEA]: (bytes: unknown) => bytes as string } };

/** Where there is no database yet, it is a copy of `packed`, or else of an empty one that the build made. */
export async function openEmbedded(dataDir: string, packed = packedEmpty()): Promise<Database> {
  privateFolder(dataDir);
  const unlock = await lockWhenFree(dataDir, (line) => process.stderr.write(`${line}\n`));
  try {
    const database = embeddedDatabase(await openDurably(join(dataDir, 'pglite'), packed));
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

/** A file that says that all of a new data directory is on disk; without it, the whole of it is synced once more. */
const WHOLE = 'synced';

/**
 * What is committed is on disk when it is answered: PostgreSQL sees to that, but for the files of a new directory, which
 * PGlite copies there.
 */
async function openDurably(folder: string, packed: string): Promise<PGlite> {
  const whole = join(dirname(folder), WHOLE);
  if (!existsSync(folder)) {
    // A removed database may have left this.
    rmSync(whole, { force: true });
    copyPacked(packed, folder);
  }
  if (existsSync(folder)) for (const path of treeOf(folder)) closeToOthers(path);
  const fs = new DurableNodeFS(folder);
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, fs, startParams: DURABLE_START });
  if (!existsSync(whole)) {
    for (const path of treeOf(folder)) sync(path);
    writePrivately(whole, '');
  }
  return pglite;
}

/** A database of this version before anything is stored, where a build made one: PGlite takes seconds for that. */
const packedEmpty = () => join(HOME, 'dist', 'embedded', `${migrationNames().at(-1) ?? 'none'}.gz`);

function copyPacked(packed: string, folder: string): void {
  if (!existsSync(packed)) return;
  // Whole or not at all, wherever it is cut off, also by the power.
  const copy = `${folder}.new`;
  rmSync(copy, { recursive: true, force: true });
  try {
    unpackFolder(readFileSync(packed), copy);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // A damaged file is no reason not to start: PGlite creates a database without it.
    if ((error as NodeJS.ErrnoException).syscall === undefined) return;
    throw error;
  }
  for (const path of treeOf(copy)) sync(path);
  renameSync(copy, folder);
  sync(dirname(folder));
}

export function embeddedDatabase(pglite: PGlite): Database {
  const adapter = pgliteAdapter(pglite);
  const prisma = new PrismaClient({ adapter });
  const query = async (sql: string) => (await pglite.query<Record<string, unknown>>(sql)).rows;
  const pending = () => pendingMigrations(query);
  return {
    engine: 'pglite',
    prisma,
    connections: 1,
    read: readThrough(prisma),
    readForJobs: readThrough(prisma),
    write: readThrough(prisma),
    transact: transactThrough(prisma),
    execute: async <Row>(text: string, values?: readonly unknown[]) => {
      if (values) return (await pglite.query<Row>(text, [...values])).rows;
      // A script that fails halfway would leave its own transaction open.
      await pglite.transaction((tx) => tx.exec(text.replace(/^\s*BEGIN;|COMMIT;\s*$/g, '')));
      return [];
    },
    migrate: async () => {
      await checkHistory(query);
      await giveUpUnfinished(query);
      if ((await pending()).length > 0) await applyMigrations(adapter, { keepOpen: true });
    },
    listen: (channel, heard) => pglite.listen(channel, heard),
    pendingMigrations: pending,
    broughtUpTo: {
      read: async () => {
        const rows = await query(`SELECT obj_description('_prisma_migrations'::regclass) AS "version"`);
        return rows[0]?.version as string | undefined;
      },
      keep: async (version) => {
        await pglite.exec(`COMMENT ON TABLE _prisma_migrations IS '${version.replaceAll("'", "''")}'`);
      },
    },
    faults: () => Promise.resolve([]),
    close: async () => {
      await prisma.$disconnect();
      await pglite.close();
    },
  };
}

/** The adapter is built against an older copy of Prisma's adapter types than ours: the one seam where they meet. */
export function pgliteAdapter(pglite: PGlite): SqlMigrationAwareDriverAdapterFactory {
  const factory: SqlMigrationAwareDriverAdapterFactory = new PrismaPGlite(pglite);
  return Object.create(factory, {
    connect: { value: async () => awaitingScripts(await factory.connect(), pglite) },
  }) as SqlMigrationAwareDriverAdapterFactory;
}

/** The adapter starts a script and does not wait for it: a migration that fails would count as applied. */
const awaitingScripts = (connection: SqlDriverAdapter, pglite: PGlite): SqlDriverAdapter =>
  Object.assign(connection, {
    executeScript: async (script: string) => {
      try {
        await pglite.exec(script);
      } catch (error) {
        throw new DriverAdapterError(causeOf(error));
      }
    },
  });

interface PostgresFault {
  readonly code?: string;
  readonly severity?: string;
  readonly message?: string;
}

function causeOf(error: unknown): DriverAdapterError['cause'] {
  const { code = 'XX000', severity = 'ERROR', message = 'unknown' } = error as PostgresFault;
  return { kind: 'postgres', code, severity, message, detail: undefined, column: undefined, hint: undefined };
}
