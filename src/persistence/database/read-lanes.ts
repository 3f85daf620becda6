import type pg from 'pg';
import type { Statement } from './statement.js';

export interface ReadLanes {
  /** Rows of a statement, prepared under a name; what is asked in one go leaves in one packet. */
  ask(statement: Statement, name: string | undefined): Promise<pg.QueryResult>;
  /** Gives the connections back to their pool, which closes them. */
  close(): void;
}

interface Lane {
  readonly client: pg.PoolClient;
  /** Statements that wait for their answer. */
  waiting: number;
  isHeldBack: boolean;
}

/**
 * A few connections that many requests ask on at once: a short statement is sent without waiting for the answers before
 * it. A connection that is lost fails what was asked on it, and the next statement opens another.
 */
export function readLanes(pool: pg.Pool, most: number): ReadLanes {
  const lanes = new Set<Lane>();
  let opening: Promise<Lane> | undefined;

  async function open(): Promise<Lane> {
    const client = await pool.connect();
    const lane = { client, waiting: 0, isHeldBack: false };
    const lose = () => {
      if (lanes.delete(lane)) client.release(true);
    };
    client.on('error', lose);
    client.once('end', lose);
    lanes.add(lane);
    return lane;
  }

  /** The least busy; another is opened while all are busy. */
  function choose(): Lane | Promise<Lane> {
    const [first, ...others] = lanes;
    const least = others.reduce((best, lane) => (best && best.waiting <= lane.waiting ? best : lane), first);
    if (least?.waiting === 0 || (least && lanes.size === most)) return least;
    opening ??= openNext();
    return least ?? opening;
  }

  function openNext(): Promise<Lane> {
    const next = open().finally(() => {
      opening = undefined;
    });
    // Whoever waits for it hears of its failure; others have their lane.
    next.catch(() => undefined);
    return next;
  }

  return {
    ask: async ({ text, values }, name) => {
      const chosen = choose();
      const lane = chosen instanceof Promise ? await chosen : chosen;
      lane.waiting += 1;
      try {
        holdBack(lane);
        return await lane.client.query({ text, values: values as unknown[], ...(name !== undefined && { name }) });
      } finally {
        lane.waiting -= 1;
      }
    },
    close: () => {
      for (const { client } of lanes) client.release(true);
      lanes.clear();
    },
  };
}

/** Until all requests that arrived together have been looked at: each packet costs as much as a small statement. */
function holdBack(lane: Lane): void {
  if (lane.isHeldBack) return;
  const { stream } = lane.client.connection;
  lane.isHeldBack = true;
  stream.cork();
  setImmediate(() => {
    lane.isHeldBack = false;
    stream.uncork();
  });
}
