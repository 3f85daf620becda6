import { GraphQLError } from 'graphql';

const MOST = 50;

/** A page of a hundred rows may hide the same field a hundred times; the answer says so without drowning in it. */
export function capErrors(errors: readonly GraphQLError[]): readonly GraphQLError[] {
  if (errors.length <= MOST) return errors;
  const rest = errors.length - MOST;
  return [
    ...errors.slice(0, MOST),
    new GraphQLError(`${rest} more errors are not listed`, { extensions: { code: 'ERRORS_CAPPED', notListed: rest } }),
  ];
}
