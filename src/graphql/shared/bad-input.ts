import { GraphQLError } from 'graphql';
import type { Refusal } from '../../domain/refusal.js';

/** A request that cannot be carried out as it is written: says what and where, never the value. */
export const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** For queries, whose answer has no place for a refusal. */
export const refusedInput = (refusal: Refusal) =>
  new GraphQLError(refusal.message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      refusal: refusal.code,
      ...(refusal.code === 'INVALID_INPUT' && { faults: refusal.faults }),
    },
  });
