import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'The terms of a deal.' })
export class DealTerms {
  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  loanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of a monthly installment.' })
  monthlyPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual percentage rate, in percent.' })
  apr: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount to be paid down at the start.' })
  approvedDownPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Loan to value without products sold with the loan, as a fraction.',
  })
  frontEndLtv: string | null;

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
