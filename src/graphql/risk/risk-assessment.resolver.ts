import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import type { Excerpts } from '../../app/ports/record-store.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { GraphContext } from '../request/context.js';
import { readExcerpts } from '../record/excerpt-loading.js';
import { readList, readMembers, type Selected } from '../guard/record-parts.js';
import type { Reference } from '../execution/reference.js';
import { existingLoans } from '../loan/load-loan.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import type { Selection } from '../execution/selection.js';
import { RiskAssessment } from './risk-assessment.type.js';

export const riskSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'RiskAssessment', paths });

/** Risk assessments as far as the selection asks. */
export function readRiskAssessments(loans: readonly LoanView[], context: GraphContext, paths: ReadonlySet<string>) {
  const selected = riskSelected(paths);
  return readExcerpts(context, loans, selected, ({ id }, excerpts) => riskAssessmentOf(id, excerpts, selected));
}

function riskAssessmentOf(loanId: string, excerpts: Excerpts, selected: Selected): JsonObject {
  const members = readMembers('Response', excerpts, selected);
  return Object.assign(members, {
    id: partId('risk-assessment', loanId),
    comments: textsOf(members.comments),
    loanTerms: readList('Response.LoanTerms', excerpts, selected),
  });
}

/** The specification does not show what a comment is. */
const textsOf = (comments: JsonValue | undefined): JsonValue =>
  Array.isArray(comments)
    ? comments.map((comment: JsonValue) => (typeof comment === 'string' ? comment : JSON.stringify(comment)))
    : null;

export const riskAssessmentReference: Reference = async (ids, context, selection) => {
  const loans = await existingLoans(
    context,
    ids.map((id) => ownIdOf('risk-assessment', id)),
  );
  const found = loans.filter((loan) => loan !== undefined);
  const assessments = await readRiskAssessments(found, context, selection.paths({ on: 'RiskAssessment' }));
  return loans.map((loan) => loan && assessments[found.indexOf(loan)]);
};

@Resolver(() => Loan)
export class LoanRiskAssessmentResolver {
  @BatchField(
    () => RiskAssessment,
    { description: 'What the risk assessment of the loan found.' },
    { needs: (selection) => riskSelected(selection.paths()) },
  )
  riskAssessment(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    return readRiskAssessments(loans, context, selection.paths());
  }
}
