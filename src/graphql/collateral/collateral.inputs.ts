import { Field, ID, InputType } from 'type-graphql';
import { CommandInput } from '../command-input.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

@InputType()
abstract class LienInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Why, or what another system calls it.' })
  reason?: string | null;
}

@InputType({ description: 'Which lien is recorded.' })
export class RecordLienInput extends LienInput {}

@InputType({ description: 'Which lien to release.' })
export class ReleaseLienInput extends LienInput {}

@InputType({ description: 'Which collateral was repossessed.' })
export class RepossessCollateralInput extends LienInput {}

@InputType({ description: 'Which collateral the borrower gets back.' })
export class RedeemCollateralInput extends LienInput {}

@InputType({ description: 'Which collateral is lost.' })
export class RecordTotalLossInput extends LienInput {}

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
export class SellCollateralInput extends ProceedsInput {}

@InputType({ description: 'What an insurer paid for a total loss.' })
export class SettleInsuranceInput extends ProceedsInput {}

@InputType({ description: 'What the collateral is worth.' })
export class RecordValuationInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DecimalScalar, { description: 'Its value.' })
  amount: string;

  @Field(() => DateScalar, { nullable: true, description: 'On which day; today by default.' })
  valuedOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Who says so.' })
  source?: string | null;
}
