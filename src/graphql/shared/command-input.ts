import { Field, InputType } from 'type-graphql';

@InputType()
export abstract class CommandInput {
  @Field(() => String, {
    description:
      'Your own name for this command: the same key and input give the first answer again. 1 to 100 characters of printable ASCII without a comma; blanks at its ends do not count.',
  })
  idempotencyKey: string;
}
