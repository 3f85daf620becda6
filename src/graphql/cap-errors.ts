import { GraphQLError } from 'graphql';

/** A page of a hundred rows may hide the same field a hundred times; the answer says so without drowning in it. */
const MOST = 50;
/** Who reads why nothing was done needs the first few reasons. */
const MOST_WITHOUT_DATA = 4;

export function capErrors(errors: readonly GraphQLError[], hasData: boolean): readonly GraphQLError[] {
  const most = hasData ? MOST : MOST_WITHOUT_DATA;
  if (errors.length <= most) return errors;
  const rest = errors.length - most;
  return [
    ...errors.slice(0, most),
    new GraphQLError(`${rest} more errors are not listed`, { extensions: { code: 'ERRORS_CAPPED', notListed: rest } }),
  ];
}
