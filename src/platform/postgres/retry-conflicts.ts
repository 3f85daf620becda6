import { setTimeout as sleep } from 'node:timers/promises';

/** A serialization failure, a deadlock, and Prisma's code for both. */
const CONFLICTS = new Set(['40001', '40P01', 'P2034']);

const TRIES = 5;
const FIRST_PAUSE_MS = 20;
const DEEPEST = 5;

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

interface Fault {
  readonly code?: unknown;
  /** Where Prisma's adapter keeps the code that it translated. */
  readonly originalCode?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
}

function isConflict(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, originalCode, cause, meta } = error as Fault;
  if ([code, originalCode].some((known) => typeof known === 'string' && CONFLICTS.has(known))) return true;
  return [cause, meta?.driverAdapterError].some((behind) => isConflict(behind, depth + 1));
}
