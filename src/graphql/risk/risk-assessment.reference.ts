import type { Reference } from '../reference.js';
import { existingLoans } from '../loan/existing-loan.js';
import { readRiskAssessments } from './read-risk-assessment.js';

export const riskAssessmentReference: Reference = async (ids, context, selection) => {
  const loans = await existingLoans(context, ids);
  const found = loans.filter((loan) => loan !== undefined);
  const assessments = await readRiskAssessments(found, context, selection.paths({ on: 'RiskAssessment' }));
  return loans.map((loan) => loan && assessments[found.indexOf(loan)]);
};
