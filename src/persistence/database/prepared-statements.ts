import { createHash } from 'node:crypto';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import type { Prepared } from './prepared-read.js';

export type PreparedOf = (text: string) => Prepared | undefined;

/** Where a connection may be another one next time. */
export const nothingPrepared: PreparedOf = () => undefined;

/**
 * The statement as connections prepare it; none for what comes after so many others. Its name follows from its text: a
 * connection that somebody else prepared statements on, in whichever order, never carries out another one by that name.
 */
export function preparedStatements(): PreparedOf {
  const known = new Map<string, Prepared>();
  return (text) => {
    const found = known.get(text);
    if (found || known.size >= CACHE_BOUNDS.preparedStatements.count) return found;
    const prepared = { name: `gateway_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`, text };
    known.set(text, prepared);
    return prepared;
  };
}
