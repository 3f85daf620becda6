import { refuse, success, type Result } from '../refusal.js';
import type { AccountEntry } from './entry.js';

/**
 * Every look at an account computes all its entries in one piece; 800 take about 20 ms. A loan of ten years with a
 * payment every week has room for 280 fees, returns and adjustments.
 */
export const MOST_ENTRIES = 800;

/**
 * Whether an account takes one more entry by request. What follows from earlier ones is always recorded: settled and
 * returned payments, late fees, charge-offs. `pending` payments become entries too.
 */
export const checkEntryCount = (
  { entries }: { readonly entries: readonly AccountEntry[] },
  pending = 0,
): Result<undefined, 'CONFLICT'> =>
  entries.length + pending < MOST_ENTRIES
    ? success(undefined)
    : refuse('CONFLICT', `The account has ${entries.length + pending} entries. The maximum is ${MOST_ENTRIES}.`);
