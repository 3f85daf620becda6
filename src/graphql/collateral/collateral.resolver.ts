import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { pageOfList } from '../connection/connection.type.js';
import { PageArguments } from '../connection/page-arguments.js';
import { BatchField } from '../execution/batch-field.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { answer } from '../refusal/refusal.type.js';
import {
  Collateral,
  type CollateralNode,
  ValuationConnection,
  RecordLienInput,
  RecordTotalLossInput,
  RecordValuationInput,
  RedeemCollateralInput,
  ReleaseLienInput,
  RepossessCollateralInput,
  SellCollateralInput,
  SettleInsuranceInput,
} from './collateral.type.js';

@Resolver(() => Collateral)
export class ValuationsResolver {
  @BatchField(() => ValuationConnection, { description: 'Valuations, newest first.' })
  async valuations(
    parents: readonly CollateralNode[],
    @Args(() => PageArguments) args: PageArguments,
    { loaders }: GraphContext,
  ) {
    const found = await loaders.valuations.loadAll(parents.map(({ loanId }) => loanId));
    return found.map((valuations) => pageOfList('valuations', valuations ?? [], args));
  }
}

@Resolver()
export class CollateralCommandResolver {
  @Mutation(() => LoanCommandResult, { description: 'Notes that the lien is recorded on the title.' })
  async recordLien(
    @Arg('input', () => RecordLienInput, { description: 'Which lien.' }) input: RecordLienInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.recordLien(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Releases the lien of a loan that is paid off.' })
  async releaseLien(
    @Arg('input', () => ReleaseLienInput, { description: 'Which lien.' }) input: ReleaseLienInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.releaseLien(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description:
      'Notes that the collateral was repossessed. Refused with NOT_IN_DEFAULT while no installment is past its grace days.',
  })
  async repossessCollateral(
    @Arg('input', () => RepossessCollateralInput, { description: 'Which collateral.' }) input: RepossessCollateralInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.repossessCollateral(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Gives repossessed collateral back to the borrower, under lien again.',
  })
  async redeemCollateral(
    @Arg('input', () => RedeemCollateralInput, { description: 'Which collateral.' }) input: RedeemCollateralInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.redeemCollateral(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Sells repossessed collateral; the proceeds pay on the loan.',
  })
  async sellCollateral(
    @Arg('input', () => SellCollateralInput, { description: 'The sale.' }) input: SellCollateralInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.sellCollateral(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, { description: 'Notes that the collateral is lost.' })
  async recordTotalLoss(
    @Arg('input', () => RecordTotalLossInput, { description: 'Which collateral.' }) input: RecordTotalLossInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.recordTotalLoss(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'An insurer settles a total loss; what it pays is paid on the loan.',
  })
  async settleInsurance(
    @Arg('input', () => SettleInsuranceInput, { description: 'The settlement.' }) input: SettleInsuranceInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.settleInsurance(callerOf(context), input));
  }

  @Mutation(() => LoanCommandResult, {
    description: 'Notes what the collateral is worth. Loan to value follows the newest valuation.',
  })
  async recordValuation(
    @Arg('input', () => RecordValuationInput, { description: 'The valuation.' }) input: RecordValuationInput,
    @Ctx() context: GraphContext,
  ) {
    return answer(LoanUpdated, await context.services.commands.recordValuation(callerOf(context), input));
  }
}
