import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.js';

/** Whoever asks for readiness asks again soon, and wants an answer before that. */
const PATIENCE_MS = 800;

type Checked = Pick<Database, 'faults' | 'pendingMigrations'>;

/** Why the gateway cannot serve from this database right now; nothing when it can. Answers in time whatever it does. */
export function readinessFaults(database: Checked): () => Promise<readonly string[]> {
  let checking: Promise<readonly string[]> | undefined;
  return async () => {
    // While one check waits for the database, more would only wait with it.
    checking ??= check(database).finally(() => {
      checking = undefined;
    });
    return Promise.race([checking, sleep(PATIENCE_MS, ['the database does not answer in time'], { ref: false })]);
  };
}

async function check(database: Checked): Promise<readonly string[]> {
  try {
    const [faults, pending] = await Promise.all([database.faults(), database.pendingMigrations()]);
    return pending.length > 0
      ? [...faults, 'the database schema is not up to date: run `loan-gateway migrate`']
      : faults;
  } catch {
    return ['the database does not answer'];
  }
}
