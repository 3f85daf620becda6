import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TermChangeType } from '../../domain/change/term-change.js';
import { PaymentFrequency } from '../loan/loan-enums.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { resultUnion } from '../command/refusal.type.js';
import { InstallmentType } from '../delinquency/delinquency.type.js';
import { DateScalar, DecimalScalar, PercentScalar, enumOf } from '../../platform/scalars/scalars.js';

const TermChangeTypeEnum = enumOf<TermChangeType>('TermChangeType', 'Type of a change of terms.', {
  DEFERRAL: 'Deferral of installments.',
  DUE_DATE: 'New due dates.',
  RATE: 'New rate, or a cap on the rate.',
  REAMORTIZATION: 'Re-amortization of the remaining balance.',
  REAGE: 'Re-aging of past due installments.',
  MODIFICATION: 'Signed modification.',
  ACCELERATION: 'Acceleration: the whole balance is due.',
  REINSTATEMENT: 'Reinstatement of the scheduled due dates.',
});

@ObjectType('TermPeriod', { simpleResolvers: true, description: 'The terms of a loan in a period.' })
export class TermPeriodType {
  @Field(() => DateScalar, { description: 'First day.' })
  from: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day of the next terms; null for the last period.',
  })
  until: string | null;

  @Field(() => TermChangeTypeEnum, {
    nullable: true,
    description: 'Change that started the period; null for the contract.',
  })
  change: TermChangeType | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the change, to undo it; null for the contract.',
  })
  changeId: string | null;

  @Field(() => PercentScalar, { description: 'Annual rate, in percent.' })
  annualRatePercent: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Payment of the first installment in the period; null without one.',
  })
  payment: string | null;

  @Field(() => PaymentFrequency, { description: 'Payment frequency.' })
  frequency: PaymentFrequency;

  @Field(() => DateScalar, { description: 'Maturity date.' })
  maturesOn: string;

  @Field(() => Int, { description: 'Number of installments, including past ones.' })
  installments: number;
}

@ObjectType('ComingRate', { simpleResolvers: true, description: 'A rate that starts in the future.' })
export class ComingRateType {
  @Field(() => DateScalar, { description: 'First day of the rate.' })
  from: string;

  @Field(() => PercentScalar, { description: 'Annual rate, in percent.' })
  annualRatePercent: string;
}

@ObjectType('TermsQuote', {
  simpleResolvers: true,
  description: 'The current terms of a loan, with the resulting figures.',
})
export class TermsQuoteType {
  @Field(() => DateScalar, { description: 'Date of all figures.' })
  asOf: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Payment of the next open installment; null without one.',
  })
  payment: string | null;

  @Field(() => DateScalar, { description: 'Maturity date.' })
  maturesOn: string;

  @Field(() => PercentScalar, { description: 'Annual rate today, in percent.' })
  annualRatePercent: string;

  @Field(() => [ComingRateType], {
    description: 'Known future rates in order; empty when today’s rate lasts to maturity.',
  })
  comingRates: ComingRateType[];

  @Field(() => DecimalScalar, {
    description: 'Remaining interest, if past due installments are paid today and later ones when due.',
  })
  totalInterest: string;

  @Field(() => PercentScalar, {
    nullable: true,
    description: 'APR of the remaining payments; null without any.',
  })
  aprPercent: string | null;

  @Field(() => Int, { description: 'Days past due, counted from the oldest unpaid due date.' })
  daysPastDue: number;

  @Field(() => DecimalScalar, { description: 'Amount past due.' })
  pastDueAmount: string;

  @Field(() => DecimalScalar, { description: 'Remaining principal.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Payoff amount today, without a prepayment penalty.' })
  payoff: string;

  @Field(() => DecimalScalar, { description: 'Unpaid fees.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'Credit held for the borrower.' })
  credit: string;

  @Field(() => [InstallmentType], { description: 'Installments in order.' })
  schedule: InstallmentType[];
}

@ObjectType('LoanChangeQuote', {
  simpleResolvers: true,
  description: 'The effect of a change of terms. Nothing changes.',
})
export class LoanChangeQuoteType {
  @Field(() => TermsQuoteType, { description: 'Terms without the change.' })
  before: TermsQuoteType;

  @Field(() => TermsQuoteType, { description: 'Terms with the change.' })
  after: TermsQuoteType;
}

export const LOAN_CHANGE_QUOTE_REFUSALS = [
  'BEYOND_POLICY',
  'CONFLICT',
  'INVALID_INPUT',
  'NOT_ALLOWED_IN_STATE',
  'NOT_FOUND',
] as const satisfies readonly RefusalCode[];

export const LoanChangeQuoteResult = resultUnion({
  name: 'LoanChangeQuoteResult',
  description: 'The effect of a change of terms, or its refusal.',
  answers: [LoanChangeQuoteType],
  refusals: LOAN_CHANGE_QUOTE_REFUSALS,
});
