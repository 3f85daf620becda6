import { CommandEnum } from '../shared/command.enum.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RepaymentAnswer } from '../../app/repayment/repayment-command.js';
import type { Result } from '../../domain/refusal.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { answer } from '../refusal/refusal.type.js';
import {
  AcknowledgeRepaymentInput,
  CancelRepaymentInput,
  InitiateRepaymentInput,
  MarkRepaymentSentInput,
  ReverseRepaymentInput,
  SubmitRepaymentInput,
} from './repayment.inputs.js';
import {
  InitiateRepaymentResult,
  RepaymentCommandResult,
  RepaymentInitiated,
  RepaymentUpdated,
  Allocation,
  RepaymentType,
} from './repayment.type.js';
import type { RepaymentView } from '../../app/ports/loan-stores.js';
import { BatchField } from '../execution/batch-field.js';
import { allowedRepaymentCommands } from '../../domain/repayment/repayment-state.js';

export const RepaymentInitiatedResolver = loanAnswerResolver(() => RepaymentInitiated);
export const RepaymentUpdatedResolver = loanAnswerResolver(() => RepaymentUpdated);

const updated = async (done: Promise<Result<RepaymentAnswer>>) => answer(RepaymentUpdated, await done);

@Resolver()
export class RepaymentCommandResolver {
  @Mutation(() => InitiateRepaymentResult, {
    description: 'Says what is owed as of a day, with a payoff quote, and opens a repayment. No money moves.',
  })
  async initiateRepayment(
    @Arg('input', () => InitiateRepaymentInput, { description: 'Which loan.' }) input: InitiateRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(RepaymentInitiated, await context.services.commands.initiateRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Records a payment that is on its way, with a preview of its allocation. Balances do not move.',
  })
  submitRepayment(
    @Arg('input', () => SubmitRepaymentInput, { description: 'The payment.' }) input: SubmitRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.submitRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Settles a submitted repayment, which moves the balances and may close the loan, or rejects it.',
  })
  acknowledgeRepayment(
    @Arg('input', () => AcknowledgeRepaymentInput, { description: 'What became of it.' })
    input: AcknowledgeRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.acknowledgeRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Takes a settled repayment back. Later payments are applied anew; nothing is deleted.',
  })
  reverseRepayment(
    @Arg('input', () => ReverseRepaymentInput, { description: 'Which repayment, and why.' })
    input: ReverseRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.reverseRepayment(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Says that a submitted repayment has left for the bank: it cannot be cancelled any more.',
  })
  markRepaymentSent(
    @Arg('input', () => MarkRepaymentSentInput, { description: 'Which repayment.' }) input: MarkRepaymentSentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.markRepaymentSent(callerOf(context), input));
  }

  @Mutation(() => RepaymentCommandResult, {
    description: 'Gives up a repayment that was not sent yet: any one for a servicer, their own for others.',
  })
  cancelRepayment(
    @Arg('input', () => CancelRepaymentInput, { description: 'Which repayment.' }) input: CancelRepaymentInput,
    @Ctx() context: GraphContext,
  ) {
    return updated(context.services.commands.cancelRepayment(callerOf(context), input));
  }
}

@Resolver(() => RepaymentType)
export class RepaymentPartResolver {
  @BatchField(() => Allocation, {
    nullable: true,
    description: 'Where its money stands in the ledger now; null until it settles.',
  })
  allocation(repayments: readonly RepaymentView[], _args: object, { loaders }: GraphContext) {
    return loaders.allocation.loadAll(repayments.map(({ id }) => id));
  }

  @BatchField(() => [CommandEnum], { description: 'The commands that its state allows.' })
  allowedCommands(repayments: readonly RepaymentView[]) {
    return repayments.map(({ state }) => allowedRepaymentCommands(state));
  }
}
