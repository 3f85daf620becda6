import { Resolver } from 'type-graphql';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';
import { productsOfLoan } from './product.loaders.js';
import { ProductType } from './product.type.js';

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
