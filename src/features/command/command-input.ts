// A command may be the first that decorates: jobs load some before the graph.
import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';

/** The key of a command, for inputs that inherit something else. */
export const KeyField = () =>
  Field(() => String, {
    description:
      'Your own name for this command: the same key and input return the first answer again. 1 to 100 characters of printable ASCII, without a comma. Spaces at the ends are ignored.',
  });

@InputType()
export abstract class CommandInput {
  @KeyField()
  idempotencyKey: string;
}
