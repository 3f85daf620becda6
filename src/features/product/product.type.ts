import { Field, ID, ObjectType } from 'type-graphql';
import type { ProductKind } from '../../domain/product/product.js';
import { DateScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';

export const ProductKindEnum = enumOf<ProductKind>('ProductKind', 'Kind of a product that is sold with a loan.', {
  GAP: 'Guaranteed asset protection.',
  SERVICE_CONTRACT: 'Service contract for the vehicle.',
  CREDIT_INSURANCE: 'Insurance of the payments, such as credit life.',
});

@ObjectType('LoanProduct', {
  simpleResolvers: true,
  description: 'A product that was sold with the loan, and its refund.',
})
export class ProductType {
  @Field(() => ID, { description: 'ID of the product.' })
  id: string;

  @Field(() => ProductKindEnum, { description: 'Product kind.' })
  kind: ProductKind;

  @Field(() => DecimalScalar, { description: 'Premium.' })
  premium: string;

  @Field(() => DateScalar, { description: 'First day of the coverage.' })
  coversFrom: string;

  @Field(() => DateScalar, { description: 'Last day of the coverage.' })
  coversThrough: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day without coverage. Null until it is cancelled.' })
  cancelledOn: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Refund that the provider owes after a cancellation.' })
  refundDue: string | null;
}
