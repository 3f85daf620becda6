import { Field, ObjectType } from 'type-graphql';
import type { AmountsOwed, PayoffView } from '../../app/repayment/amounts-owed.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

@ObjectType('PayoffQuote', { simpleResolvers: true, description: 'What pays a loan off.' })
export class PayoffQuoteType implements PayoffView {
  @Field(() => DateScalar, { nullable: true, description: 'The day it is for.' })
  asOf: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Principal.' })
  principal: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest up to that day.' })
  interest: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What paying off before maturity costs.' })
  prepaymentPenalty: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'All of it.' })
  amount: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Interest of one more day, unrounded; of thirty-day months 1/360 of a year on every day.',
  })
  perDiem: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day for which the quote is good.' })
  goodThrough: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What pays the loan off on that day, with fees that fall due by then.',
  })
  amountGoodThrough: string;
}

@ObjectType('AmountsOwed', { simpleResolvers: true, description: 'What is owed on a loan as of a day.' })
export class AmountsOwedType implements AmountsOwed {
  @Field(() => DateScalar, { nullable: true, description: 'The day.' })
  asOf: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Installments that are past due.' })
  pastDue: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'The current installment.' })
  currentDue: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the current installment is due.' })
  currentDueOn: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fees.' })
  fees: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What may still be recovered after a charge-off.' })
  recoverable: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Money held for the borrower.' })
  creditBalance: string;

  @Field(() => PayoffQuoteType, { nullable: true, description: 'What pays the loan off.' })
  payoff: PayoffView;
}
