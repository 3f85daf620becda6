import type { LoanView } from '../../app/loan-reader.js';
import type { Excerpts } from '../../app/record-reader.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { readExcerpts } from '../record/excerpt-loading.js';
import { readList, readMembers, type Selected } from '../record/read-members.js';

export const riskSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'RiskAssessment', paths });

/** Risk assessments as far as the selection asks. */
export function readRiskAssessments(loans: readonly LoanView[], context: GraphContext, paths: ReadonlySet<string>) {
  const selected = riskSelected(paths);
  return readExcerpts(context, loans, selected, ({ id }, excerpts) => riskAssessmentOf(id, excerpts, selected));
}

function riskAssessmentOf(loanId: string, excerpts: Excerpts, selected: Selected): JsonObject {
  const members = readMembers('Response', excerpts, selected);
  return Object.assign(members, {
    id: loanId,
    comments: textsOf(members.comments),
    loanTerms: readList('Response.LoanTerms', excerpts, selected),
  });
}

/** The specification does not show what a comment is. */
const textsOf = (comments: JsonValue | undefined): JsonValue =>
  Array.isArray(comments)
    ? comments.map((comment: JsonValue) => (typeof comment === 'string' ? comment : JSON.stringify(comment)))
    : null;
