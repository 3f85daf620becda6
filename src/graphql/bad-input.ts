import { GraphQLError } from 'graphql';

/** A request that cannot be carried out as it is written: says what and where, never the value. */
export const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
