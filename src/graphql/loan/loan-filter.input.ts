import { SHARED_TEXT } from '../../domain/record/field.js';
import { Tagged } from '../guard/tags.js';
import { Field, ID, InputType, Int, ArgsType } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { HoldKindEnum } from '../shared/types.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../shared/scalars.js';
import { DelinquencyBucket, EncumberedStatus, LoanStatus, PaymentStatus, RiskRating } from './loan-enums.js';
import type { LoanSort, SortDirection } from '../../app/ports/loan-reader.js';
import { PageArguments } from '../connection/connection.type.js';

@InputType('LoanIntRange', {
  description: 'Whole numbers from one to another, both included. An end that is left out is open.',
})
export class IntRange {
  @Field(() => Int, { nullable: true, description: 'The smallest.' })
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'The largest.' })
  to?: number | null;
}

@InputType('LoanDecimalRange', {
  description: 'Amounts from one to another, both included. An end that is left out is open.',
})
export class DecimalRange {
  @Field(() => DecimalScalar, { nullable: true, description: 'The smallest.' })
  from?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The largest.' })
  to?: string | null;
}

@InputType('LoanDateRange', {
  description: 'Days from one to another, both included. An end that is left out is open.',
})
export class DateRange {
  @Field(() => DateScalar, { nullable: true, description: 'The first day.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day.' })
  to?: string | null;
}

@InputType('LoanDateTimeRange', {
  description: 'Instants from one to another, both included. An end that is left out is open.',
})
export class DateTimeRange {
  @Field(() => DateTimeScalar, { nullable: true, description: 'The first instant.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The last instant.' })
  to?: Date | null;
}

@InputType('LoanFilter', {
  description: 'Which loans to list. All conditions given must hold; a loan without the figure is in no range of it.',
})
export class LoanFilterInput {
  @Field(() => [ID], { nullable: true, description: 'With one of these ids.' })
  ids?: string[] | null;

  @Tagged(['SERVICING'])
  @Field(() => [ID], {
    nullable: true,
    description: 'Of one of these applications. Only for who may see the id of an application.',
  })
  applicationIds?: string[] | null;

  @Tagged(['PERSONAL'])
  @Field(() => [ID], {
    nullable: true,
    description: 'Of one of these borrowers. Only for who may see persons; audited.',
  })
  borrowerIds?: string[] | null;

  @Tagged(['PERSONAL'])
  @Field(() => [String], {
    nullable: true,
    description:
      'Secured by a vehicle with one of these identification numbers, whole, in any spelling. Only for who may see them; audited.',
  })
  vins?: string[] | null;

  @Tagged(SHARED_TEXT)
  @Field(() => [String], {
    nullable: true,
    description:
      'With a payment that another system calls by one of these references, to the letter. Only for who may see references; audited.',
  })
  paymentReferences?: string[] | null;

  @Field(() => [EncumberedStatus], { nullable: true, description: 'With one of these states of the lien.' })
  encumberedStatus?: EncumberedStatus[] | null;

  @Field(() => [LoanStatus], { nullable: true, description: 'In one of these states.' })
  loanStatus?: LoanStatus[] | null;

  @Field(() => [DelinquencyBucket], {
    nullable: true,
    description: 'In one of these delinquency buckets by days past due.',
  })
  bucket?: Bucket[] | null;

  @Field(() => IntRange, { nullable: true, description: 'So many days past due.' })
  daysPastDue?: IntRange | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Being repaid and as many days past due as their rules want to see charged off: the nightly list. Also so many ' +
      'days after notice of a bankruptcy, for who may see notices.',
  })
  chargeOffDue?: boolean | null;

  @Tagged(['SERVICING'])
  @Field(() => [HoldKindEnum], {
    nullable: true,
    description: 'On which a hold of one of these kinds stands today. Only kinds that the client may know of.',
  })
  holds?: HoldKind[] | null;

  @Field(() => [PaymentStatus], { nullable: true, description: 'With one of these payment statuses.' })
  paymentStatus?: PaymentStatus[] | null;

  @Field(() => [String], { nullable: true, description: 'With one of these credit grades.' })
  grade?: string[] | null;

  @Field(() => [RiskRating], { nullable: true, description: 'With one of these risk ratings.' })
  riskRating?: RiskRating[] | null;

  @Field(() => ID, { nullable: true, description: 'Owned by this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Serviced by this servicer, as the primary one.' })
  primaryServicerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Serviced by this servicer, as the primary or the secondary one.' })
  servicerId?: string | null;

  @Tagged(['SERVICING'])
  @Field(() => [String], {
    nullable: true,
    description: 'Applied for at a dealer in one of these states. Only for who may see the dealer.',
  })
  dealerState?: string[] | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'Whose record was created then.' })
  createdAt?: DateTimeRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Made then.' })
  originationDate?: DateRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Due in full then.' })
  maturityDate?: DateRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Whose next installment is due then.' })
  nextPaymentDate?: DateRange | null;

  @Field(() => DecimalRange, { nullable: true, description: 'With so much principal when made.' })
  principalAmount?: DecimalRange | null;

  @Field(() => DecimalRange, { nullable: true, description: 'With so much principal still owed.' })
  remainingBalance?: DecimalRange | null;
}

const LoanSortField = enumOf<LoanSort>(
  'LoanSortField',
  'What loans can be sorted by; equals come in order of their ids.',
  {
    CREATED_AT: 'When the loan record was created.',
    ID: 'Id of the loan.',
    ORIGINATION_DATE: 'When the loan was made.',
    MATURITY_DATE: 'When the loan is due in full.',
    NEXT_PAYMENT_DATE: 'When the next installment is due.',
    PRINCIPAL_AMOUNT: 'Principal when the loan was made.',
    REMAINING_BALANCE: 'Principal still owed.',
    DAYS_PAST_DUE: 'Days past due.',
    DEFAULT_PROBABILITY: 'Probability of default.',
    INTEREST_RATE: 'Nominal annual interest rate.',
  },
);

export const SortDirectionEnum = enumOf<SortDirection>(
  'SortDirection',
  'Which end of a list comes first. What has no value to sort by comes last either way.',
  { ASC: 'Smallest or oldest first.', DESC: 'Largest or newest first.' },
);

@InputType({ description: 'How to sort loans.' })
export class LoanOrder {
  @Field(() => LoanSortField, { description: 'What to sort by.' })
  field: LoanSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@ArgsType()
export class LoansArguments extends PageArguments {
  @Field(() => LoanFilterInput, {
    nullable: true,
    description: 'Which loans; all that exist for this client by default.',
  })
  filter?: LoanFilterInput | null;

  @Field(() => LoanOrder, { nullable: true, description: 'In which order; newest record first by default.' })
  orderBy?: LoanOrder | null;
}
