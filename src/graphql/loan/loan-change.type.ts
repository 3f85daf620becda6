import { Field, ID, ObjectType } from 'type-graphql';
import type { LoanEventView } from '../../app/servicing/servicing-reader.js';
import { LoanEventType } from '../servicing/loan-event.type.js';

@ObjectType({ simpleResolvers: true, description: 'Something just happened to a loan.' })
export class LoanChange {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanEventType, { nullable: true, description: 'What happened.' })
  event: LoanEventView;
}
