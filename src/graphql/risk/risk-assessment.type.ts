import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../scalars.js';
import type { ReasonCode } from '../../domain/underwriting/reason-code.js';
import { ReasonCodeEnum } from '../underwriting/reason-code.js';
import { LoanTerms } from './loan-terms.type.js';

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  description: 'What the risk assessment of a loan found. All values are null until there is one.',
})
export class RiskAssessment {
  @Field(() => ID, { description: 'Id of the loan that was assessed.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Id of the application that was assessed.' })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of application.' })
  applicationType: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the dealer.' })
  dealerId: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the assessment.' })
  date: string | null;

  @Field(() => String, { nullable: true, description: 'What was decided.' })
  decision: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided.' })
  decisionDate: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was declined.' })
  declineReason: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Why it was declined, in codes; empty when it was not, null when the risk engine words it otherwise.',
  })
  declineReasonCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the borrower.' })
  creditScorePrimary: number | null;

  @Field(() => Int, { nullable: true, description: 'Credit score of the co-applicant.' })
  creditScoreCoApplicant: number | null;

  @Field(() => [LoanTerms], { nullable: true, description: 'Terms on offer.' })
  loanTerms: LoanTerms[] | null;

  @Field(() => [String], { nullable: true, description: 'Conditions on the approval.' })
  stipulations: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Comments on the assessment; one that is not a text is shown as its JSON text.',
  })
  comments: string[] | null;
}
