import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { listLoansOf } from '../loan/list-loans.js';
import { LoanConnection, type LoanPage } from '../loan/loan-connection.js';
import { LoansArguments } from '../loan/loan.inputs.js';
import { Loan } from '../loan/loan.type.js';
import { selectedPaths } from '../selection.js';
import { Borrower } from './borrower.type.js';
import { readBorrower, type BorrowerNode } from './read-borrower.js';

@Resolver(() => Borrower)
export class BorrowerResolver {
  @Query(() => Borrower, {
    nullable: true,
    description: 'A borrower by id; null when none of the loans that exist for this client is theirs.',
  })
  borrower(
    @Arg('id', () => ID, { description: 'Id of the borrower.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> {
    return readBorrower(context, id, selectedPaths(info));
  }

  @FieldResolver(() => LoanConnection, {
    nullable: true,
    description: 'Loans of this borrower that exist for this client.',
  })
  loans(
    @Root() { id }: BorrowerNode,
    @Args(() => LoansArguments) args: LoansArguments,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanPage> {
    return listLoansOf(id, args, context, info);
  }
}

@Resolver(() => Loan)
export class LoanBorrowerResolver {
  @FieldResolver(() => Borrower, { nullable: true, description: 'Who borrows.' })
  borrower(
    @Root() { borrowerId }: LoanView,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode | undefined> | undefined {
    return borrowerId === undefined ? undefined : readBorrower(context, borrowerId, selectedPaths(info));
  }
}
