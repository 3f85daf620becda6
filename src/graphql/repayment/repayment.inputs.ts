import { Field, ID, InputType, ArgsType } from 'type-graphql';
import type { SortDirection } from '../../app/ports/loan-reader.js';
import type { RepaymentMethod } from '../../app/ports/loan-stores.js';
import type { RepaymentSort } from '../../app/ports/servicing-reader.js';
import type { Acknowledgement } from '../../app/repayment/acknowledge-repayment.js';
import { SHARED_TEXT } from '../../domain/record/field.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { PageArguments } from '../connection/connection.type.js';
import { Tagged } from '../guard/tags.js';
import { DateRange, DateTimeRange, SortDirectionEnum } from '../loan/loan-filter.input.js';
import { CommandInput } from '../shared/command.enum.js';
import { DateScalar, DecimalScalar, enumOf } from '../shared/scalars.js';
import { PaymentInstructionEnum, RepaymentMethodEnum, RepaymentStateEnum } from './repayment.type.js';

const SubmittedMethod = enumOf<Exclude<RepaymentMethod, 'COLLATERAL_SALE' | 'INSURANCE'>>(
  'SubmittedRepaymentMethod',
  'How a borrower pays.',
  {
    ACH: 'Bank transfer through the clearing house.',
    CARD: 'Card.',
    CHECK: 'Check.',
    CASH: 'Cash.',
    WIRE: 'Wire transfer.',
    OTHER: 'Another way.',
  },
);

const AcknowledgementEnum = enumOf<Acknowledgement>('RepaymentOutcome', 'What became of a submitted repayment.', {
  SETTLED: 'The money has arrived.',
  FAILED: 'The money did not arrive.',
});

@InputType({ description: 'Which loan to pay on, and as of when.' })
export class InitiateRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DateScalar, { nullable: true, description: 'What is owed as of this day; today by default.' })
  asOf?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Until when the payoff quote is good; ten days by default.' })
  goodThrough?: string | null;
}

@InputType({ description: 'A payment that is on its way.' })
export class SubmitRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => ID, { nullable: true, description: 'A repayment that was initiated; a new one is made without it.' })
  repaymentId?: string | null;

  @Field(() => DecimalScalar, { description: 'Amount, above zero, in cents at most.' })
  amount: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: "From which day the money counts; today by default. A borrower's own payment counts from today.",
  })
  effectiveDate?: string | null;

  @Field(() => SubmittedMethod, { description: 'How it is paid.' })
  method: RepaymentMethod;

  @Field(() => String, { nullable: true, description: 'What your system calls it. At most 500 characters.' })
  externalReference?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Take it although a payment of this loan, or of yours, has this external reference; not by default.',
  })
  allowDuplicateReference?: boolean | null;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'What to do with money beyond what is due; the default of the loan without it.',
  })
  instruction?: PaymentInstruction | null;
}

@InputType({ description: 'What became of a submitted repayment.' })
export class AcknowledgeRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the repayment.' })
  repaymentId: string;

  @Field(() => AcknowledgementEnum, { description: 'Whether the money has arrived.' })
  outcome: Acknowledgement;

  @Field(() => String, { nullable: true, description: 'Why it failed; a failure needs one.' })
  reason?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'A fee for a payment that was returned, of a failure only, within the limits of `assessFee`; none by default.',
  })
  returnedPaymentFee?: string | null;
}

@InputType({ description: 'Which settled repayment to take back.' })
export class ReverseRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the repayment.' })
  repaymentId: string;

  @Field(() => String, { description: 'Why it is taken back.' })
  reason: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'A fee for the returned payment, within the limits of `assessFee`; none by default.',
  })
  returnedPaymentFee?: string | null;
}

@InputType({ description: 'Which submitted repayment has left for the bank.' })
export class MarkRepaymentSentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the repayment.' })
  repaymentId: string;
}

@InputType({ description: 'Which repayment to give up.' })
export class CancelRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the repayment.' })
  repaymentId: string;
}

@InputType('RepaymentFilter', {
  description: 'Which repayments to list. All conditions given must hold; one without the day is in no range of it.',
})
export class RepaymentFilterInput {
  @Field(() => [RepaymentStateEnum], {
    nullable: true,
    description: 'In one of these states; `SUBMITTED` is the queue of those that are on their way.',
  })
  state?: RepaymentState[] | null;

  @Field(() => [RepaymentMethodEnum], { nullable: true, description: 'Made in one of these ways.' })
  method?: RepaymentMethod[] | null;

  @Field(() => [ID], { nullable: true, description: 'On one of these loans.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'On loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'On loans of this servicer, as the primary or the secondary one.' })
  servicerId?: string | null;

  @Field(() => DateRange, { nullable: true, description: 'Whose money counts from a day in this range.' })
  effectiveDate?: DateRange | null;

  @Field(() => DateTimeRange, { nullable: true, description: 'Initiated, or submitted at once, then.' })
  initiatedAt?: DateTimeRange | null;

  @Tagged(SHARED_TEXT)
  @Field(() => [String], {
    nullable: true,
    description:
      'Called by one of these references in another system, to the letter. Only for who may see references; audited.',
  })
  externalReferences?: string[] | null;
}

const RepaymentSortField = enumOf<RepaymentSort>(
  'RepaymentSortField',
  'What repayments can be sorted by; equals come in order of their ids.',
  {
    INITIATED_AT: 'When it was initiated, or submitted at once.',
    EFFECTIVE_DATE: 'From which day its money counts.',
  },
);

@InputType({ description: 'How to sort repayments.' })
class RepaymentOrder {
  @Field(() => RepaymentSortField, { description: 'What to sort by.' })
  field: RepaymentSort;

  @Field(() => SortDirectionEnum, { defaultValue: 'DESC', description: 'Which end comes first.' })
  direction: SortDirection;
}

@ArgsType()
export class RepaymentsArguments extends PageArguments {
  @Field(() => RepaymentFilterInput, {
    nullable: true,
    description: 'Which repayments; all on loans that exist for this client by default.',
  })
  filter?: RepaymentFilterInput | null;

  @Field(() => RepaymentOrder, { nullable: true, description: 'In which order; newest first by default.' })
  orderBy?: RepaymentOrder | null;
}
