import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What was decided on a deal.' })
export class DealDecision {
  @Field(() => String, { nullable: true, description: 'The decision.' })
  status: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in full.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in short.' })
  reasonSimple: string | null;

  @Field(() => String, { nullable: true, description: 'All warnings that were raised.' })
  allWarnings: string | null;

  @Field(() => Int, { nullable: true, description: 'How many warnings were raised.' })
  warningsNumber: number | null;
}
