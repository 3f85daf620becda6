import { Field, ID, InputType } from 'type-graphql';

@InputType()
export abstract class Reasoned {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'The reason.' })
  reason: string;
}
