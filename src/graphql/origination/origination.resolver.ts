import { Field, ID, ObjectType, Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { invalidInput } from '../../domain/refusal.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { commandResult, answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { loanAnswerResolver, LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { referencesOf } from '../loan/loan-references.resolver.js';
import { atTypedMembers, CreateLoanInput, requestOf } from './create-loan.input.js';
import {
  ClearStipulationInput,
  CompleteUnderwritingInput,
  FundLoanInput,
  ReopenUnderwritingInput,
  StartUnderwritingInput,
  WithdrawLoanInput,
} from './origination.inputs.js';

@ObjectType({ simpleResolvers: true, description: 'A loan was made of the application.' })
export class LoanCreated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;

  @Field(() => [String], { description: 'Things to look at that did not stand in the way.' })
  warnings: string[];
}

export const CreateLoanResult = commandResult('CreateLoanResult', 'What createLoan answers.', LoanCreated);

export const LoanCreatedResolver = loanAnswerResolver(() => LoanCreated);

@Resolver()
export class OriginationCommandResolver {
  @Mutation(() => CreateLoanResult, { description: 'Makes a loan of an application.' })
  async createLoan(
    @Arg('input', () => CreateLoanInput, { description: 'The application.' }) input: CreateLoanInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, lenderId, primaryServicerId } = input;
    const references = input.references && referencesOf(input.references);
    const application = { idempotencyKey, lenderId, primaryServicerId, references, request: requestOf(input) };
    const created = await context.services.commands.createLoan(callerOf(context), application);
    const isTyped = !created.ok && created.refusal.code === 'INVALID_INPUT' && !input.request;
    return answer(LoanCreated, isTyped ? invalidInput(atTypedMembers(created.refusal.faults)) : created);
  }

  @Mutation(() => LoanCommandResult, { description: 'Begins the review of a complete application.' })
  async startUnderwriting(
    @Arg('input', () => StartUnderwritingInput, { description: 'Which loan.' }) input: StartUnderwritingInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.startUnderwriting(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Ends the review with the results of a risk engine, or with those of the built-in forecast.',
  })
  async completeUnderwriting(
    @Arg('input', () => CompleteUnderwritingInput, { description: 'The results.' }) input: CompleteUnderwritingInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.completeUnderwriting(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Takes a decision back, so that the loan is reviewed again.',
  })
  async reopenUnderwriting(
    @Arg('input', () => ReopenUnderwritingInput, { description: 'Which loan.' }) input: ReopenUnderwritingInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.reopenUnderwriting(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Ends an application before it is funded.' })
  async withdrawLoan(
    @Arg('input', () => WithdrawLoanInput, { description: 'Which loan.' }) input: WithdrawLoanInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.withdrawLoan(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Notes that a condition of the approval is met.' })
  async clearStipulation(
    @Arg('input', () => ClearStipulationInput, { description: 'Which condition.' }) input: ClearStipulationInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.clearStipulation(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Pays a loan out on an approved deal, today: fixes its terms and schedule.',
  })
  async fundLoan(
    @Arg('input', () => FundLoanInput, { description: 'Which loan, on which deal.' }) input: FundLoanInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.fundLoan(callerOf(context), input));
  }
}
