import { Field, ID, InputType } from 'type-graphql';
import type { ChargeOffReason } from '../../domain/loan/charge-off.js';
import { CommandInput } from '../command-input.js';
import { enumOf } from '../enum-of.js';
import { DecimalScalar } from '../scalars.js';

const ChargeOffReasonEnum = enumOf<ChargeOffReason>('ChargeOffReason', 'Why a loan is charged off.', {
  DELINQUENCY: 'It is 120 days past due or more, or what its rules say.',
  BANKRUPTCY: 'The borrower is bankrupt.',
  FRAUD: 'The loan was obtained by fraud.',
  DECEASED: 'The borrower has died.',
  REPOSSESSION_SALE: 'The collateral was sold and left a deficiency.',
});

@InputType({ description: 'Which fee to give up, and how much of it.' })
export class WaiveFeeInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => ID, { description: 'Id of the fee.' })
  feeId: string;

  @Field(() => DecimalScalar, { description: 'How much, at most what is outstanding of it.' })
  amount: string;

  @Field(() => String, { description: 'Why.' })
  reason: string;
}

@InputType({ description: 'How much credit to pay back.' })
export class RefundCreditInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'How much, at most the credit balance.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@InputType({ description: 'Which loan to write off.' })
export class ChargeOffLoanInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => ChargeOffReasonEnum, { description: 'Why.' })
  reason: ChargeOffReason;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Leaves on the books what the collateral is worth by its newest valuation (give it net of the cost to sell), and ' +
      'writes off the rest. The whole loan by default.',
  })
  downToCollateral?: boolean | null;
}

@InputType({ description: 'Which charge-off to take back, and why.' })
export class UndoChargeOffInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'Why.' })
  reason: string;
}
