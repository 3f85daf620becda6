import { GraphQLError } from 'graphql';
import { OUT_OF_MEMORY_MESSAGE, type MemoryBudget } from './memory-budget.js';

/** The error in place of an answer for which there is no memory. */
export const overBudget = ({ refusal, most }: MemoryBudget): GraphQLError =>
  refusal === 'TOO_MUCH'
    ? new GraphQLError(
        `The documents (in base64) and tables of a response are limited to ${most} bytes. Request fewer at once, or request links to documents.`,
        { extensions: { code: 'LIMIT_EXCEEDED', limit: 'documents', most, http: { status: 400 } } },
      )
    : new GraphQLError(OUT_OF_MEMORY_MESSAGE, {
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1, http: { status: 503 } },
      });
