import { Field, Int, ObjectType } from 'type-graphql';
import { CoApplicant } from './co-applicant.type.js';
import { Dealer } from './dealer.type.js';
import { Partner } from './partner.type.js';
import { RequestedTerms } from './requested-terms.type.js';
import { Vehicle } from './vehicle.type.js';

@ObjectType({ simpleResolvers: true, description: 'What was applied for. The applicant is `Loan.borrower`.' })
export class Application {
  @Field(() => String, { nullable: true, description: 'Id of the application.' })
  applicationId: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of application.' })
  applicationType: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of this applicant in the application.' })
  applicantNumber: number | null;

  @Field(() => Int, { nullable: true, description: 'How many applicants there are.' })
  applicantsNumber: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it refinances an earlier loan.' })
  refinance: boolean | null;

  @Field(() => String, { nullable: true, description: 'Id that the applicant asked for.' })
  requestedLoanId: string | null;

  @Field(() => CoApplicant, { nullable: true, description: 'The person who applied together with the borrower.' })
  coApplicant: CoApplicant | null;

  @Field(() => Dealer, { nullable: true, description: 'The dealer that sold the vehicle.' })
  dealer: Dealer | null;

  @Field(() => Partner, { nullable: true, description: 'The partner that brought the application.' })
  partner: Partner | null;

  @Field(() => RequestedTerms, { nullable: true, description: 'The terms that were applied for.' })
  requestedTerms: RequestedTerms | null;

  @Field(() => Vehicle, { description: 'The vehicle that secures the loan.' })
  vehicle: Vehicle;
}
