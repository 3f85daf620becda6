import type { BorrowerView } from '../../app/ports/record-store.js';
import type { JsonObject } from '../../domain/record/json.js';
import { recordBorrowerId } from '../../domain/record/ids.js';
import { lastFour } from '../../domain/record/read-group.js';
import { valueAt } from '../../domain/record/record-shape.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { revealed } from '../record/excerpt-loading.js';
import { partsOf, readMembers, type Selected } from '../guard/record-parts.js';
import type { Reference } from '../execution/reference.js';
import { isGranted } from '../guard/access.js';

export type BorrowerNode = JsonObject & Pick<BorrowerView, 'id' | 'erasedAt'>;

/**
 * Borrowers as far as the selection asks, each in its place. Nobody where no loan of this viewer's portfolio is the
 * borrower's, or where there is no id.
 */
export async function readBorrowers(
  context: GraphContext,
  borrowerIds: readonly (string | undefined)[],
  paths: ReadonlySet<string>,
): Promise<readonly (BorrowerNode | undefined)[]> {
  const selected: Selected = { at: 'Borrower', paths };
  const ids = [...new Set(borrowerIds)].filter((id) => id !== undefined);
  const found = await context.loaders.borrower(partsOf(selected, viewerOf(context).scopes)).loadAll(ids);
  const nodes = new Map(found.map((borrower) => [borrower?.id, borrower && borrowerOf(context, borrower, selected)]));
  return borrowerIds.map((id) => (id === undefined ? undefined : nodes.get(id)));
}

function borrowerOf(context: GraphContext, { id, erasedAt, excerpts }: BorrowerView, selected: Selected): BorrowerNode {
  const members = readMembers('Request.ApplicantInfo', revealed(excerpts, context), selected);
  if (!selected.paths.has('ssnLast4')) return Object.assign(members, { id, erasedAt });
  const ssn = valueAt(excerpts['application.identity'], 'Request.ApplicantInfo.ApplicantSSN');
  return Object.assign(members, { id, erasedAt, ssnLast4: lastFour(ssn) });
}

/**
 * Other graphs reach a borrower here. Who may not see persons gets the id back unread, known or not: that a person
 * borrows is itself personal, so the answer must not tell.
 */
export const borrowerReference: Reference = (ids, context, selection) =>
  isGranted('PERSONAL', viewerOf(context).scopes)
    ? readBorrowers(context, ids.map(recordBorrowerId), selection.paths({ on: 'Borrower' }))
    : ids.map((id) => ({ id: recordBorrowerId(id) }));
