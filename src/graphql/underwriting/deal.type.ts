import { Field, ObjectType } from 'type-graphql';
import { DealDecision } from './deal-decision.type.js';
import { DealForecast } from './deal-forecast.type.js';
import { DealPricing } from './deal-pricing.type.js';
import { DealRisk } from './deal-risk.type.js';
import { DealTerms } from './deal-terms.type.js';

@ObjectType({ simpleResolvers: true, description: 'One set of terms with what underwriting made of it.' })
export class Deal {
  @Field(() => DealTerms, { nullable: true, description: 'The terms.' })
  terms: DealTerms | null;

  @Field(() => DealDecision, { nullable: true, description: 'What was decided on them.' })
  decision: DealDecision | null;

  @Field(() => DealRisk, { nullable: true, description: 'How likely they are to fail.' })
  risk: DealRisk | null;

  @Field(() => DealPricing, { nullable: true, description: 'What they cost and who gets what.' })
  pricing: DealPricing | null;

  @Field(() => DealForecast, { nullable: true, description: 'What they are expected to bring.' })
  forecast: DealForecast | null;
}
