import { performance } from 'node:perf_hooks';
import type { Read } from '../postgres/statement.js';
import { logPlace, type Position } from './client-positions.js';

const ASK_MS = 250;

/** Where the primary was of late: what replicas are measured by. */
export interface Home {
  /** The position that a replica must have reached to be used; undefined while it is unknown. */
  least(): Position | undefined;
  /** The lag in milliseconds of a replica at this position, at most; undefined if it is longer than remembered. */
  lagOf(position: Position): number | undefined;
  /** Beyond all that was committed before it was asked. */
  position(): Promise<Position>;
  stop(): void;
}

interface Sample extends Position {
  /** All that was committed before is in it. */
  readonly since: number;
}

interface Answered {
  readonly written: string;
  readonly inserted: string;
  readonly file: string;
}

/**
 * `written` is the end of an entry of the log, which replicas come to. `inserted` may be further, also where commits do not
 * wait for the disk.
 */
const ASK = {
  text: `SELECT pg_current_wal_flush_lsn()::text AS "written", pg_current_wal_insert_lsn()::text AS "inserted",
    pg_walfile_name(pg_current_wal_insert_lsn()) AS "file"`,
  values: [],
};

/** Remembers for `longestMs`: a replica further behind is too far behind. */
export function watchHome(read: Read, longestMs: number): Home {
  let samples: Sample[] = [];
  let isAsking = false;
  const ask = async (): Promise<{ readonly written: Sample; readonly inserted: Position }> => {
    const since = performance.now();
    const [answered] = await read<Answered>(ASK);
    if (!answered) throw new Error('PostgreSQL does not say where it is');
    // The name of a file of the log begins with its timeline.
    const timeline = Number.parseInt(answered.file.slice(0, 8), 16);
    return {
      written: { timeline, at: logPlace(answered.written), since },
      inserted: { timeline, at: logPlace(answered.inserted) },
    };
  };
  const recent = () => {
    const oldest = performance.now() - longestMs;
    while (samples[0] && samples[0].since < oldest) samples.shift();
    return samples;
  };
  const look = async (): Promise<void> => {
    const { written } = await ask();
    // What is known of another timeline says nothing of this one.
    samples = [...recent().filter(({ timeline }) => timeline === written.timeline), written];
  };
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    look()
      // Without an answer there are no samples soon, and no replica is used.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }, ASK_MS).unref();
  return {
    least: () => recent()[0],
    lagOf: ({ timeline, at }) => {
      const passed = recent().findLast((sample) => sample.timeline === timeline && sample.at <= at);
      if (!passed) return undefined;
      return passed === samples.at(-1) ? 0 : performance.now() - passed.since;
    },
    position: async () => (await ask()).inserted,
    stop: () => {
      clearInterval(timer);
    },
  };
}
