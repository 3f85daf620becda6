import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { BorrowerLoan } from '../../app/ports/borrower-store.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { mapInTurns } from '../../app/runtime/in-turns.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { GraphContext } from '../request/context.js';
import { BatchField } from '../execution/batch-field.js';
import { listLoansOf, LoanConnection, type LoanPage } from '../loan/list-loans.js';
import { LoansArguments } from '../loan/loan-filter.input.js';
import { Loan } from '../loan/loan.type.js';
import { selectionOf, type Selection } from '../execution/selection.js';
import { Borrower, BorrowerRisk } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './read-borrower.js';
import { bucketOf } from '../../domain/delinquency/bucket.js';
import { paymentHistory } from '../../domain/delinquency/payment-history.js';
import { partId, recordBorrowerId } from '../../domain/record/ids.js';
import { sum } from '../../domain/money.js';

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
    const [borrower] = await readBorrowers(context, [recordBorrowerId(id)], selectionOf(info).paths());
    return borrower;
  }

  @BatchField()
  id(borrowers: readonly BorrowerNode[]) {
    return borrowers.map(({ id }) => partId('borrower', id));
  }

  @BatchField(() => LoanConnection, {
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
  @BatchField(() => Borrower, { description: 'Who borrows.' })
  borrower(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readBorrowers(
      context,
      loans.map(({ borrowerId }) => borrowerId),
      selection.paths(),
    );
  }
}

@Resolver(() => Borrower)
export class BorrowerRiskResolver {
  @BatchField(() => BorrowerRisk, { description: 'How the borrower stands over all funded loans.' })
  async risk(borrowers: readonly BorrowerNode[], _args: object, { loaders, services }: GraphContext) {
    const found = await loaders.borrowerLoans.loadAll(borrowers.map(({ id }) => id));
    return mapInTurns(found, (loans = []) => riskOf(loans, services.businessDate()));
  }
}

function riskOf(loans: readonly BorrowerLoan[], today: BusinessDate): BorrowerRisk {
  const active = loans.filter(({ isActive }) => isActive);
  const daysPastDue = Math.max(0, ...active.map((loan) => loan.daysPastDue));
  return {
    activeLoans: active.length,
    exposure: sum(active.map(({ remainingBalance }) => remainingBalance)).toFixed(2),
    pastDueAmount: sum(active.map(({ pastDueAmount }) => pastDueAmount)).toFixed(2),
    daysPastDue,
    worstBucket: bucketOf(daysPastDue),
    paymentHistory: paymentHistory(
      loans.map(({ history }) => history),
      today,
    ),
  };
}
