import { Field, ObjectType } from 'type-graphql';
import type { FeeChoice } from '../../domain/loan/contract-rules.js';
import type { FeeFormula, LateFeeLimit, LateFeePolicy } from '../../domain/rules/late-fee-policy.js';
import { DecimalScalar, PercentScalar } from '../../platform/scalars/scalars.js';
import { FeeChoiceEnum } from '../origination/servicing-rules.input.js';

@ObjectType('LateFeeAmount', {
  simpleResolvers: true,
  description: 'An amount of a late fee. Exactly one field is set.',
})
class LateFeeAmountType {
  @Field(() => DecimalScalar, { nullable: true, description: 'Flat amount.' })
  flat: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Percent of the installment.' })
  percentOfInstallment: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'Percent of the unpaid part of the installment.' })
  percentOfUnpaid: string | null;
}

@ObjectType('LateFeeLimit', { simpleResolvers: true, description: 'The maximum late fee that a statute allows.' })
export class LateFeeLimitType {
  @Field(() => [LateFeeAmountType], { description: 'The maximum. With two amounts, `choice` says which applies.' })
  amounts: readonly LateFeeAmountType[];

  @Field(() => FeeChoiceEnum, { nullable: true, description: 'Which of two amounts applies; null with one.' })
  choice: FeeChoice | null;

  @Field(() => String, { description: 'Statute.' })
  source: string;
}

@ObjectType('LateFeePolicy', { simpleResolvers: true, description: 'The late fee of a contract.' })
export class LateFeePolicyType {
  @Field(() => [LateFeeAmountType], {
    description: 'The fee for an installment. Empty without a late fee. With two amounts, `choice` says which applies.',
  })
  amounts: readonly LateFeeAmountType[];

  @Field(() => FeeChoiceEnum, { nullable: true, description: 'Which of two amounts applies; null with fewer.' })
  choice: FeeChoice | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Maximum fee.' })
  cap: string | null;

  @Field(() => DecimalScalar, { description: 'Minimum unpaid amount for a fee.' })
  minimumUnpaid: string;

  @Field(() => String, { description: 'Source of the fee: the contract, or a statute.' })
  source: string;

  @Field(() => LateFeeLimitType, {
    nullable: true,
    description: 'Statutory maximum that applies if the contract states more; null without one.',
  })
  limit: LateFeeLimitType | null;
}

export const lateFeePolicy = ({ formula, cap, minimumUnpaid, source, limit }: LateFeePolicy): LateFeePolicyType => ({
  ...amountsOf(formula),
  cap: cap?.toFixed(2) ?? null,
  minimumUnpaid: minimumUnpaid.toFixed(2),
  source,
  limit: limit ? lateFeeLimit(limit) : null,
});

const lateFeeLimit = ({ formula, source }: LateFeeLimit): LateFeeLimitType => ({ ...amountsOf(formula), source });

function amountsOf(formula: FeeFormula | undefined): Pick<LateFeePolicyType, 'amounts' | 'choice'> {
  switch (formula?.kind) {
    case 'LESSER_OF':
      return { amounts: formula.of.flatMap(amountOf), choice: 'LESSER' };
    case 'GREATER_OF':
      return { amounts: formula.of.flatMap(amountOf), choice: 'GREATER' };
    default:
      return { amounts: formula ? amountOf(formula) : [], choice: null };
  }
}

const NONE = { flat: null, percentOfInstallment: null, percentOfUnpaid: null } as const;

function amountOf(formula: FeeFormula): readonly LateFeeAmountType[] {
  switch (formula.kind) {
    case 'FLAT':
      return [{ ...NONE, flat: formula.amount.toFixed(2) }];
    case 'PERCENT_OF_INSTALLMENT':
      return [{ ...NONE, percentOfInstallment: formula.percent.toFixed() }];
    case 'PERCENT_OF_UNPAID':
      return [{ ...NONE, percentOfUnpaid: formula.percent.toFixed() }];
    case 'LESSER_OF':
    case 'GREATER_OF':
      return formula.of.flatMap(amountOf);
  }
}
