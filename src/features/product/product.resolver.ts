import { Resolver } from 'type-graphql';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import type { LoanView } from '../loan/loan-reader.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { productsOfLoan } from './product.loaders.js';
import { ProductType, ProductUpdated } from './product.type.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';

export const ProductUpdatedResolver = loanAnswerResolver(() => ProductUpdated);

@Resolver(() => Loan)
export class LoanProductsResolver {
  @BatchField(() => [ProductType], { description: 'Products sold with the loan, in the order of recording.' })
  async products(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const found = await context.loadAll(
      productsOfLoan,
      loans.map(({ id }) => id),
    );
    return found.map((products) => products ?? []);
  }
}

export const productReference = partOfLoan({
  loansOf: ownersIn('Product'),
  read: (loanIds, context) => context.loadAll(productsOfLoan, loanIds),
  idOf: ({ id }) => id,
});
