import { Field, ObjectType, ID, InputType, Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ValuationView } from '../../app/ports/servicing-reader.js';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import { BatchField } from '../execution/batch-field.js';
import { LoanCommandResult, LoanUpdated } from '../loan/loan-answer.js';
import { EncumberedStatus } from '../loan/loan-enums.js';
import { answer } from '../refusal/refusal.type.js';
import { callerOf, type GraphContext } from '../request/context.js';
import { CommandInput } from '../shared/command.enum.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';

@ObjectType('CollateralValuation', { simpleResolvers: true, description: 'What the collateral was worth on a day.' })
export class ValuationType implements ValuationView {
  @Field(() => ID, { description: 'Id of the valuation.' })
  id: string;

  @Field(() => DateScalar, { description: 'The day.' })
  valuedOn: string;

  @Field(() => DecimalScalar, { description: 'Its value.' })
  amount: string;
}

@ObjectType({ simpleResolvers: true, description: 'The vehicle that secures a loan, and the lien on it.' })
export class Collateral {
  @Field(() => EncumberedStatus, { nullable: true, description: 'State of the lien.' })
  lien: EncumberedStatus | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Its value by the newest valuation.' })
  value: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Loan to value, as a fraction.' })
  ltv: string | null;
}

/** What else there is of it is read when it is asked for. */
export interface CollateralNode extends Collateral {
  readonly loanId: string;
}

const ValuationConnection = listConnectionOf('CollateralValuation', () => ValuationType);

@InputType()
abstract class LienInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why, or what another system calls it.' })
  reason?: string | null;
}

@InputType({ description: 'Which lien is recorded.' })
class RecordLienInput extends LienInput {}

@InputType({ description: 'Which lien to release.' })
class ReleaseLienInput extends LienInput {}

@InputType({ description: 'Which collateral was repossessed.' })
class RepossessCollateralInput extends LienInput {}

@InputType({ description: 'Which collateral the borrower gets back.' })
class RedeemCollateralInput extends LienInput {}

@InputType({ description: 'Which collateral is lost.' })
class RecordTotalLossInput extends LienInput {}

@InputType()
abstract class ProceedsInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'What is left for the loan after all costs; may be zero.' })
  proceeds: string;

  @Field(() => DateScalar, { nullable: true, description: 'From which day the money counts; today by default.' })
  effectiveDate?: string | null;

  @Field(() => String, { nullable: true, description: 'What another system calls it.' })
  reference?: string | null;
}

@InputType({ description: 'What repossessed collateral was sold for.' })
class SellCollateralInput extends ProceedsInput {}

@InputType({ description: 'What an insurer paid for a total loss.' })
class SettleInsuranceInput extends ProceedsInput {}

@InputType({ description: 'What the collateral is worth.' })
class RecordValuationInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Its value.' })
  amount: string;

  @Field(() => DateScalar, { nullable: true, description: 'On which day; today by default.' })
  valuedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Who says so.' })
  source?: string | null;
}

@Resolver(() => Collateral)
export class CollateralResolver {
  @BatchField(() => DateScalar, { nullable: true, description: 'By when the lien must be released.' })
  async releaseDueOn(parents: readonly CollateralNode[], _args: object, { loaders }: GraphContext) {
    const found = await loaders.releaseDueOn.loadAll(parents.map(({ loanId }) => loanId));
    return found.map((day) => day ?? null);
  }

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
