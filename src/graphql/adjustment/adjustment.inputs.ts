import { Field, ID, InputType } from 'type-graphql';
import type { ChargedFee } from '../../domain/adjustment/policy.js';
import { KeyField } from '../shared/command.enum.js';
import { DateScalar, DecimalScalar, enumOf } from '../shared/scalars.js';

const ChargedFeeEnum = enumOf<ChargedFee>(
  'ChargedFeeKind',
  'A fee that may be charged by hand, where the policy says so.',
  {
    RETURNED_PAYMENT: 'A payment was returned.',
    TITLE: 'Title and registration.',
    REPOSSESSION: 'Repossession, storage and preparation for sale.',
    LEGAL: 'Court and attorney.',
    DEFERRAL: 'Installments were deferred.',
    OTHER: 'Something else.',
  },
);

const LOAN_ID = { description: 'Id of the loan.' };
const WHY = { description: 'Why.' };
const FROM = { nullable: true, description: 'From which day it counts; today by default.' };

/** What each adjusting command takes. With a key it is a command, without one it is what an approval is asked for. */
@InputType()
abstract class Reasoned {
  @Field(() => ID, LOAN_ID)
  loanId: string;

  @Field(() => String, WHY)
  reason: string;
}

@InputType({ description: 'Which fee to charge.' })
export class AssessFeeDetails extends Reasoned {
  @Field(() => ChargedFeeEnum, { description: 'What it is for.' })
  kind: ChargedFee;

  @Field(() => DecimalScalar, { description: 'How much, at most what the policy says for its kind.' })
  amount: string;
}

@InputType({ description: 'Which fee to charge.' })
export class AssessFeeInput extends AssessFeeDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'Which fee to give up, and how much of it.' })
export class WaiveFeeDetails extends Reasoned {
  @Field(() => ID, { description: 'Id of the fee.' })
  feeId: string;

  @Field(() => DecimalScalar, { description: 'How much, at most what is outstanding of it.' })
  amount: string;
}

@InputType({ description: 'Which fee to give up, and how much of it.' })
export class WaiveFeeInput extends WaiveFeeDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'Which fee to give back, and how much of it.' })
export class RefundFeeDetails extends Reasoned {
  @Field(() => ID, { description: 'Id of the fee.' })
  feeId: string;

  @Field(() => DecimalScalar, { description: 'How much, at most what was paid of it.' })
  amount: string;
}

@InputType({ description: 'Which fee to give back, and how much of it.' })
export class RefundFeeInput extends RefundFeeDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'How much credit to pay back.' })
export class RefundCreditDetails {
  @Field(() => ID, LOAN_ID)
  loanId: string;

  @Field(() => DecimalScalar, { description: 'How much, at most the credit balance.' })
  amount: string;

  @Field(() => String, { nullable: true, ...WHY })
  reason?: string | null;
}

@InputType({ description: 'How much credit to pay back.' })
export class RefundCreditInput extends RefundCreditDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'How much interest to give up.' })
export class WaiveInterestDetails extends Reasoned {
  @Field(() => DecimalScalar, { description: 'How much, at most what has accrued by the day and is not paid.' })
  amount: string;

  @Field(() => DateScalar, FROM)
  effectiveOn?: string | null;
}

@InputType({ description: 'How much interest to give up.' })
export class WaiveInterestInput extends WaiveInterestDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'Which loan to close by writing off what is left.' })
export class WriteOffSmallBalanceDetails extends Reasoned {}

@InputType({ description: 'Which loan to close by writing off what is left.' })
export class WriteOffSmallBalanceInput extends WriteOffSmallBalanceDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'By how much to correct the principal.' })
export class AdjustPrincipalDetails extends Reasoned {
  @Field(() => DecimalScalar, { description: 'Above zero more is owed, below zero less, down to nothing.' })
  amount: string;

  @Field(() => DateScalar, FROM)
  effectiveOn?: string | null;
}

@InputType({ description: 'By how much to correct the principal.' })
export class AdjustPrincipalInput extends AdjustPrincipalDetails {
  @KeyField()
  idempotencyKey: string;
}

@InputType({ description: 'Which adjustment to take back.' })
export class ReverseAdjustmentDetails extends Reasoned {
  @Field(() => ID, { description: 'Id of the adjustment.' })
  adjustmentId: string;
}

@InputType({ description: 'Which adjustment to take back.' })
export class ReverseAdjustmentInput extends ReverseAdjustmentDetails {
  @KeyField()
  idempotencyKey: string;
}
