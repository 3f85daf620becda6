import { Field, ObjectType } from 'type-graphql';
import type { JsonObject } from '../../domain/record/json.js';
import { JsonObjectScalar } from '../scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: "The v2 record of a loan, in the specification's own names and spellings.",
})
export class LoanRecord {
  @Field(() => JsonObjectScalar, { nullable: true, description: 'The loan.' })
  loanDetails: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The application.' })
  request: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The risk assessment.' })
  response: JsonObject | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'The underwriting.' })
  underwriting: JsonObject | null;
}
