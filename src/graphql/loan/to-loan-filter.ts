import type { LoanFilter } from '../../app/loan-filter.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { badInput } from '../bad-input.js';
import { isGranted, scopesOf } from '../guard/access.js';
import { notPermitted } from '../guard/not-permitted.js';
import { permissions } from '../permissions.js';
import { withoutNulls } from '../../app/without-nulls.js';
import type { LoanFilterInput } from './loan-filter.input.js';

/** More than there are kinds of anything. */
const MOST_VALUES = 100;

/** An absent condition and a null one are the same: none. An empty list is one that nothing meets. */
export function toLoanFilter({ createdAt, ...input }: LoanFilterInput, viewer: Viewer): LoanFilter {
  const { daysPastDue, ...filter } = withoutNulls({
    ...input,
    ...(createdAt && { createdAt: { from: instant(createdAt.from), to: instant(createdAt.to) } }),
  });
  for (const [name, given] of Object.entries(filter)) {
    if (Array.isArray(given) && given.length > MOST_VALUES)
      throw badInput(`${name} may have at most ${MOST_VALUES} values`);
  }
  if (filter.dealerState) assertSees('Dealer', 'state', viewer);
  return { ...filter, ...(daysPastDue && { currentDpd: daysPastDue }) };
}

/** With its offset taken off, an instant can leave the years that have four digits; no loan is there. */
function instant(given: Date | null | undefined): string | null {
  const written = given?.toISOString() ?? null;
  if (written !== null && !/^(?!0000)\d{4}-/.test(written)) throw badInput('createdAt must be in the years 1 to 9999');
  return written;
}

/** Who may not see a value may not find it out by filtering or sorting either. */
export function assertSees(type: string, field: string, { scopes }: Viewer): void {
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${type}.${field} is not in the table`);
  if (!isGranted(access, scopes)) throw notPermitted(scopesOf(access));
}
