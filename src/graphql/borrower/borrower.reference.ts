import { viewerOf } from '../context.js';
import type { Reference } from '../reference.js';
import { isGranted } from '../guard/access.js';
import { readBorrowers } from './read-borrower.js';

/**
 * Other graphs reach a borrower here. Who may not see persons gets the id back unread, known or not: that a person
 * borrows is itself personal, so the answer must not tell.
 */
export const borrowerReference: Reference = (ids, context, selection) =>
  isGranted('PERSONAL', viewerOf(context).scopes)
    ? readBorrowers(context, ids, selection.paths({ on: 'Borrower' }))
    : ids.map((id) => ({ id }));
