import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { AutoLoan } from './auto-loan.type.js';
import { listLoans } from './list-loans.js';
import { loanColumnsOf } from './loan-columns-of.js';
import { LoanConnection, type LoanPage } from './loan-connection.js';
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
    return loaders.loan(loanColumnsOf(info)).load(id);
  }

  @Query(() => LoanConnection, { description: 'Loans that exist for this client, as a Relay connection.' })
  loans(
    @Args(() => LoansArguments) args: LoansArguments,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanPage> {
    return listLoans(args, context, info);
  }

  @FieldResolver(() => AutoLoan, { description: 'Figures of an auto loan.' })
  autoLoan(@Root() loan: LoanView): LoanView {
    return loan;
  }

  @FieldResolver(() => MacroEconomicFeatures, { description: 'The economy when the loan was underwritten.' })
  macroEconomicFeatures(@Root() { macroUnemployment, macroCpi, macroFedRate }: LoanView) {
    return { unemployment: macroUnemployment, cpi: macroCpi, fedRate: macroFedRate };
  }
}

@Resolver(() => LoanConnection)
export class LoanConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many loans the whole list has. Counted only when asked for.' })
  totalCount(@Root() { count }: LoanPage): Promise<number> {
    return count();
  }
}
