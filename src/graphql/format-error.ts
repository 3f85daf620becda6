import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isUnavailable, UNAVAILABLE_MESSAGE } from './is-unavailable.js';
import { redactMessage } from './redact-message.js';

/** Codes that are meant for the caller. Anything else is a fault of ours: it is logged by name and masked. */
const MEANT_FOR_CALLERS = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'COST_LIMIT_EXCEEDED',
  'ERRORS_CAPPED',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_ONLY',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'UNAUTHENTICATED',
]);

export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  const { locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (typeof code === 'string' && MEANT_FOR_CALLERS.has(code)) {
    return { message: redactMessage(formatted.message), ...place, extensions: formatted.extensions ?? {} };
  }
  if (isUnavailable(error)) {
    return {
      message: UNAVAILABLE_MESSAGE,
      ...place,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    };
  }
  return { message: 'Something went wrong on our side', ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** What may be logged of a fault: its name and code and where it arose, never its message, which may hold values. */
export function describeFault(error: unknown): { name: string; code?: string; at: string[] } {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  if (!(cause instanceof Error)) return { name: typeof cause, at: [] };
  const code = (cause as { code?: unknown }).code;
  const at = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
  return { name: cause.name, ...(typeof code === 'string' && { code }), at };
}
