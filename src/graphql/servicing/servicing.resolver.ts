import { Field, ID, InputType, Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ChargeOffReason } from '../../domain/loan/charge-off.js';
import { CommandInput } from '../shared/command.enum.js';
import { DateScalar, enumOf } from '../shared/scalars.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { loanAnswerResolver, LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { answer } from '../refusal/refusal.type.js';

const ChargeOffReasonEnum = enumOf<ChargeOffReason>('ChargeOffReason', 'Why a loan is charged off.', {
  DELINQUENCY: 'It is 120 days past due or more, or what its rules say.',
  BANKRUPTCY: 'The borrower is bankrupt.',
  FRAUD: 'The loan was obtained by fraud.',
  DECEASED: 'The borrower has died.',
  REPOSSESSION_SALE: 'The collateral was sold and left a deficiency.',
});

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

@InputType({ description: 'When notice of a bankruptcy came.' })
export class RecordBankruptcyNoticeInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day of the notice, in place of the one before; without it the notice is taken back.',
  })
  noticedOn?: string | null;

  @Field(() => String, { description: 'Why: the case, or why it is taken back.' })
  reason: string;
}

export const LoanUpdatedResolver = loanAnswerResolver(() => LoanUpdated);

@Resolver()
export class ServicingCommandResolver {
  @Mutation(() => LoanCommandResult, {
    description:
      'Writes a loan, or what its collateral does not cover, off as a loss: 120 days past due, or for a stated reason.',
  })
  async chargeOffLoan(
    @Arg('input', () => ChargeOffLoanInput, { description: 'Which loan, and why.' }) input: ChargeOffLoanInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.chargeOffLoan(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Takes the newest charge-off back as if it had never been: interest ran on, recoveries were payments.',
  })
  async undoChargeOff(
    @Arg('input', () => UndoChargeOffInput, { description: 'Which loan, and why.' }) input: UndoChargeOffInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.undoChargeOff(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description:
      'Notes when notice of the borrower’s bankruptcy came, or takes it back. The loan is to be charged off so many days ' +
      'later as its rules say, also when it is current.',
  })
  async recordBankruptcyNotice(
    @Arg('input', () => RecordBankruptcyNoticeInput, { description: 'Which loan, and when.' })
    input: RecordBankruptcyNoticeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.recordBankruptcyNotice(callerOf(context), input));
  }
}
