import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../scalars.js';

@ObjectType({ simpleResolvers: true, description: 'The economy when the loan was underwritten.' })
export class MacroEconomicFeatures {
  @Field(() => DecimalScalar, { nullable: true, description: 'Unemployment rate, in percent.' })
  unemployment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Consumer price index.' })
  cpi: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Federal funds rate, in percent.' })
  fedRate: string | null;
}
