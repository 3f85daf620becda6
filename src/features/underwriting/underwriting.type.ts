import { Node } from '../command/shared-types.js';
import { Field, Int, ObjectType, Directive, ID } from 'type-graphql';
import { REASON_CODES, type ReasonCode, type Decision } from '../../domain/record/decision.js';
import { DecimalScalar, FractionScalar, PercentScalar, enumOf } from '../../platform/scalars/scalars.js';

export const ReasonCodeEnum = enumOf<ReasonCode>(
  'ReasonCode',
  'Reason for a decision on a deal. Figures are in fields of their own.',
  REASON_CODES,
);

export const DecisionEnum = enumOf<Decision>('Decision', 'Decision of a risk engine.', {
  APPROVED: 'Approved.',
  CONDITIONAL: 'Approved with conditions.',
  COUNTEROFFER: 'Other terms offered.',
  DECLINED: 'Declined.',
  EXPIRED: 'The application expired.',
  INCOMPLETE: 'The application is incomplete.',
  NONE: 'No decision.',
  PENDING: 'Decision pending.',
  REFERRED: 'Referred to another decision maker.',
  REVIEW: 'Manual review required.',
  WITHDRAWN: 'The application was withdrawn.',
});

@ObjectType({ simpleResolvers: true, description: 'The terms of a deal.' })
export class DealTerms {
  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan amount.' })
  loanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Monthly payment.' })
  monthlyPayment: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Annual percentage rate, in percent.' })
  aprPercent: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Approved down payment.' })
  approvedDownPayment: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Loan to value without add-on products, as a fraction.',
  })
  frontEndLtv: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Debt to income, as a fraction. Personal, because it reveals the income.',
  })
  dti: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Payment to income, as a fraction. Personal, because it reveals the income.',
  })
  pti: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Decision on a deal.' })
export class DealDecision {
  @Field(() => DecisionEnum, { nullable: true, description: 'Decision; null when its wording is unknown.' })
  status: Decision | null;

  @Field(() => String, { nullable: true, description: 'Full reason.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Short reason.' })
  reasonSimple: string | null;

  @Field(() => String, { nullable: true, description: 'All warnings.' })
  allWarnings: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Reason codes; null when the wording of the risk engine is unknown.',
  })
  reasonCodes: ReasonCode[] | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Warning codes; null when the wording of the risk engine is unknown.',
  })
  warningCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'Number of warnings.' })
  warningsNumber: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Price of a deal, with the shares of the parties.' })
export class DealPricing {
  @Field(() => DecimalScalar, { nullable: true, description: 'Amount paid out at funding.' })
  fundedAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the forecast cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Approved amount without add-on products.' })
  approvedFrontEndAmt: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Approved loan to value without add-on products, as a fraction.',
  })
  approvedFrontEndLtv: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Approved amount of add-on products.' })
  approvedBackEndProducts: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount paid by the dealer.' })
  dealerDiscount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Flat payment to the dealer.' })
  dealerFlat: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount fee.' })
  discountFee: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Discount on the loan.' })
  loanDiscount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Sum of all discounts.' })
  totalDiscount: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Default risk of a deal.' })
export class DealRisk {
  @Field(() => FractionScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Probability of default from the collateral alone, as a fraction.',
  })
  collateralDefaultProb: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Probability that the borrower stays solvent, as a fraction.',
  })
  solventProb: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Forecast cash flows of a deal.' })
export class DealForecast {
  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast principal payments.' })
  principalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast interest payments.' })
  interestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast payments in total.' })
  totalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast payments in total, less fees.' })
  totalPaidLessFees: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast charge-off amount.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Forecast recoveries after charge-off.',
  })
  recoveredAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Forecast net loss.' })
  netLossAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Present value of the forecast cash flows.' })
  presentValue: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the forecast cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Simple internal rate of return, as a fraction.' })
  simpleIrr: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Simple internal rate of return after losses, as a fraction.',
  })
  simpleNetIrr: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Compound internal rate of return, as a fraction.' })
  compoundingIrr: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Compound internal rate of return after losses, as a fraction.',
  })
  compoundingNetIrr: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType('UnderwritingDeal', {
  simpleResolvers: true,
  implements: Node,
  description: 'A set of terms with its underwriting results.',
})
export class Deal implements Node {
  @Field(() => ID, { description: 'ID of the deal. Filters of the list don’t change it.' })
  id: string;

  @Field(() => DealTerms, { nullable: true, description: 'Terms.' })
  terms: DealTerms | null;

  @Field(() => DealDecision, { nullable: true, description: 'Decision on the deal.' })
  decision: DealDecision | null;

  @Field(() => DealRisk, { nullable: true, description: 'Default risk.' })
  risk: DealRisk | null;

  @Field(() => DealPricing, { nullable: true, description: 'Price, with the shares of the parties.' })
  pricing: DealPricing | null;

  @Field(() => DealForecast, { nullable: true, description: 'Forecast cash flows.' })
  forecast: DealForecast | null;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Underwriting results of a loan.',
})
export class Underwriting implements Node {
  @Field(() => ID, { description: 'ID of the underwriting: `underwriting:` and the ID of the loan.' })
  id: string;
}

/** All that its parts need to know: the loan. */
export type UnderwritingNode = Pick<Underwriting, 'id'>;
