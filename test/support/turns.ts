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

/** The embedded database computes in this thread, whatever the gateway does; its work is told apart. */
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
