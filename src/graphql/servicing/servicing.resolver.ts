import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { callerOf } from '../caller-of.js';
import type { GraphContext } from '../context.js';
import { loanAnswerResolver } from '../loan/loan-answer.resolver.js';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.type.js';
import { answer } from '../refusal/answer.js';
import { ChargeOffLoanInput, RefundCreditInput, UndoChargeOffInput, WaiveFeeInput } from './servicing.inputs.js';

export const LoanUpdatedResolver = loanAnswerResolver(() => LoanUpdated);

@Resolver()
export class ServicingCommandResolver {
  @Mutation(() => LoanCommandResult, { nullable: true, description: 'Gives up a fee, or a part of it.' })
  async waiveFee(
    @Arg('input', () => WaiveFeeInput, { description: 'Which fee.' }) input: WaiveFeeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.waiveFee(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    nullable: true,
    description: 'Pays back money that is held as credit for the borrower.',
  })
  async refundCredit(
    @Arg('input', () => RefundCreditInput, { description: 'How much.' }) input: RefundCreditInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.refundCredit(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    nullable: true,
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
    nullable: true,
    description: 'Takes the newest charge-off back as if it had never been: interest ran on, recoveries were payments.',
  })
  async undoChargeOff(
    @Arg('input', () => UndoChargeOffInput, { description: 'Which loan, and why.' }) input: UndoChargeOffInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.undoChargeOff(callerOf(context), input));
  }
}
