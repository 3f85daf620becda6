import { setTimeout as sleep } from 'node:timers/promises';
import type { Read } from './statement.js';
import type { Transact, Database } from './database.js';

/** A PostgreSQL error that prevents commands until it is found to be fixed. */
export interface Condition {
  complained(code: string): void;
  /** Why no command can be carried out now; nothing when they can. */
  faults(needs: ConditionNeeds): Promise<readonly string[]>;
}

export interface ConditionNeeds {
  readonly read: Read;
  readonly transact: Transact;
  /** Looks for another server. */
  readonly renew: () => void;
}

const DISK_FULL = '53100';
const PROBE_MS = 2_000;

/** More than a page: the table has to grow for it. */
const PROBE = `CREATE TEMP TABLE "gateway_probe" ON COMMIT DROP AS
  SELECT string_agg(md5(n::text), '') AS "text" FROM generate_series(1, 1000) AS n`;

/** A transaction that is rolled back, because it succeeded. */
class Probed extends Error {}

export function condition(): Condition {
  let isDiskFull = false;
  return {
    complained: (code) => {
      if (code === DISK_FULL) isDiskFull = true;
    },
    faults: async ({ read, transact, renew }) => {
      const [answer] = await read<{ readOnly: boolean }>(WRITABLE);
      if (answer?.readOnly !== false) {
        renew();
        return ['the database is read-only or a standby'];
      }
      if (isDiskFull) isDiskFull = !(await takesData(transact));
      return isDiskFull ? ["the database's disk is full"] : [];
    },
  };
}

const WRITABLE = { text: `SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`, values: [] };

/** Nothing is left of what it writes. */
const takesData = (transact: Transact): Promise<boolean> =>
  transact(PROBE_MS, async (session) => {
    await session.read({ text: PROBE, values: [] });
    throw new Probed();
  }).catch((error: unknown) => {
    if (error instanceof Probed) return true;
    if ((error as { code?: unknown }).code === DISK_FULL) return false;
    throw error;
  });

/** Readiness probes are frequent, and need an answer before the next one. */
const PATIENCE_MS = 800;

type Checked = Pick<Database, 'faults' | 'pendingMigrations'>;

/**
 * Why the gateway can't serve from this database now; nothing if it can. Answers in time, even if the database does
 * not.
 */
export function readinessFaults(database: Checked): () => Promise<readonly string[]> {
  let checking: Promise<readonly string[]> | undefined;
  let answering: Promise<readonly string[]> | undefined;
  return () => {
    // While one check waits for the database, more would only wait with it.
    checking ??= check(database).finally(() => {
      checking = undefined;
    });
    answering ??= inTime(checking).finally(() => {
      answering = undefined;
    });
    return answering;
  };
}

const inTime = (checking: Promise<readonly string[]>): Promise<readonly string[]> =>
  Promise.race([checking, sleep(PATIENCE_MS, ['the database does not respond in time'], { ref: false })]);

async function check(database: Checked): Promise<readonly string[]> {
  try {
    const [faults, pending] = await Promise.all([database.faults(), database.pendingMigrations()]);
    return pending.length > 0 ? [...faults, 'the database schema is outdated: run `loan-gateway migrate`'] : faults;
  } catch {
    return ['the database does not respond'];
  }
}
