import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isErrorCode } from '../../errors/error-codes.js';
import { formatError } from '../../errors/format-error.js';
import { nameArgument } from './name-arguments.js';

/** Apollo Server gives errors of validation rules its own code, and some of its own errors none. */
export function formatPipelineError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = codeOf(error);
  const coded = code ? { ...formatted, extensions: { ...formatted.extensions, code } } : formatted;
  return nameArgument(formatError(coded, error), error);
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return undefined;
  const { originalError, extensions } = error;
  const own = originalError instanceof GraphQLError ? originalError.extensions.code : undefined;
  if (isErrorCode(own)) return own;
  const status = extensions.http?.status ?? 500;
  return extensions.code === undefined && status < 500 ? 'BAD_REQUEST' : undefined;
}
