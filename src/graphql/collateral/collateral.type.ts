import { Field, ObjectType } from 'type-graphql';
import type { ValuationView } from '../../app/servicing/servicing-reader.js';
import { EncumberedStatus } from '../loan/loan-enums.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

@ObjectType('Valuation', { simpleResolvers: true, description: 'What the collateral was worth on a day.' })
export class ValuationType implements Omit<ValuationView, 'id'> {
  @Field(() => DateScalar, { nullable: true, description: 'The day.' })
  valuedOn: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Its value.' })
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

  @Field(() => [ValuationType], { nullable: true, description: 'Valuations, newest first.' })
  valuations: readonly ValuationView[];
}
