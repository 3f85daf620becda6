import { Field, Int, ObjectType } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket, PaymentStatus } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { listConnectionOf } from '../connection/connection.type.js';

@ObjectType('DelinquencySpell', {
  simpleResolvers: true,
  description: 'A time in which one installment was the oldest one open, or none was late.',
})
export class DelinquencySpellType {
  @Field(() => DateScalar, { description: 'The first day.' })
  since: string;

  @Field(() => DateScalar, { description: 'The last day, or the day that was asked about.' })
  through: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the installment was due; null when none was late.' })
  oldestOpenDueDate: string | null;

  @Field(() => Int, { description: 'Days past due on the last day.' })
  daysPastDue: number;
}

@ObjectType('DelinquencyHistory', {
  simpleResolvers: true,
  description: 'How late a loan was, by the days that were closed.',
})
export class DelinquencyHistoryType {
  @Field(() => Int, { description: 'Most days past due.' })
  worstDaysPastDue: number;

  @Field(() => Int, { description: 'How often the loan became 30 days late.' })
  times30: number;

  @Field(() => Int, { description: 'How often the loan became 60 days late.' })
  times60: number;

  @Field(() => Int, { description: 'How often the loan became 90 days late.' })
  times90: number;

  @Field(() => [DelinquencySpellType], { description: 'Newest first.' })
  spells: DelinquencySpellType[];
}

@ObjectType('Delinquency', { simpleResolvers: true, description: 'How late a loan is on a day.' })
export class DelinquencyType {
  @Field(() => DateScalar, { description: 'The day.' })
  asOf: string;

  @Field(() => Int, { description: 'Days since the oldest open installment was due.' })
  daysPastDue: number;

  @Field(() => Int, { description: 'Days past due, less the grace days.' })
  delinquentDays: number;

  @Field(() => Int, { description: 'Whole months since the oldest open installment was due.' })
  monthsPastDue: number;

  @Field(() => DelinquencyBucket, { description: 'The bucket of the days past due.' })
  bucket: Bucket;

  @Field(() => PaymentStatus, { description: 'How punctual the loan is.' })
  paymentStatus: PaymentStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When the oldest open installment was due; null when none is late.',
  })
  oldestOpenDueDate: string | null;

  @Field(() => DecimalScalar, { description: 'Open installments that are past due, without fees.' })
  pastDueAmount: string;

  @Field(() => Int, { description: 'How many installments are past due.' })
  installmentsPastDue: number;

  @Field(() => DecimalScalar, { description: 'Fees that are not paid.' })
  feesDue: string;

  @Field(() => Int, { description: 'Days of grace before an installment counts as late.' })
  graceDays: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day of grace of the oldest open installment; null when none is late.',
  })
  graceEndsOn: string | null;

  @Field(() => Boolean, {
    description: 'Whether interest is income as it accrues; not from 90 days past due on, until the loan is current.',
  })
  interestIsIncome: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'From which day on it is to be charged off if nothing is paid; null when none is late, or it was. Notices of ' +
      'bankruptcy count for who may see them.',
  })
  chargeOffDueOn: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'When notice of the borrower’s bankruptcy came; null when none had come by that day.',
  })
  bankruptcyNoticeOn: string | null;
}

@ObjectType('Installment', {
  simpleResolvers: true,
  description: 'An installment of the contract, and what became of it by a day.',
})
export class InstallmentType {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number: number;

  @Field(() => DateScalar, { description: 'When it is due.' })
  dueDate: string;

  @Field(() => DecimalScalar, { description: 'What the contract schedules.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Principal in it.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest in it.' })
  interest: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What a change of terms moved from it into later ones; null where none did.',
  })
  movedAmount: string | null;

  @Field(() => DecimalScalar, {
    description: 'Money applied to it, oldest installment first; extra principal and fees stand apart.',
  })
  paid: string;

  @Field(() => DecimalScalar, {
    description:
      'What it still asks for; of one to come, on its day and if those before it are paid when they are due. The last one takes what is left of the loan.',
  })
  open: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'From which day it is satisfied; null while it is open, after a charge-off, and where an imported record says only that it was.',
  })
  satisfiedOn: string | null;

  @Field(() => Int, { description: 'Days since it was due, while it is open.' })
  daysPastDue: number;
}

export const InstallmentConnection = listConnectionOf('Installment', () => InstallmentType);
