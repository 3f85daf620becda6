import { Node } from '../command/shared-types.js';
import { Field, Int, ObjectType, Directive, ID } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/scalars/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Exposure of a borrower over all funded loans in the caller’s portfolio.',
})
export class BorrowerRisk {
  @Field(() => Int, { description: 'Number of active loans.' })
  activeLoans: number;

  @Field(() => DecimalScalar, { description: 'Remaining principal of active loans.' })
  exposure: string;

  @Field(() => DecimalScalar, { description: 'Amount past due on active and charged-off loans.' })
  pastDueAmount: string;

  @Field(() => Int, { description: 'Highest number of days past due of the active and charged-off loans.' })
  daysPastDue: number;

  @Field(() => DelinquencyBucket, { description: 'Worst delinquency bucket of the active and charged-off loans.' })
  worstBucket: Bucket;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description:
    'A borrower, as described by the newest application in the caller’s portfolio. After erasure every personal value is null.',
})
export class Borrower implements Node {
  @Field(() => ID, {
    description: 'ID of the borrower: `borrower:` and the record’s `borrowerId`. Arguments accept both forms.',
  })
  id: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the personal data was erased, or null.',
  })
  erasedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the social security number.' })
  ssnLast4: string | null;

  @Field(() => String, { nullable: true, description: 'Social security number.' })
  ssn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Field(() => Int, { nullable: true, description: 'Age in years, as stated in the application.' })
  age: number | null;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'Middle initial.' })
  middleInitial: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Second email address, for contact.' })
  contactEmail: string | null;

  @Field(() => String, { nullable: true, description: 'Home phone number.' })
  homePhone: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'House number.' })
  streetNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment or unit number.' })
  unitNumber: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'County.' })
  county: string | null;

  @Field(() => String, { nullable: true, description: 'State.' })
  state: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code.' })
  zip: string | null;

  @Field(() => String, { nullable: true, description: 'Full address in one line.' })
  fullAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Full address in one line, as returned by the address check.' })
  verifiedAddress: string | null;

  @Field(() => Int, { nullable: true, description: 'Months at this address.' })
  addressTotalMonths: number | null;

  @Field(() => String, { nullable: true, description: 'Time at this address, as stated in the application.' })
  timeAtResidence: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whether the residence is rented or owned, as stated in the application.',
  })
  residencePays: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Monthly housing payment.' })
  housingMonthlyPayment: string | null;

  @Field(() => String, { nullable: true, description: 'Employer.' })
  employmentCompany: string | null;

  @Field(() => String, { nullable: true, description: 'Employment type.' })
  employmentType: string | null;

  @Field(() => String, { nullable: true, description: 'Employment types, if there are several.' })
  employmentTypes: string | null;

  @Field(() => String, { nullable: true, description: 'Time with this employer, as stated in the application.' })
  employmentTime: string | null;

  @Field(() => Int, { nullable: true, description: 'Months with this employer.' })
  employmentTotalMonths: number | null;

  @Field(() => String, { nullable: true, description: 'Work phone number.' })
  employmentWorkPhone: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income from all sources.' })
  income: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income from the main employment.' })
  incomePrimary: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Gross monthly income.' })
  monthlyGross: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Estimated income.' })
  estimatedIncome: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income reported by the applicant.' })
  reportedIncome: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income from other sources.' })
  otherIncomeAmount: string | null;

  @Field(() => String, { nullable: true, description: 'Type of the other income.' })
  otherIncomeType: string | null;
}
