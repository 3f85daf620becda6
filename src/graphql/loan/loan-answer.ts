import { Field, ID, ObjectType, Resolver, type ClassType } from 'type-graphql';
import { commandResult } from '../refusal/refusal.type.js';
import { LoanStatus } from './loan-enums.js';
import type { LoanAnswer } from '../../app/loan/record-change.js';
import type { GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { loanNeedsOf } from './load-loan.js';
import { Loan } from './loan.type.js';

@ObjectType({ simpleResolvers: true, description: 'The command was carried out.' })
export class LoanUpdated {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Where the command left the loan.' })
  loanStatus: LoanStatus;
}

export const LoanCommandResult = commandResult('LoanCommandResult', 'What a command on a loan answers.', LoanUpdated);

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
