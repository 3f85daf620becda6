import type { Reference } from '../reference.js';
import { loanNeedsOf } from './loan-needs-of.js';

/** Other graphs reach a loan here: the same loader, the same portfolio. */
export const loanReference: Reference = (ids, { loaders }, selection) =>
  loaders.loans(loanNeedsOf(selection, { on: 'Loan' })).loadAll(ids);
