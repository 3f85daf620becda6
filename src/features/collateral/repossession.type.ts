import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { SaleKind } from '../../domain/collateral/repossession.js';
import { DateScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';

export const SaleKindEnum = enumOf<SaleKind>('SaleKind', 'How collateral is sold.', {
  PUBLIC: 'By public auction.',
  PRIVATE: 'In any other way.',
});

@ObjectType('SaleExplanation', {
  simpleResolvers: true,
  description: 'The explanation of a deficiency or surplus after a sale, as of the day of the sale.',
})
export class SaleExplanationType {
  @Field(() => DecimalScalar, { description: 'Amount owed before the sale, without the expenses.' })
  debt: string;

  @Field(() => DecimalScalar, { description: 'Sale price before expenses.' })
  grossPrice: string;

  @Field(() => DecimalScalar, { description: 'Debt less the sale price. Negative when the price is higher.' })
  debtLessPrice: string;

  @Field(() => DecimalScalar, {
    description: 'Expenses: withheld from the price, or open as `REPOSSESSION` and `LEGAL` fees. Paid first.',
  })
  expenses: string;

  @Field(() => DecimalScalar, {
    description: 'Refunds of cancelled products that the providers owe and no payment has brought yet.',
  })
  productRefunds: string;

  @Field(() => DecimalScalar, { description: 'Rebate of interest that is not on the account yet.' })
  interestRebate: string;

  @Field(() => DecimalScalar, { description: 'Credits that the debt does not include: refunds and rebate.' })
  credits: string;

  @Field(() => DecimalScalar, { description: 'Amount that the borrower still owes, less the credits.' })
  deficiency: string;

  @Field(() => DecimalScalar, { description: 'Amount that belongs to the borrower.' })
  surplus: string;
}

@ObjectType('Repossession', {
  simpleResolvers: true,
  implements: Node,
  description: 'A repossession, from the notice of the right to cure to the sale or the return of the collateral.',
})
export class RepossessionType {
  @Field(() => ID, { description: 'ID of the case.' })
  id: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the notice of the right to cure.' })
  cureNoticeOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day to cure the default.' })
  cureBy: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the repossession.' })
  repossessedOn: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the borrower returned the collateral voluntarily.' })
  isVoluntary: boolean | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the notice of the sale.' })
  saleNoticeOn: string | null;

  @Field(() => SaleKindEnum, { nullable: true, description: 'Whether the sale is public or private.' })
  saleKind: SaleKind | null;

  @Field(() => DateScalar, { nullable: true, description: 'First day on which the collateral can be sold.' })
  earliestSaleOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date on which the borrower redeemed the collateral.' })
  redeemedOn: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the sale.' })
  soldOn: string | null;

  @Field(() => SaleExplanationType, {
    nullable: true,
    description: 'The explanation of the deficiency or surplus. Null before a sale.',
  })
  explanation: SaleExplanationType | null;
}

export interface RepossessionView extends RepossessionType {
  readonly loanId: string;
}
