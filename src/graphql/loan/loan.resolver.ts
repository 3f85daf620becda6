import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { selectionOf } from '../selection.js';
import { AutoLoan } from './auto-loan.type.js';
import { listLoans } from './list-loans.js';
import { LoanConnection, type LoanPage } from './loan-connection.js';
import { loanNeedsOf } from './loan-needs-of.js';
import { LoansArguments } from './loan.inputs.js';
import { Loan } from './loan.type.js';
import { MacroEconomicFeatures } from './macro-economic-features.type.js';

@Resolver(() => Loan)
export class LoanResolver {
  @Query(() => Loan, { nullable: true, description: 'A loan by its id; null when there is none for this client.' })
  loan(
    @Arg('id', () => ID, { description: 'Id of the loan.' }) id: string,
    @Ctx() { loaders }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanView | undefined> {
    return loaders.loans(loanNeedsOf(selectionOf(info))).load(id);
  }

  @Query(() => LoanConnection, { description: 'Loans that exist for this client, as a Relay connection.' })
  loans(
    @Args(() => LoansArguments) args: LoansArguments,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanPage> {
    return listLoans(args, context, selectionOf(info));
  }

  @BatchField(() => AutoLoan, { description: 'Figures of an auto loan.' }, { isLoan: true })
  autoLoan(loans: readonly LoanView[]) {
    return loans;
  }

  @BatchField(() => MacroEconomicFeatures, { description: 'The economy when the loan was underwritten.' })
  macroEconomicFeatures(loans: readonly LoanView[]) {
    return loans.map(({ macroUnemployment, macroCpi, macroFedRate }) => ({
      unemployment: macroUnemployment,
      cpi: macroCpi,
      fedRate: macroFedRate,
    }));
  }
}

@Resolver(() => LoanConnection)
export class LoanConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many loans the whole list has. Counted only when asked for.' })
  totalCount(@Root() { count }: LoanPage): Promise<number> {
    return count();
  }
}
