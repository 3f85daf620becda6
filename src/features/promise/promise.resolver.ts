import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import type { PromiseState } from '../../domain/promise/promise.js';
import { PageArguments, Paged, pageOfList, wholeList } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';
import { promisesOfLoan, viewOf } from './promise.loaders.js';
import { PromiseConnection, PromiseStateEnum, PromiseUpdated, type PromiseView } from './promise.type.js';

export const PromiseUpdatedResolver = loanAnswerResolver(() => PromiseUpdated);

@ArgsType()
class PromisesArguments extends PageArguments {
  @Field(() => [PromiseStateEnum], {
    nullable: true,
    description: 'Only promises in one of these states. Default: all.',
  })
  state?: PromiseState[] | null;
}

const LOAN_PROMISES = wholeList('loanPromises');

async function readPromises(loanIds: readonly string[], context: GraphContext): Promise<PromiseView[][]> {
  const found = await context.loadAll(promisesOfLoan, loanIds);
  const today = context.services.businessDate();
  return found.map((rows = []) => rows.map((row) => viewOf(row, today)));
}

@Resolver(() => Loan)
export class LoanPromisesResolver {
  @Paged(() => LOAN_PROMISES)
  @BatchField(() => PromiseConnection, { description: 'Promises to pay, newest first.' })
  async promises(
    loans: readonly LoanView[],
    @Args(() => PromisesArguments) { state, ...page }: PromisesArguments,
    context: GraphContext,
  ) {
    const found = await readPromises(
      loans.map(({ id }) => id),
      context,
    );
    return found.map((all) => {
      const promises = state ? all.filter((promise) => state.includes(promise.state)) : all;
      return { ...pageOfList(LOAN_PROMISES, promises, page), count: () => Promise.resolve(promises.length) };
    });
  }
}

export const promiseReference = partOfLoan({
  loansOf: ownersIn('PaymentPromise'),
  read: readPromises,
  idOf: ({ id }) => id,
});
