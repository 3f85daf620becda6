import { atMostEach } from '../../app/runtime/at-most.js';
import { obtain } from '../../domain/obtain.js';
import { nameOf, type Read } from './statement.js';

/** More than any screen asks for. It waits for its own, which may take long. */
const QUEUE = { length: 1_000, milliseconds: 30_000 };

/** Of eight connections three: whoever else comes finds some that are free, or soon will be. */
const shareOf = (connections: number): number => Math.max(1, Math.floor((connections * 3) / 8));

/** Reads of one caller. */
export type CallerShares = (caller: string, read: Read) => Read;

/**
 * Statements that are planned for their values may take long, and each takes a connection for as long. A caller has few of them
 * under way at a time, and its others wait for these, not in the queue for connections where they would stand before everybody
 * else's; those that wait for the same rows are asked once. All other statements take what they took.
 */
export function callerShares(connections: number): CallerShares {
  // One at a time as it is.
  if (connections === 1) return (_, read) => read;
  const inShare = atMostEach(shareOf(connections), QUEUE);
  /** Replicas answer otherwise than the database at home may. */
  const places = new WeakMap<Read, number>();
  let known = 0;
  return (caller, read) => {
    const place = obtain(places, read, () => (known += 1));
    return (statement, planning) =>
      planning === 'EACH_TIME'
        ? inShare(caller, () => read(statement, planning), nameOf(`${place} ${statement.text}`, statement.values))
        : read(statement, planning);
  };
}
