import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TermChangeType } from '../../domain/change/term-change.js';
import { PaymentFrequency } from '../loan/loan-enums.js';
import { commandResult } from '../refusal/refusal.type.js';
import { InstallmentType } from '../servicing/delinquency.type.js';
import { DateScalar, DecimalScalar, enumOf } from '../shared/scalars.js';

const TermChangeTypeEnum = enumOf<TermChangeType>('TermChangeType', 'How terms were changed.', {
  DEFERRAL: 'Installments were skipped.',
  DUE_DATE: 'Installments fall due on other days.',
  RATE: 'Another rate, or a cap on it.',
  REAMORTIZATION: 'What was left was spread over the installments that were left.',
  REAGE: 'Past-due installments became part of new ones.',
  MODIFICATION: 'A signed modification.',
});

@ObjectType('TermPeriod', { simpleResolvers: true, description: 'The terms of a loan from a day until another.' })
export class TermPeriodType {
  @Field(() => DateScalar, { description: 'The first day.' })
  from: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day on which other terms hold; null for those that hold for good.',
  })
  until: string | null;

  @Field(() => TermChangeTypeEnum, { nullable: true, description: 'What made them so; null for the contract itself.' })
  change: TermChangeType | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the change, to take it back by; null for the contract itself.',
  })
  changeId: string | null;

  @Field(() => DecimalScalar, { description: 'The rate for a year, in percent.' })
  annualRatePercent: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of the first installment in it; null where none is left.',
  })
  payment: string | null;

  @Field(() => PaymentFrequency, { description: 'How often an installment is due.' })
  frequency: PaymentFrequency;

  @Field(() => DateScalar, { description: 'When the last installment is due.' })
  maturesOn: string;

  @Field(() => Int, { description: 'Installments in all, those that are over included.' })
  installments: number;
}

@ObjectType('ComingRate', { simpleResolvers: true, description: 'A rate that holds from a day to come.' })
export class ComingRateType {
  @Field(() => DateScalar, { description: 'Its first day.' })
  from: string;

  @Field(() => DecimalScalar, { description: 'The rate for a year, in percent.' })
  annualRatePercent: string;
}

@ObjectType('TermsQuote', {
  simpleResolvers: true,
  description: 'Terms as they stand today, and what follows from them.',
})
export class TermsQuoteType {
  @Field(() => DateScalar, { description: 'The day of all figures.' })
  asOf: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of the next open installment; null where none is to come.',
  })
  payment: string | null;

  @Field(() => DateScalar, { description: 'When the last installment is due.' })
  maturesOn: string;

  @Field(() => DecimalScalar, { description: 'The rate for a year, in percent, that holds today.' })
  annualRatePercent: string;

  @Field(() => [ComingRateType], {
    description: 'Other rates that are known to come, in order; none where the rate of today holds to the end.',
  })
  comingRates: ComingRateType[];

  @Field(() => DecimalScalar, {
    description: 'Interest still to be paid, if installments are paid when they are due and what is past due today.',
  })
  totalInterest: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Annual percentage rate of what is still to be paid; null where nothing is.',
  })
  aprPercent: string | null;

  @Field(() => Int, { description: 'Days since the oldest open installment was due.' })
  daysPastDue: number;

  @Field(() => DecimalScalar, { description: 'What is past due.' })
  pastDueAmount: string;

  @Field(() => DecimalScalar, { description: 'Principal owed.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'What pays the loan off today, without a prepayment penalty.' })
  payoff: string;

  @Field(() => DecimalScalar, { description: 'Fees owed.' })
  fees: string;

  @Field(() => DecimalScalar, { description: 'Money held for the borrower.' })
  credit: string;

  @Field(() => [InstallmentType], { description: 'The installments in order.' })
  schedule: InstallmentType[];
}

@ObjectType('LoanChangeQuote', {
  simpleResolvers: true,
  description: 'What a change of terms would do. Nothing is changed.',
})
export class LoanChangeQuoteType {
  @Field(() => TermsQuoteType, { description: 'Without the change.' })
  before: TermsQuoteType;

  @Field(() => TermsQuoteType, { description: 'With it, and with all that follows from it.' })
  after: TermsQuoteType;
}

export const LoanChangeQuoteResult = commandResult(
  'LoanChangeQuoteResult',
  'What a change of terms would do, or why it would be refused.',
  LoanChangeQuoteType,
);
