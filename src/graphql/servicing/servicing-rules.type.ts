import { Field, Int, ObjectType } from 'type-graphql';
import { printLateFee } from '../../domain/rules/late-fee-text.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import {
  orderFor,
  type AllocationTarget,
  type ExtraMoney,
  type SmallCredit,
  type Waterfall,
} from '../../domain/rules/account-rules.js';
import { enumOf } from '../shared/enum-of.js';
import { ExtraMoneyEnum, SmallCreditEnum, WaterfallEnum } from '../origination/servicing-rules.input.js';
import { DecimalScalar } from '../shared/scalars.js';

const AllocationTargetEnum = enumOf<AllocationTarget>('AllocationTarget', 'Where the money of a payment goes.', {
  ACCRUED_INTEREST: 'Interest up to the day of the payment.',
  INSTALLMENT_PRINCIPAL: 'Principal of the installments due.',
  FEES: 'Fees, oldest first.',
  EXTRA: 'Installments to come, or the principal: as the payment or the contract says.',
});

@ObjectType('ServicingRules', {
  simpleResolvers: true,
  description: 'What the contract says of fees, payments and closing. It is fixed at funding.',
})
export class ServicingRulesType {
  @Field(() => String, { description: 'The late fee, in words.' })
  lateFee: string;

  @Field(() => String, { description: 'Whose rule the late fee is: the contract’s, or a statute.' })
  lateFeeSource: string;

  @Field(() => Int, { description: 'Days of grace before a late fee.' })
  graceDays: number;

  @Field(() => WaterfallEnum, { description: 'The order of allocation.' })
  waterfall: Waterfall;

  @Field(() => [AllocationTargetEnum], { description: 'The same as a list, first things first.' })
  allocationOrder: readonly AllocationTarget[];

  @Field(() => ExtraMoneyEnum, { description: 'What extra money does without an instruction.' })
  extraMoney: ExtraMoney;

  @Field(() => Boolean, { description: 'Whether a payment may say FEES_FIRST.' })
  allowFeesFirst: boolean;

  @Field(() => DecimalScalar, { description: 'Less than this left after a payoff is written off.' })
  closingTolerance: string;

  @Field(() => SmallCreditEnum, { description: 'What becomes of a small credit when the loan closes.' })
  smallCredit: SmallCredit;

  @Field(() => DecimalScalar, { description: 'Percent of the principal that paying off early costs.' })
  prepaymentPenaltyPercent: string;

  @Field(() => Int, {
    description: 'For how many business days a submitted payment holds a late fee back.',
  })
  pendingBusinessDays: number;
}

export function servicingRules({ terms: { rules }, graceDays }: Account): ServicingRulesType {
  const { waterfall, extraMoney, allowFeesFirst, smallCredit, pendingBusinessDays } = rules;
  return {
    lateFee: printLateFee(rules.lateFee),
    lateFeeSource: rules.lateFee.source,
    graceDays,
    waterfall,
    allocationOrder: orderFor(rules),
    extraMoney,
    allowFeesFirst,
    closingTolerance: rules.closingTolerance.toFixed(2),
    smallCredit,
    prepaymentPenaltyPercent: rules.prepaymentPenaltyPercent.toFixed(),
    pendingBusinessDays,
  };
}
