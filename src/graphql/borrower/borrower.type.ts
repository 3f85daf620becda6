import { Node } from '../shared/types.js';
import { Field, Int, ObjectType, Directive, ID } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket } from '../loan/loan-enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../shared/scalars.js';

@ObjectType({
  simpleResolvers: true,
  description: 'How a borrower stands over all funded loans that exist for this client.',
})
export class BorrowerRisk {
  @Field(() => Int, { description: 'Loans that are being repaid.' })
  activeLoans: number;

  @Field(() => DecimalScalar, { description: 'Principal still owed on them.' })
  exposure: string;

  @Field(() => DecimalScalar, { description: 'Installments past due on them.' })
  pastDueAmount: string;

  @Field(() => Int, { description: 'Days past due of the latest one.' })
  daysPastDue: number;

  @Field(() => DelinquencyBucket, { description: 'The worst bucket among them.' })
  worstBucket: Bucket;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description:
    'A person who borrows, as the newest application that exists for this client describes the person. After erasure every personal value is null.',
})
export class Borrower implements Node {
  @Field(() => ID, {
    description: 'Id of the borrower: `borrower:` and the id in the record, `Loan.borrowerId`. Arguments take either.',
  })
  id: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the personal data was erased; null while it is kept.',
  })
  erasedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the social security number.' })
  ssnLast4: string | null;

  @Field(() => String, { nullable: true, description: 'Social security number.' })
  ssn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Field(() => Int, { nullable: true, description: 'Age in years, as the application states it.' })
  age: number | null;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'Middle initial.' })
  middleInitial: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Second e-mail address, for contact.' })
  contactEmail: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number at home.' })
  homePhone: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'House number.' })
  streetNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the apartment or unit.' })
  unitNumber: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'County.' })
  county: string | null;

  @Field(() => String, { nullable: true, description: 'State.' })
  state: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code.' })
  zip: string | null;

  @Field(() => String, { nullable: true, description: 'Whole address in one line.' })
  fullAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Whole address in one line, as the address check returned it.' })
  verifiedAddress: string | null;

  @Field(() => Int, { nullable: true, description: 'Months at this address.' })
  addressTotalMonths: number | null;

  @Field(() => String, { nullable: true, description: 'Time at this address, as the application words it.' })
  timeAtResidence: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whether the residence is rented or owned, as the application words it.',
  })
  residencePays: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Monthly payment for housing.' })
  housingMonthlyPayment: string | null;

  @Field(() => String, { nullable: true, description: 'Employer.' })
  employmentCompany: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of employment.' })
  employmentType: string | null;

  @Field(() => String, { nullable: true, description: 'Kinds of employment, where there are several.' })
  employmentTypes: string | null;

  @Field(() => String, { nullable: true, description: 'Time with this employer, as the application words it.' })
  employmentTime: string | null;

  @Field(() => Int, { nullable: true, description: 'Months with this employer.' })
  employmentTotalMonths: number | null;

  @Field(() => String, { nullable: true, description: 'Telephone number at work.' })
  employmentWorkPhone: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income, from all sources.' })
  income: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income from the main employment.' })
  incomePrimary: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Gross income of a month.' })
  monthlyGross: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income as it was estimated.' })
  estimatedIncome: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income as the applicant reported it.' })
  reportedIncome: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Income from other sources.' })
  otherIncomeAmount: string | null;

  @Field(() => String, { nullable: true, description: 'What the other sources are.' })
  otherIncomeType: string | null;
}
