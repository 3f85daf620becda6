import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { describeFault, formatError } from '../../graphql/format-error.js';

interface Unsent {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly errors?: readonly GraphQLError[] | undefined;
}

export interface SentAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Answers as they leave: faults of ours are logged by name and masked. */
export function sender(requestId: string, logger: Logger) {
  const errorsToSend = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
    errors.map((error) => {
      if (error.originalError && !(error.originalError instanceof GraphQLError))
        logger.error({ requestId, path: error.path, fault: describeFault(error) }, 'fault');
      return formatError(error.toJSON(), error);
    });
  return {
    errorsToSend,
    toSend: ({ data, errors }: Unsent): SentAnswer => ({
      ...(data !== undefined && { data }),
      ...(errors && { errors: errorsToSend(errors) }),
    }),
    /** Whatever was thrown on the way to an answer. */
    faultToSend: (error: unknown): SentAnswer => ({
      errors: errorsToSend([
        error instanceof GraphQLError ? error : new GraphQLError('fault', { originalError: error as Error }),
      ]),
    }),
  };
}
