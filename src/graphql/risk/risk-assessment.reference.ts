import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../context.js';
import { existingLoan } from '../loan/existing-loan.js';
import { referenceKey } from '../reference-key.js';
import { selectedPaths } from '../selection.js';
import { readRiskAssessment } from './read-risk-assessment.js';

export async function riskAssessmentReference(
  representation: { id?: unknown },
  context: GraphContext,
  info: GraphQLResolveInfo,
) {
  const loanId = await existingLoan(context, referenceKey('RiskAssessment', representation));
  if (loanId === undefined) return undefined;
  return readRiskAssessment(context, loanId, selectedPaths(info, { on: 'RiskAssessment' }));
}
