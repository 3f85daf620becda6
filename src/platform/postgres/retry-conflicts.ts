import { setTimeout as sleep } from 'node:timers/promises';
import { codesBehind } from '../runtime/faults-behind.js';

/** A serialization failure, a deadlock, and Prisma's code for both. */
const CONFLICTS = new Set(['40001', '40P01', 'P2034']);

const TRIES = 5;
const FIRST_PAUSE_MS = 20;

/**
 * Repeats a transaction that PostgreSQL rolled back because of another one: nothing of it was kept. The last failure is the
 * caller's.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
    }
    // Two that failed on each other must not meet again.
    await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

function isConflict(error: unknown): boolean {
  for (const code of codesBehind(error)) if (CONFLICTS.has(code)) return true;
  return false;
}
