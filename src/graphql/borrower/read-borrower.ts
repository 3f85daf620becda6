import type { BorrowerView, Excerpts } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/last-four.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { GraphContext } from '../context.js';
import { loadExcerpts, revealed } from '../record/excerpt-loading.js';
import { readMembers, type Selected } from '../record/read-members.js';

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

export const borrowerSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'Borrower', paths });

/** A borrower as far as the selection asks. Nobody when no loan of this viewer's portfolio is the borrower's. */
export async function readBorrower(
  context: GraphContext,
  borrowerId: string,
  paths: ReadonlySet<string>,
): Promise<BorrowerNode | undefined> {
  const borrower = await context.loaders.borrower.load(borrowerId);
  if (!borrower) return undefined;
  const selected = borrowerSelected(paths);
  return borrowerOf(context, borrower, await loadExcerpts(context, borrower.newestLoanId, selected), selected);
}

export function borrowerOf(
  context: GraphContext,
  { id, erasedAt }: BorrowerView,
  excerpts: Excerpts,
  selected: Selected,
): BorrowerNode {
  const members = readMembers('Request.ApplicantInfo', revealed(excerpts, context), selected);
  if (!selected.paths.has('ssnLast4')) return { ...members, id, erasedAt } as BorrowerNode;
  const ssn = valueAt(excerpts['application.identity'], 'Request.ApplicantInfo.ApplicantSSN');
  return { ...members, id, erasedAt, ssnLast4: lastFour(ssn) } as BorrowerNode;
}
