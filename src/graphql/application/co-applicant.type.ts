import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The person who applied together with the borrower.' })
export class CoApplicant {
  @Field(() => String, { nullable: true, description: 'Social security number.' })
  ssn: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the social security number.' })
  ssnLast4: string | null;
}
