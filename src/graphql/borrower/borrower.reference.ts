import type { GraphQLResolveInfo } from 'graphql';
import { viewerOf, type GraphContext } from '../context.js';
import { isGranted } from '../guard/access.js';
import { referenceKey } from '../reference-key.js';
import { selectedPaths } from '../selection.js';
import { readBorrower } from './read-borrower.js';

/**
 * Other graphs reach a borrower here. Who may not see persons gets the id back unread, known or not: that a person
 * borrows is itself personal, so the answer must not tell.
 */
export function borrowerReference(representation: { id?: unknown }, context: GraphContext, info: GraphQLResolveInfo) {
  const id = referenceKey('Borrower', representation);
  if (!isGranted('PERSONAL', viewerOf(context).scopes)) return { id };
  return readBorrower(context, id, selectedPaths(info, { on: 'Borrower' }));
}
