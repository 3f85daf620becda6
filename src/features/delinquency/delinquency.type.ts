import { Field, Int, ObjectType } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import { DelinquencyBucket, PaymentStatus } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar } from '../../platform/scalars/scalars.js';
import { listConnectionOf } from '../../platform/connection/connection.type.js';

@ObjectType('DelinquencySpell', {
  simpleResolvers: true,
  description: 'A period with one oldest open installment, or with none past due.',
})
export class DelinquencySpellType {
  @Field(() => DateScalar, { description: 'First day of the period.' })
  since: string;

  @Field(() => DateScalar, { description: 'Last day of the period, or the reported day.' })
  through: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Due date of the oldest open installment; null when none was past due.',
  })
  oldestOpenDueDate: string | null;

  @Field(() => Int, { description: 'Days past due on the last day.' })
  daysPastDue: number;
}

@ObjectType('DelinquencyHistory', {
  simpleResolvers: true,
  description: 'Delinquency of a loan from its opening to a day, by effective date.',
})
export class DelinquencyHistoryType {
  @Field(() => Int, { description: 'Highest number of days past due.' })
  worstDaysPastDue: number;

  @Field(() => Int, { description: 'Number of times the loan became 30 days past due.' })
  times30: number;

  @Field(() => Int, { description: 'Number of times the loan became 60 days past due.' })
  times60: number;

  @Field(() => Int, { description: 'Number of times the loan became 90 days past due.' })
  times90: number;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date of first delinquency: the due date with which the current delinquency began. Null while current.',
  })
  firstDelinquencyOn: string | null;

  @Field(() => [DelinquencySpellType], { description: 'Periods, newest first.' })
  spells: DelinquencySpellType[];
}

@ObjectType('Delinquency', { simpleResolvers: true, description: 'Delinquency of a loan on a day.' })
export class DelinquencyType {
  @Field(() => DateScalar, { description: 'Reported business day.' })
  asOf: string;

  @Field(() => Int, { description: 'Days past due, counted from the oldest unpaid due date.' })
  daysPastDue: number;

  @Field(() => Int, { description: 'Whole months since the oldest unpaid due date.' })
  monthsPastDue: number;

  @Field(() => DelinquencyBucket, { description: 'Delinquency bucket.' })
  bucket: Bucket;

  @Field(() => PaymentStatus, { description: 'Payment status.' })
  paymentStatus: PaymentStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Oldest unpaid due date; null when no installment is past due.',
  })
  oldestOpenDueDate: string | null;

  @Field(() => DecimalScalar, { description: 'Open amount of installments past due, without fees.' })
  pastDueAmount: string;

  @Field(() => Int, { description: 'Number of installments past due.' })
  installmentsPastDue: number;

  @Field(() => DecimalScalar, { description: 'Unpaid fees.' })
  feesDue: string;

  @Field(() => Int, { description: 'Grace days before a late fee.' })
  graceDays: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Last grace day of the oldest open installment; null when none is past due.',
  })
  graceEndsOn: string | null;

  @Field(() => Boolean, {
    description:
      'Whether accrued interest is income. False on non-accrual: from 90 days past due until the loan is current.',
  })
  interestIsIncome: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date on which the loan must be charged off if nothing is paid. Null when no installment is past due or the loan is charged off. Bankruptcy notices count only for callers with access to them.',
  })
  chargeOffDueOn: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the borrower’s bankruptcy notice; null when there was none by that day.',
  })
  bankruptcyNoticeOn: string | null;
}

@ObjectType('Installment', {
  simpleResolvers: true,
  description: 'An installment of the contract, with its payments up to a day.',
})
export class InstallmentType {
  @Field(() => Int, { description: 'Number of the installment, from 1.' })
  number: number;

  @Field(() => DateScalar, { description: 'Due date.' })
  dueDate: string;

  @Field(() => DecimalScalar, { description: 'Scheduled amount.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Scheduled principal.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Scheduled interest.' })
  interest: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount that a change of terms moved to later installments; null without one.',
  })
  movedAmount: string | null;

  @Field(() => DecimalScalar, {
    description: 'Amount paid, oldest installment first. Excludes fees and extra principal.',
  })
  paid: string;

  @Field(() => DecimalScalar, {
    description:
      'Open amount. For a future installment, the amount on its due date if earlier ones are paid when due. The last installment includes the rest of the loan.',
  })
  open: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Date the installment was satisfied. Null while it is open, after a charge-off, and where an imported record has no date.',
  })
  satisfiedOn: string | null;

  @Field(() => Int, { description: 'Days since the due date, while the installment is open.' })
  daysPastDue: number;
}

export const InstallmentConnection = listConnectionOf('Installment', () => InstallmentType);
