import { GraphQLError } from 'graphql';
import type { ActionLimit } from '../../platform/identity/limiters.js';

/** Enough for staff at work, far too few to guess numbers. */
export const LOOKUP_LIMIT: ActionLimit = { keyPrefix: 'ssn-lookups', points: 30, duration: 60 };

export const tooManyLookups = (retryAfterSeconds: number) =>
  new GraphQLError('Too many lookups. Wait a minute, then retry.', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, http: { status: 429 } },
  });
