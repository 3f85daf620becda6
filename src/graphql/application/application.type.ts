import { Field, ObjectType, Int } from 'type-graphql';
import { DecimalScalar } from '../shared/scalars.js';

@ObjectType({ simpleResolvers: true, description: 'The person who applied together with the borrower.' })
export class CoApplicant {
  @Field(() => String, { nullable: true, description: 'Social security number.' })
  ssn: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the social security number.' })
  ssnLast4: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The dealer that sold the vehicle.' })
export class Dealer {
  @Field(() => String, { nullable: true, description: 'Id of the dealer.' })
  dealerId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the dealer.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'State of the dealer.' })
  state: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The partner that brought the application.' })
export class Partner {
  @Field(() => String, { nullable: true, description: 'Name of the partner.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Program under which the partner works.' })
  program: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The terms that were applied for.' })
export class RequestedTerms {
  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  amount: string | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual interest rate, in percent.' })
  rate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of an installment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount paid down at the start.' })
  downPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount of products sold with the loan, such as service contracts.',
  })
  backendProductsAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price of the insurance for the gap between loan and value.',
  })
  gap: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Debt to income, as a fraction. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Payment to income, as a fraction. Personal, because it reveals the income.',
  })
  pti: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The vehicle that secures the loan, as the application describes it.',
})
export class Vehicle {
  @Field(() => String, {
    nullable: true,
    description: 'Vehicle identification number. Personal, because it leads to its owner.',
  })
  vin: string | null;

  @Field(() => String, { nullable: true, description: 'Maker.' })
  make: string | null;

  @Field(() => String, { nullable: true, description: 'Model.' })
  model: string | null;

  @Field(() => Int, { nullable: true, description: 'Model year.' })
  year: number | null;

  @Field(() => Int, { nullable: true, description: 'Age in years.' })
  age: number | null;

  @Field(() => Int, { nullable: true, description: 'Miles driven.' })
  mileage: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Retail value.' })
  retailValue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value.' })
  wholesaleValue: string | null;
}

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

  @Field(() => CoApplicant, { description: 'The person who applied together with the borrower.' })
  coApplicant: CoApplicant;

  @Field(() => Dealer, { description: 'The dealer that sold the vehicle.' })
  dealer: Dealer;

  @Field(() => Partner, { description: 'The partner that brought the application.' })
  partner: Partner;

  @Field(() => RequestedTerms, { description: 'The terms that were applied for.' })
  requestedTerms: RequestedTerms;

  @Field(() => Vehicle, { description: 'The vehicle that secures the loan.' })
  vehicle: Vehicle;
}
