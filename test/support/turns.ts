import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/**
 * Work of this thread so far, in milliseconds of a processor: what others on the machine take is not in it. Where only the
 * process tells it, the threads that compile and collect count too, which is more, never less.
 */
function work(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
}

let inDatabase = 0;

/** The embedded database computes in this thread, for any work of the gateway; its time is counted separately. */
function tellDatabaseApart(): void {
  const holder = PGlite.prototype as unknown as {
    execProtocolRawSync: (this: unknown, message: Uint8Array) => Uint8Array;
  };
  const { execProtocolRawSync } = holder;
  holder.execProtocolRawSync = function (this: unknown, message) {
    const before = work();
    try {
      return execProtocolRawSync.call(this, message);
    } finally {
      inDatabase += work() - before;
    }
  };
}
tellDatabaseApart();

/** The most work that one turn of the event loop did while something was asked of a gateway in this process. */
export async function longestTurn(ask: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = work() - inDatabase;
  let isOver = false;
  const turn = () => {
    const now = work() - inDatabase;
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await ask();
  } finally {
    isOver = true;
  }
  turn();
  return longest;
}

const REFERENCE_TEXT = JSON.stringify(
  Array.from({ length: 5_000 }, (_, n) => ({ id: `LN-${n}`, amount: `${n}.25`, paid: n % 3 === 0, parts: [n, n + 1] })),
);
/** What the reference takes on a core of a small server that has nothing else to do. */
const REFERENCE_MS = 3;

/**
 * How many times longer than that the same work takes now, at least once: cores that are shared with others do less in a
 * millisecond, which is no fault of what is measured.
 */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = work();
    JSON.stringify(JSON.parse(REFERENCE_TEXT));
    return work() - before;
  }).sort((a, b) => a - b);
  return Math.max(1, times[2]! / REFERENCE_MS);
}
