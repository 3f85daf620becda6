import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The dealer that sold the vehicle.' })
export class Dealer {
  @Field(() => String, { nullable: true, description: 'Id of the dealer.' })
  dealerId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the dealer.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'State of the dealer.' })
  state: string | null;
}
