import { SHARED_TEXT } from '../../domain/record/field.js';
import { Tagged } from '../../platform/guard/tags.js';
import { Field, ID, InputType, Int, ArgsType } from 'type-graphql';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import { HoldKindEnum } from '../command/shared-types.js';
import { DateScalar, DateTimeScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { DelinquencyBucket, EncumberedStatus, LoanStatus, PaymentStatus, RiskRating } from './loan-enums.js';
import type { LoanSort } from './loan-reader.js';
import type { SortDirection } from '../../platform/paging/page.js';
import { Combinable, type CombinedInput } from '../../platform/connection/combined-filter.js';
import { PageArguments } from '../../platform/connection/connection.type.js';

@InputType('LoanIntRange', {
  description: 'A range of whole numbers. Both ends are included; an omitted end is open.',
})
export class IntRange {
  @Field(() => Int, { nullable: true, description: 'Smallest value.' })
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'Largest value.' })
  to?: number | null;
}

@InputType('LoanDecimalRange', {
  description: 'A range of amounts. Both ends are included; an omitted end is open.',
})
export class DecimalRange {
  @Field(() => DecimalScalar, { nullable: true, description: 'Smallest amount.' })
  from?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Largest amount.' })
  to?: string | null;
}

@InputType('LoanDateRange', {
  description: 'A range of dates. Both ends are included; an omitted end is open.',
})
export class DateRange {
  @Field(() => DateScalar, { nullable: true, description: 'First date.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last date.' })
  to?: string | null;
}

@InputType('LoanDateTimeRange', {
  description: 'A range of times. Both ends are included; an omitted end is open.',
})
export class DateTimeRange {
  @Field(() => DateTimeScalar, { nullable: true, description: 'First time.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last time.' })
  to?: Date | null;
}

@Combinable
@InputType('LoanFilter', {
  description: 'Conditions on loans. All must match. A loan without a value is in no range of it.',
})
export class LoanFilterInput implements CombinedInput<LoanFilterInput> {
  and?: LoanFilterInput[] | null;
  or?: LoanFilterInput[] | null;
  not?: LoanFilterInput | null;

  @Field(() => [ID], { nullable: true, description: 'Only these loans.' })
  ids?: string[] | null;

  @Tagged(['SERVICING'])
  @Field(() => [ID], {
    nullable: true,
    description: 'Only loans of these applications. Requires access to application IDs.',
  })
  applicationIds?: string[] | null;

  @Tagged(['PERSONAL'])
  @Field(() => [ID], {
    nullable: true,
    description: 'Only loans of these borrowers. Requires access to personal data; audited.',
  })
  borrowerIds?: string[] | null;

  @Tagged(['PERSONAL'])
  @Field(() => [String], {
    nullable: true,
    description:
      'Only loans secured by these vehicles. Full identification numbers in any spelling. Requires access to personal data; audited.',
  })
  vins?: string[] | null;

  @Tagged(SHARED_TEXT)
  @Field(() => [String], {
    nullable: true,
    description:
      'Only loans with a payment that has one of these external references, exact match. Requires access to references; audited.',
  })
  paymentReferences?: string[] | null;

  @Field(() => [EncumberedStatus], { nullable: true, description: 'Only loans with one of these lien statuses.' })
  encumberedStatus?: EncumberedStatus[] | null;

  @Field(() => [LoanStatus], { nullable: true, description: 'Only loans with one of these statuses.' })
  loanStatus?: LoanStatus[] | null;

  @Field(() => [DelinquencyBucket], {
    nullable: true,
    description: 'Only loans in one of these delinquency buckets.',
  })
  bucket?: Bucket[] | null;

  @Field(() => IntRange, { nullable: true, description: 'Days past due.' })
  daysPastDue?: IntRange | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the loan must be charged off: past due or in bankruptcy for as many days as its rules allow. Bankruptcy counts only for callers with access to notices.',
  })
  chargeOffDue?: boolean | null;

  @Tagged(['SERVICING'])
  @Field(() => [HoldKindEnum], {
    nullable: true,
    description: 'Only loans with an active hold of one of these kinds. The caller must have access to the kind.',
  })
  holds?: HoldKind[] | null;

  @Field(() => [PaymentStatus], { nullable: true, description: 'Only loans with one of these payment statuses.' })
  paymentStatus?: PaymentStatus[] | null;

  @Field(() => [String], { nullable: true, description: 'Only loans with one of these credit grades.' })
  grade?: string[] | null;

  @Field(() => [RiskRating], { nullable: true, description: 'Only loans with one of these risk ratings.' })
  riskRating?: RiskRating[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans with this primary servicer.' })
  primaryServicerId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;

  @Tagged(['SERVICING'])
  @Field(() => [String], {
    nullable: true,
    description: 'Only loans from a dealer in one of these states. Requires access to the dealer.',
  })
  dealerState?: string[] | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'Creation time of the record.' })
  createdAt?: DateTimeRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Origination date.' })
  originationDate?: DateRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Maturity date.' })
  maturityDate?: DateRange | null;

  @Field(() => DateRange, { nullable: true, description: 'Next due date.' })
  nextPaymentDate?: DateRange | null;

  @Field(() => DecimalRange, { nullable: true, description: 'Principal at origination.' })
  principalAmount?: DecimalRange | null;

  @Field(() => DecimalRange, { nullable: true, description: 'Remaining principal.' })
  remainingBalance?: DecimalRange | null;
}

const LoanSortField = enumOf<LoanSort>('LoanSortField', 'Sort fields of loans. Ties are sorted by ID.', {
  CREATED_AT: 'Creation time of the record. Default: newest first.',
  ID: 'ID of the loan. Default: ascending.',
  ORIGINATION_DATE: 'Origination date. Default: newest first.',
  MATURITY_DATE: 'Maturity date. Default: earliest first.',
  NEXT_PAYMENT_DATE: 'Next due date. Default: earliest first.',
  PRINCIPAL_AMOUNT: 'Principal at origination. Default: largest first.',
  REMAINING_BALANCE: 'Remaining principal. Default: largest first.',
  DAYS_PAST_DUE: 'Days past due. Default: most first.',
  DEFAULT_PROBABILITY: 'Probability of default. Default: highest first.',
  INTEREST_RATE: 'Nominal annual interest rate. Default: highest first.',
});

export const SortDirectionEnum = enumOf<SortDirection>(
  'SortDirection',
  'Sort direction. Rows without a value come last in both directions.',
  { ASC: 'Smallest or oldest first.', DESC: 'Largest or newest first.' },
);

@InputType({ description: 'Sort order of loans.' })
export class LoanOrder {
  @Field(() => LoanSortField, { description: 'Field to sort by.' })
  field: LoanSort;

  @Field(() => SortDirectionEnum, { nullable: true, description: 'Sort direction. Default: the one of `field`.' })
  direction?: SortDirection | null;
}

@ArgsType()
export class LoansArguments extends PageArguments {
  @Field(() => LoanFilterInput, {
    nullable: true,
    description: 'Loans to list. Default: the caller’s portfolio.',
  })
  filter?: LoanFilterInput | null;

  @Field(() => LoanOrder, { nullable: true, description: 'Sort order. Default: newest record first.' })
  orderBy?: LoanOrder | null;
}
