import { faultsBehind } from './faults-behind.js';

/** Nothing was changed, or what was is kept under its key: either way the same request is safe to send again. */
export const UNAVAILABLE_MESSAGE =
  'The gateway is overloaded, or its database or another service does not respond. Retry in a moment with the same `idempotencyKey`.';

/** Codes of Prisma, of the system and our own for no answer, or none in time. */
const CODES = new Set([
  'ANSWER_INCOMPLETE',
  'AUDIT_UNAVAILABLE',
  'DATABASE_SILENT',
  'IDENTITY_PROVIDER_UNAVAILABLE',
  'KEY_SERVICE_UNAVAILABLE',
  'TOO_BUSY',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgreSQL's own, by class (https://www.postgresql.org/docs/current/errcodes-appendix.html): connections, resources
 * that are used up (disk, memory, connections), operators and shutdowns, the system below. And single ones: a server that
 * takes no changes, a transaction that was silent, conflicts, a lock that was not to be had, a statement that took too long.
 */
const SQL_STATE = /^(08...|53...|57P..|58...|25006|25P03|40001|40P01|55P03|57014)$/;

const isCode = (code: unknown): boolean => typeof code === 'string' && (CODES.has(code) || SQL_STATE.test(code));

/** The driver has no code for a connection that was lost on the way, or that was not to be had. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying|timeout expired)/;

/**
 * Whether there was no answer, or none in time, so that the same request can be retried. Prisma has one code for all
 * database errors of raw SQL, and keeps the database's own behind it.
 */
export function isUnavailable(error: unknown): boolean {
  for (const { message = '', code, originalCode } of faultsBehind(error))
    if (isCode(code) || isCode(originalCode) || LOST.test(message)) return true;
  return false;
}
