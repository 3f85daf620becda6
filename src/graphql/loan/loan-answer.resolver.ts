import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root, type ClassType } from 'type-graphql';
import type { LoanAnswer } from '../../app/loan/loan-answer.js';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { loanColumnsOf } from './loan-columns-of.js';
import { Loan } from './loan.type.js';

/** `loan` on what a command answers: as it is now, not as an earlier field of the same request has seen it. */
export function loanAnswerResolver(type: () => ClassType) {
  @Resolver(type)
  class LoanAnswerResolver {
    @FieldResolver(() => Loan, { nullable: true, description: 'The loan as it is now.' })
    loan(
      @Root() { loanId }: LoanAnswer,
      @Ctx() { loaders }: GraphContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<LoanView | undefined> {
      return loaders.loan(loanColumnsOf(info)).clear(loanId).load(loanId);
    }
  }
  return LoanAnswerResolver;
}
