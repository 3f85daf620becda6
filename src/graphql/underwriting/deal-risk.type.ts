import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'How likely a deal is to fail.' })
export class DealRisk {
  @Field(() => DecimalScalar, { nullable: true, description: 'Probability of default, as a fraction.' })
  defaultProb: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Probability of default by the collateral alone, as a fraction.',
  })
  collateralDefaultProb: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Probability that the borrower stays solvent, as a fraction.',
  })
  solventProb: string | null;
}
