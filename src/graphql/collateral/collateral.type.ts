import { Field, ObjectType, ID, InputType } from 'type-graphql';
import type { ValuationView } from '../../app/ports/servicing-reader.js';
import { EncumberedStatus } from '../loan/loan-enums.js';
import { listConnectionOf } from '../connection/connection.type.js';
import { DateScalar, DecimalScalar } from '../shared/scalars.js';
import { CommandInput } from '../shared/command-input.js';

@ObjectType('Valuation', { simpleResolvers: true, description: 'What the collateral was worth on a day.' })
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

  @Field(() => DateScalar, { nullable: true, description: 'By when the lien must be released.' })
  releaseDueOn: string | null;
}

/** Its valuations are read when they are asked for. */
export interface CollateralNode extends Collateral {
  readonly loanId: string;
}

export const ValuationConnection = listConnectionOf('Valuation', () => ValuationType);

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
