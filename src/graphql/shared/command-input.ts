import { GraphQLError } from 'graphql';
import { Field, InputType } from 'type-graphql';
import type { Refusal } from '../../domain/refusal.js';

/** The key of a command, for inputs that inherit something else. */
export const KeyField = () =>
  Field(() => String, {
    description:
      'Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count.',
  });

@InputType()
export abstract class CommandInput {
  @KeyField()
  idempotencyKey: string;
}

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
