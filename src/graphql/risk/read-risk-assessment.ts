import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { loadExcerpts } from '../record/excerpt-loading.js';
import { readList, readMembers } from '../record/read-members.js';

/** A risk assessment as far as the selection asks. */
export async function readRiskAssessment(
  context: GraphContext,
  loanId: string,
  selected: ReadonlySet<string>,
): Promise<JsonObject> {
  const excerpts = await loadExcerpts(context, loanId, 'RiskAssessment', selected);
  const members = readMembers('Response', excerpts);
  return {
    ...members,
    id: loanId,
    comments: textsOf(members.comments),
    loanTerms: readList('Response.LoanTerms', excerpts),
  };
}

/** The specification does not show what a comment is. */
const textsOf = (comments: JsonValue | undefined): JsonValue =>
  Array.isArray(comments)
    ? comments.map((comment: JsonValue) => (typeof comment === 'string' ? comment : JSON.stringify(comment)))
    : null;
