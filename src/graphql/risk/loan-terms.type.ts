import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'Terms that the risk assessment offers.' })
export class LoanTerms {
  @Field(() => String, { nullable: true, description: 'What the terms are called.' })
  description: string | null;

  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  termMonths: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual interest rate, in percent.' })
  rate: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of an installment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  totalLoanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that is paid out.' })
  fundedAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Wholesale value of the vehicle.' })
  vehicleWholesaleValue: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for taking on the loan.' })
  acquisitionFee: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat amount for the dealer.' })
  dealerFlat: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part that the dealer has in the rate, as the assessment words it.',
  })
  participation: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the loan, as a fraction.' })
  discount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Price of the loan as an asset, as a fraction.' })
  assetPrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Yield before losses, as a fraction.' })
  grossYield: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, as a fraction.' })
  irr: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;
}
