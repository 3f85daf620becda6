import { Field, InputType } from 'type-graphql';

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
