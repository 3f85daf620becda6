import { createHash } from 'node:crypto';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import type { Prepared } from './prepared-read.js';
import type { Planning, Statement } from './statement.js';

export type PreparedOf = (statement: Statement, planning: Planning) => Prepared | undefined;

/** Where a connection may be another one next time. */
export const nothingPrepared: PreparedOf = () => undefined;

/**
 * The statement as connections prepare it: one that is planned once, and one without values, for which there is nothing to plan
 * anew. What clients filter by is in the texts of the latter, so these have a bound of their own. None for what comes after so
 * many others.
 */
export function preparedStatements(): PreparedOf {
  const withValues = namedByText(CACHE_BOUNDS.preparedStatements.withValues);
  const withoutValues = namedByText(CACHE_BOUNDS.preparedStatements.withoutValues);
  return ({ text, values }, planning) => {
    if (values.length === 0) return withoutValues(text);
    return planning === 'ONCE' ? withValues(text) : undefined;
  };
}

/** A connection that somebody else prepared statements on, in whichever order, never carries out another one by that name. */
function namedByText(most: number): (text: string) => Prepared | undefined {
  const known = new Map<string, Prepared>();
  return (text) => {
    const found = known.get(text);
    if (found || known.size >= most) return found;
    const prepared = { name: `gateway_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`, text };
    known.set(text, prepared);
    return prepared;
  };
}
