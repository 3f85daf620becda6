import type { LoanAnswer } from './loan-answer.type.js';
import { Field, ID, ObjectType, Resolver, type ClassType } from 'type-graphql';
import { LoanStatus } from './loan-enums.js';
import type { GraphContext } from '../graph-context.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { loanNeedsOf } from './load-loan.js';
import { Loan } from './loan.type.js';
import { loanById } from './loan.loaders.js';

@ObjectType({ simpleResolvers: true, description: 'The command was carried out.' })
export class LoanUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;
}

/** `loan` on what a command answers: as it is now. */
export function loanAnswerResolver(type: () => ClassType) {
  @Resolver(type)
  class LoanAnswerResolver {
    @BatchField(() => Loan, { nullable: true, description: 'The loan after the command.' })
    loan(answers: readonly LoanAnswer[], _args: object, context: GraphContext, selection: Selection) {
      return context.loadAll(
        loanById(loanNeedsOf(selection)),
        answers.map(({ loanId }) => loanId),
      );
    }
  }
  return LoanAnswerResolver;
}
