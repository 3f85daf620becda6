import { Resolver, type ClassType } from 'type-graphql';
import type { LoanAnswer } from '../../app/loan/loan-answer.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../selection.js';
import { loanNeedsOf } from './loan-needs-of.js';
import { Loan } from './loan.type.js';

/** `loan` on what a command answers: as it is now. */
export function loanAnswerResolver(type: () => ClassType) {
  @Resolver(type)
  class LoanAnswerResolver {
    @BatchField(() => Loan, { nullable: true, description: 'The loan as it is now.' })
    loan(answers: readonly LoanAnswer[], _args: object, { loaders }: GraphContext, selection: Selection) {
      return loaders.loans(loanNeedsOf(selection)).loadAll(answers.map(({ loanId }) => loanId));
    }
  }
  return LoanAnswerResolver;
}
