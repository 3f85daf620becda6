import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedClient, type BoundedConfig } from '../postgres/bounded-client.js';
import { openPool, type RenewingPool } from '../postgres/open-pool.js';
import { preparedStatements } from '../postgres/prepared-statements.js';
import {
  openPipelinedConnections,
  askPool,
  longReadsOf,
  readPool,
  type PipelinedConnections,
} from '../postgres/read-pool.js';
import type { Read } from '../postgres/statement.js';
import { logPlace, type Position } from './client-positions.js';
import type { Home } from './watch-home.js';

export type ReplicaCondition = 'FOLLOWS' | 'LAGS' | 'AWAY' | 'NO_STANDBY' | 'OTHER_TIMELINE';

const CONNECT_MS = 2_000;

class ReplicaLost extends Error {}

/**
 * A standby for reads. Facts about it hold for its connections: each one checks that it leads to the same server, and
 * not to another at its address, or to one that was restarted and is behind.
 */
export class Replica {
  private standing: Standing | undefined;
  /** Requests that wait for it in vain. */
  private readonly waiting = new Set<() => void>();
  private readonly pool: RenewingPool;
  private readonly connections: PipelinedConnections;
  private readonly readHere: Read;
  private readonly stopWatching: () => Promise<void>;

  constructor(
    config: BoundedConfig,
    poolSize: number | undefined,
    private readonly home: Home,
  ) {
    const checked: BoundedConfig = { ...config, connectionTimeoutMillis: CONNECT_MS, first: () => this.sameServer() };
    this.pool = openPool(checked, poolSize);
    const { pool } = this.pool;
    this.connections = openPipelinedConnections(checked, askPool(pool));
    this.readHere = readPool(pool, preparedStatements(), this.connections.ask, longReadsOf(pool.options.max));
    this.stopWatching = watchStandby(config, (standing) => {
      this.told(standing);
    });
  }

  /** Whether it shows at least this, and is not too far behind. */
  shows(required: Position | undefined): boolean {
    const { standing } = this;
    const least = this.home.least();
    if (!standing?.isStandby || standing.timeline !== least?.timeline || standing.at < least.at) return false;
    return !required || (required.timeline === standing.timeline && required.at <= standing.at);
  }

  condition(): { readonly condition: ReplicaCondition; readonly lagMs: number | undefined } {
    const { standing } = this;
    if (!standing) return { condition: 'AWAY', lagMs: undefined };
    if (!standing.isStandby) return { condition: 'NO_STANDBY', lagMs: undefined };
    if (standing.timeline !== (this.home.least()?.timeline ?? standing.timeline))
      return { condition: 'OTHER_TIMELINE', lagMs: undefined };
    return { condition: this.shows(undefined) ? 'FOLLOWS' : 'LAGS', lagMs: this.home.lagOf(standing) };
  }

  /** Fails as soon as the server does not answer: callers have the primary. */
  read<Row>(...asked: Parameters<Read>): Promise<Row[]> {
    return new Promise<Row[]>((settle, fail) => {
      const lost = () => {
        fail(new ReplicaLost('The replica does not respond'));
      };
      if (!this.standing) {
        lost();
        return;
      }
      this.waiting.add(lost);
      this.readHere<Row>(...asked)
        .then(settle, fail)
        .finally(() => this.waiting.delete(lost));
    });
  }

  async close(): Promise<void> {
    await this.stopWatching();
    await this.connections.close();
    await this.pool.pool.end();
  }

  private told(standing: Standing | undefined): void {
    this.standing = standing;
    if (standing) return;
    for (const lost of this.waiting) lost();
    this.waiting.clear();
    this.pool.renew();
    this.connections.renew();
  }

  /** Fails on any other server. */
  private sameServer(): string {
    const startedAt = this.standing?.startedAt ?? 'infinity';
    return `SELECT 1 / (pg_is_in_recovery() AND pg_postmaster_start_time() = '${startedAt}'::timestamptz)::int`;
  }
}

/** What a server said of itself. */
interface Standing extends Position {
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
function watchStandby(config: BoundedConfig, told: (standing: Standing | undefined) => void): () => Promise<void> {
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
