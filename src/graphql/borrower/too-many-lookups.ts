import { GraphQLError } from 'graphql';

export const tooManyLookups = (retryAfterSeconds: number) =>
  new GraphQLError('Too many look-ups by SSN: wait before the next one', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds, http: { status: 429 } },
  });
