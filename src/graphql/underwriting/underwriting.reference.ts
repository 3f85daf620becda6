import type { Reference } from '../reference.js';
import { existingLoans } from '../loan/existing-loan.js';

export const underwritingReference: Reference = (ids, context) => existingLoans(context, ids);
