import type { Prepared } from './prepared-read.js';

/** A connection keeps what it prepared until it is closed. */
const MOST_PREPARED = 500;

export type PreparedOf = (text: string) => Prepared | undefined;

/** The statement as connections of a pool prepare it; none for what comes after so many others. */
export function preparedStatements(prefix: string): PreparedOf {
  const known = new Map<string, Prepared>();
  return (text) => {
    const found = known.get(text);
    if (found || known.size >= MOST_PREPARED) return found;
    const prepared = { name: `${prefix}_${known.size}`, text };
    known.set(text, prepared);
    return prepared;
  };
}
