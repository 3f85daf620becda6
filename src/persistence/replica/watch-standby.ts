import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedClient, type BoundedConfig } from '../database/bounded-client.js';
import { logPlace, type Position } from './position.js';

/** What a server said of itself. */
export interface Standing extends Position {
  readonly isStandby: boolean;
  /** Tells one server from another, and from itself before a restart. */
  readonly startedAt: string;
}

const ASK_MS = 250;
const PAUSE_MS = 1_000;
const LIMITS = { statementMs: 1_000, silentMs: 1_000 };

/** The timeline is that of its last checkpoint: after a failover it takes some minutes to be told. */
const ASK = `SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn()::text AS "replayed",
  pg_postmaster_start_time()::text AS "startedAt", timeline_id AS "timeline" FROM pg_control_checkpoint()`;

interface Answered {
  readonly isStandby: boolean;
  readonly replayed: string | null;
  readonly startedAt: string;
  readonly timeline: number;
}

/** Asks a server again and again how far it is; undefined as soon as it does not answer. Answers how to stop. */
export function watchStandby(
  config: BoundedConfig,
  told: (standing: Standing | undefined) => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false });
  const follow = async (): Promise<void> => {
    const client = new BoundedClient({ ...config, connectionTimeoutMillis: 2_000, limits: LIMITS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!signal.aborted) {
        const [answered] = (await client.query<Answered>(ASK)).rows;
        told(answered && standingOf(answered));
        await pause(ASK_MS);
      }
    } finally {
      told(undefined);
      await client.end();
    }
  };
  const watching = (async () => {
    while (!signal.aborted) {
      await follow().catch(() => undefined);
      await pause(PAUSE_MS).catch(() => undefined);
    }
  })();
  return () => {
    stopped.abort();
    return watching;
  };
}

const standingOf = ({ isStandby, replayed, startedAt, timeline }: Answered): Standing => ({
  isStandby,
  startedAt,
  timeline,
  at: logPlace(replayed ?? '0/0'),
});
