import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { Loan } from '../loan/loan.type.js';
import { selectedPaths } from '../selection.js';
import { readRiskAssessment } from './read-risk-assessment.js';
import { RiskAssessment } from './risk-assessment.type.js';

@Resolver(() => Loan)
export class LoanRiskAssessmentResolver {
  @FieldResolver(() => RiskAssessment, {
    nullable: true,
    description: 'What the risk assessment of the loan found.',
  })
  riskAssessment(
    @Root() { id }: LoanView,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JsonObject> {
    return readRiskAssessment(context, id, selectedPaths(info));
  }
}
