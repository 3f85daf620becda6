import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'What a deal costs and who gets what.' })
export class DealPricing {
  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that is paid out.' })
  fundedAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the expected cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Approved amount without products sold with the loan.' })
  approvedFrontEndAmt: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Approved loan to value without products sold with the loan, as a fraction.',
  })
  approvedFrontEndLtv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Approved amount of products sold with the loan.' })
  approvedBackEndProducts: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount that the dealer bears.' })
  dealerDiscount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat amount for the dealer.' })
  dealerFlat: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Fee for the discount.' })
  discountFee: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the loan.' })
  loanDiscount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'All discounts together.' })
  totalDiscount: string | null;
}
