import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import type { Selection } from '../selection.js';
import { readRiskAssessments, riskSelected } from './read-risk-assessment.js';
import { RiskAssessment } from './risk-assessment.type.js';

@Resolver(() => Loan)
export class LoanRiskAssessmentResolver {
  @BatchField(
    () => RiskAssessment,
    { nullable: true, description: 'What the risk assessment of the loan found.' },
    { needs: (selection) => riskSelected(selection.paths()) },
  )
  riskAssessment(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readRiskAssessments(loans, context, selection.paths());
  }
}
