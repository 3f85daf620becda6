import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { listLoansOf } from '../loan/list-loans.js';
import { LoanConnection, type LoanPage } from '../loan/loan-connection.js';
import { LoansArguments } from '../loan/loan.inputs.js';
import { Loan } from '../loan/loan.type.js';
import { selectionOf, type Selection } from '../selection.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './read-borrower.js';

@Resolver(() => Borrower)
export class BorrowerResolver {
  @Query(() => Borrower, {
    nullable: true,
    description: 'A borrower by id; null when none of the loans that exist for this client is theirs.',
  })
  async borrower(
    @Arg('id', () => ID, { description: 'Id of the borrower.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    const [borrower] = await readBorrowers(context, [id], selectionOf(info).paths());
    return borrower;
  }

  @BatchField(() => LoanConnection, {
    nullable: true,
    description: 'Loans of this borrower that exist for this client.',
  })
  loans(
    borrowers: readonly BorrowerNode[],
    @Args(() => LoansArguments) args: LoansArguments,
    context: GraphContext,
    selection: Selection,
  ): Promise<LoanPage[]> {
    return listLoansOf(
      borrowers.map(({ id }) => id),
      args,
      context,
      selection,
    );
  }
}

@Resolver(() => Loan)
export class LoanBorrowerResolver {
  @BatchField(() => Borrower, { nullable: true, description: 'Who borrows.' })
  borrower(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readBorrowers(
      context,
      loans.map(({ borrowerId }) => borrowerId),
      selection.paths(),
    );
  }
}
