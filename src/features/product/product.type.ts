import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Product, ProductKind } from '../../domain/product/product.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';

export const ProductKindEnum = enumOf<ProductKind>('ProductKind', 'Kind of a product that is sold with a loan.', {
  GAP: 'Guaranteed asset protection.',
  SERVICE_CONTRACT: 'Service contract for the vehicle.',
  CREDIT_INSURANCE: 'Insurance of the payments, such as credit life.',
});

/** A product with its amounts as text. */
interface ProductView extends Omit<Product, 'premium' | 'refundDue'> {
  readonly premium: string;
  readonly refundDue: string | null;
}

@ObjectType('LoanProduct', {
  simpleResolvers: true,
  implements: Node,
  description: 'A product that was sold with the loan, and its refund.',
})
export class ProductType implements ProductView {
  @Field(() => ID, { description: 'ID of the product.' })
  id: string;

  @Field(() => ProductKindEnum, { description: 'Product kind.' })
  kind: ProductKind;

  @Field(() => DecimalScalar, { description: 'Premium.' })
  premium: string;

  @Field(() => DateScalar, { description: 'First day of the coverage.' })
  coversFrom: BusinessDate;

  @Field(() => DateScalar, { description: 'Last day of the coverage.' })
  coversThrough: BusinessDate;

  @Field(() => DateScalar, { nullable: true, description: 'First day without coverage. Null until it is cancelled.' })
  cancelledOn: BusinessDate | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Refund that the provider owes after a cancellation.' })
  refundDue: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The product was added or cancelled.' })
export class ProductUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => ProductType, { description: 'The product after the command.' })
  product: ProductView;
}

/** What REST answers. */
export const PRODUCT_ANSWER =
  'loanId loanStatus product { productId: id kind premium coversFrom coversThrough cancelledOn refundDue }';

/** The product in an answer, which is kept. */
export const shownProduct = ({ premium, refundDue, ...product }: Product): ProductView => ({
  ...product,
  premium: premium.toFixed(2),
  refundDue: refundDue?.toFixed(2) ?? null,
});
