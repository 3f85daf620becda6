import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

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
