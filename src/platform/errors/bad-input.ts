import { GraphQLError } from 'graphql';

/** A request that cannot be carried out as it is written: says what and where, never the value. */
export const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** The same for an argument of a field; `argument` is its path, such as `first` or `filter.or[1].grade`. */
export const badArgument = (argument: string, message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } });

/** Why a request is refused: data, not a fault. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly faults?: readonly unknown[];
}

/** For queries, whose answer has no place for a refusal. */
export const refusedInput = (refusal: Refusal) =>
  new GraphQLError(refusal.message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      refusal: refusal.code,
      ...(refusal.faults && { faults: refusal.faults }),
    },
  });
