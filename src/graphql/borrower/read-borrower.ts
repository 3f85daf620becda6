import type { BorrowerView } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/last-four.js';
import { valueAt } from '../../domain/record/record-path.js';
import { viewerOf, type GraphContext } from '../context.js';
import type { Loader } from '../loader.js';
import { revealed } from '../record/excerpt-loading.js';
import { partsOf } from '../record/parts-of.js';
import { readMembers, type Selected } from '../record/read-members.js';

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

export const borrowerSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'Borrower', paths });

/** A borrower as far as the selection asks. Nobody when no loan of this viewer's portfolio is the borrower's. */
export async function readBorrower(
  context: GraphContext,
  borrowerId: string,
  paths: ReadonlySet<string>,
): Promise<BorrowerNode | undefined> {
  const selected = borrowerSelected(paths);
  const borrower = await borrowersWith(context, selected).load(borrowerId);
  return borrower && borrowerOf(context, borrower, selected);
}

/** Borrowers with the parts that the selection needs and the viewer may see. */
export const borrowersWith = (context: GraphContext, selected: Selected): Loader<BorrowerView> =>
  context.loaders.borrower(partsOf(selected, viewerOf(context).scopes));

export function borrowerOf(
  context: GraphContext,
  { id, erasedAt, excerpts }: BorrowerView,
  selected: Selected,
): BorrowerNode {
  const members = readMembers('Request.ApplicantInfo', revealed(excerpts, context), selected);
  if (!selected.paths.has('ssnLast4')) return Object.assign(members, { id, erasedAt });
  const ssn = valueAt(excerpts['application.identity'], 'Request.ApplicantInfo.ApplicantSSN');
  return Object.assign(members, { id, erasedAt, ssnLast4: lastFour(ssn) });
}
