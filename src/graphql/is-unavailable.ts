import { GraphQLError } from 'graphql';

/** Nothing was changed, or what was is kept under its key: either way the same request is safe to send again. */
export const UNAVAILABLE_MESSAGE =
  'The database does not answer or is too busy: send the same request again shortly, with the same idempotencyKey';

/** Prisma's, the database's and our own codes for nobody answering, or not in time. */
const CODES = new Set([
  'AUDIT_UNAVAILABLE',
  'TOO_BUSY',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '25P03',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P03',
]);

/** The driver has no code for a connection that was lost on the way, or that was not to be had. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying)/;

interface Fault {
  readonly message?: string;
  readonly code?: unknown;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: { readonly originalCode?: unknown } } };
}

/** Prisma has one code for whatever the database says to raw SQL, and keeps the database's own beside it. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const { message = '', code, meta } = (cause ?? {}) as Fault;
  const codes = [code, meta?.driverAdapterError?.cause?.originalCode];
  return codes.some((candidate) => typeof candidate === 'string' && CODES.has(candidate)) || LOST.test(message);
}
