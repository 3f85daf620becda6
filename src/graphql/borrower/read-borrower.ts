import type { BorrowerView } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/last-four.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { GraphContext } from '../context.js';
import { loadExcerpts, revealed } from '../record/excerpt-loading.js';
import { readMembers } from '../record/read-members.js';

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

/** A borrower as far as the selection asks. Nobody when no loan of this viewer's portfolio is the borrower's. */
export async function readBorrower(
  context: GraphContext,
  borrowerId: string,
  paths: ReadonlySet<string>,
): Promise<BorrowerNode | undefined> {
  const borrower = await context.loaders.borrower.load(borrowerId);
  if (!borrower) return undefined;
  const { id, erasedAt, newestLoanId } = borrower;
  const selected = { at: 'Borrower', paths };
  const excerpts = await loadExcerpts(context, newestLoanId, selected);
  const ssn = valueAt(excerpts['application.identity'], 'Request.ApplicantInfo.ApplicantSSN');
  const members = readMembers('Request.ApplicantInfo', revealed(excerpts, context), selected);
  return { ...members, id, erasedAt, ssnLast4: lastFour(ssn) } as BorrowerNode;
}
