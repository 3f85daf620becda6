import { Node } from '../shared/types.js';
import { Field, Int, ObjectType, Directive, ID } from 'type-graphql';
import { REASON_CODES, type ReasonCode, type Decision } from '../../domain/record/decision.js';
import { DecimalScalar, enumOf } from '../shared/scalars.js';

export const ReasonCodeEnum = enumOf<ReasonCode>(
  'ReasonCode',
  'Why a deal was decided on as it was. It tells no figure: those are fields of their own classes.',
  REASON_CODES,
);

export const DecisionEnum = enumOf<Decision>('Decision', 'What a risk engine decided.', {
  APPROVED: 'Approved.',
  CONDITIONAL: 'Approved under conditions.',
  COUNTEROFFER: 'Other terms are offered.',
  DECLINED: 'Declined.',
  EXPIRED: 'The application has expired.',
  INCOMPLETE: 'The application is not complete.',
  NONE: 'Nothing was decided.',
  PENDING: 'Not decided yet.',
  REFERRED: 'Handed to somebody else to decide.',
  REVIEW: 'To be reviewed by a person.',
  WITHDRAWN: 'The application was withdrawn.',
});

@ObjectType({ simpleResolvers: true, description: 'The terms of a deal.' })
export class DealTerms {
  @Field(() => Int, { nullable: true, description: 'Term in months.' })
  term: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of the loan.' })
  loanAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount of a monthly installment.' })
  monthlyPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Annual percentage rate, in percent.' })
  aprPercent: string | null;

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

@ObjectType({ simpleResolvers: true, description: 'What was decided on a deal.' })
export class DealDecision {
  @Field(() => DecisionEnum, { nullable: true, description: 'The decision; null when it is worded otherwise.' })
  status: Decision | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in full.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken, in short.' })
  reasonSimple: string | null;

  @Field(() => String, { nullable: true, description: 'All warnings that were raised.' })
  allWarnings: string | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Why it was taken, in codes; null when the risk engine words its reasons otherwise.',
  })
  reasonCodes: ReasonCode[] | null;

  @Field(() => [ReasonCodeEnum], {
    nullable: true,
    description: 'Warnings that were raised, in codes; null when the risk engine words them otherwise.',
  })
  warningCodes: ReasonCode[] | null;

  @Field(() => Int, { nullable: true, description: 'How many warnings were raised.' })
  warningsNumber: number | null;
}

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

@ObjectType({ simpleResolvers: true, description: 'How likely a deal is to fail.' })
export class DealRisk {
  @Field(() => DecimalScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Probability of default by the collateral alone, as a fraction.',
  })
  collateralDefaultProb: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Probability that the borrower stays solvent, as a fraction.',
  })
  solventProb: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a deal is expected to bring.' })
export class DealForecast {
  @Field(() => DecimalScalar, { nullable: true, description: 'Principal that is expected to be paid.' })
  principalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest that is expected to be paid.' })
  interestPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'All that is expected to be paid.' })
  totalPaid: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'All that is expected to be paid, less fees.' })
  totalPaidLessFees: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Amount that is expected to be charged off.' })
  chargeoffAmount: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount that is expected to be recovered after charge-off.',
  })
  recoveredAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loss that is expected to remain.' })
  netLossAmount: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Present value of the expected cash flows.' })
  presentValue: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price at which the expected cash flows earn the target yield.',
  })
  fairValuePrice: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, simple, as a fraction.' })
  simpleIrr: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Internal rate of return after losses, simple, as a fraction.',
  })
  simpleNetIrr: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Internal rate of return, compounding, as a fraction.' })
  compoundingIrr: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Internal rate of return after losses, compounding, as a fraction.',
  })
  compoundingNetIrr: string | null;
}

@Directive('@key(fields: "id")')
@ObjectType('UnderwritingDeal', {
  simpleResolvers: true,
  implements: Node,
  description: 'One set of terms with what underwriting made of it.',
})
export class Deal implements Node {
  @Field(() => ID, { description: 'Id of the deal. It is the same however the list is filtered.' })
  id: string;

  @Field(() => DealTerms, { nullable: true, description: 'The terms.' })
  terms: DealTerms | null;

  @Field(() => DealDecision, { nullable: true, description: 'What was decided on them.' })
  decision: DealDecision | null;

  @Field(() => DealRisk, { nullable: true, description: 'How likely they are to fail.' })
  risk: DealRisk | null;

  @Field(() => DealPricing, { nullable: true, description: 'What they cost and who gets what.' })
  pricing: DealPricing | null;

  @Field(() => DealForecast, { nullable: true, description: 'What they are expected to bring.' })
  forecast: DealForecast | null;
}

@Directive('@key(fields: "id")')
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What underwriting made of a loan. Each part is read only when it is selected.',
})
export class Underwriting implements Node {
  @Field(() => ID, { description: 'Id of the underwriting: `underwriting:` and the id of the loan.' })
  id: string;
}

/** All that its parts need to know: the loan. */
export type UnderwritingNode = Pick<Underwriting, 'id'>;
