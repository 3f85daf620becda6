import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { callerOf, type GraphContext } from '../request/context.js';
import { answer } from '../refusal/refusal.type.js';
import { LoanCommandResult, LoanUpdated } from './loan-answer.js';
import { referencesOf, UpdateLoanReferencesInput } from './loan-references.input.js';

@Resolver()
export class LoanReferencesResolver {
  @Mutation(() => LoanCommandResult, {
    description: 'Says what nothing computes of a loan: addresses, servicers, digests, figures of an outside engine.',
  })
  async updateLoanReferences(
    @Arg('input', () => UpdateLoanReferencesInput, { description: 'Which loan, and what.' })
    input: UpdateLoanReferencesInput,
    @Ctx() context: GraphContext,
  ) {
    const { idempotencyKey, loanId, reason } = input;
    const command = { idempotencyKey, loanId, reason, ...referencesOf(input) };
    return answer(LoanUpdated, await context.services.commands.updateLoanReferences(callerOf(context), command));
  }
}
