import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import {
  ChangeDueDateInput,
  ChangeRateInput,
  DeferPaymentsInput,
  ModifyLoanInput,
  ReageInput,
  ReamortizeInput,
  UndoLoanChangeInput,
} from './change.input.js';

@Resolver()
export class ChangeCommandResolver {
  @Mutation(() => LoanCommandResult, {
    description: 'Skips installments: to the end of the loan, or spread over the rest.',
  })
  async deferPayments(
    @Arg('input', () => DeferPaymentsInput, { description: 'Which ones.' }) input: DeferPaymentsInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.deferPayments(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Gives a loan other due dates, or another frequency.' })
  async changeDueDate(
    @Arg('input', () => ChangeDueDateInput, { description: 'Which ones.' }) input: ChangeDueDateInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.changeDueDate(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Gives a loan another rate, or a cap on it, from a day that may be past, until another or for good.',
  })
  async changeRate(
    @Arg('input', () => ChangeRateInput, { description: 'Which one.' }) input: ChangeRateInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.changeRate(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Spreads what is left over the installments that are left.' })
  async reamortize(
    @Arg('input', () => ReamortizeInput, { description: 'Which loan.' }) input: ReamortizeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.reamortize(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Makes past-due installments part of new ones, so that no day is past due.',
  })
  async reage(
    @Arg('input', () => ReageInput, { description: 'Which loan.' }) input: ReageInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.reage(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'A signed modification: rate, installments, balloon and forgiven principal together.',
  })
  async modifyLoan(
    @Arg('input', () => ModifyLoanInput, { description: 'What was signed.' }) input: ModifyLoanInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.modifyLoan(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Takes a change of terms back as if it had never been. Changes after it stay.',
  })
  async undoLoanChange(
    @Arg('input', () => UndoLoanChangeInput, { description: 'Which change.' }) input: UndoLoanChangeInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.undoLoanChange(callerOf(context), input));
  }
}
