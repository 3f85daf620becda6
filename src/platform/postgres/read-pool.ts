import type pg from 'pg';
import { atMost, atMostEach } from '../runtime/at-most.js';
import { resumeInTurn } from '../runtime/in-turns.js';
import type { BoundedConfig } from './bounded-client.js';
import { PipelinedConnection, type AskRead } from './pipelined-connection.js';
import { isStale, PreparedRead, type PreparedOf } from './prepared-statements.js';
import { nameOf, type Planning, type Read, type Statement, type Write } from './statement.js';
import { getOrCreate } from '../runtime/get-or-create.js';

/** Carries a prepared statement out on a connection of the pool, which Prisma uses too. */
export const askPool =
  (pool: pg.Pool): AskRead =>
  async (prepared, values) => {
    try {
      const rows: Promise<unknown[]> = pool.query(new PreparedRead(prepared, values) as never);
      return await rows;
    } catch (error) {
      if (!isStale(error)) throw error;
      return askUnprepared(pool, { text: prepared.text, values });
    }
  };

const askUnprepared = async (pool: pg.Pool, { text, values }: Statement): Promise<unknown[]> =>
  (await pool.query<object>({ text, values: [...values] })).rows;

/** More than callers have in their shares. */
const QUEUE = { length: 10_000, milliseconds: 30_000 };

/** For all jobs together, which would wait behind those of callers otherwise: pages of work lists, and what webhooks look for. */
export const LONG_READS_OF_JOBS = 1;
/** How many of them may be under way for callers: of eight connections six. From three connections on, one is left to what is short. */
export const longReadsOf = (connections: number): number =>
  Math.max(1, Math.min(Math.floor((connections * 3) / 4), connections - 1 - LONG_READS_OF_JOBS));

/**
 * Statements with a constant plan go to `ask`. All others go to the pool, where a slow one blocks no other: prepared
 * too, if they have no values to be planned for. At most `longReads` of them run at once, for all callers together, so
 * that connections are left to commands, the audit log and short reads. Identical waiting reads are combined.
 */
export function readPool(pool: pg.Pool, preparedOf: PreparedOf, ask: AskRead, longReads: number): Read {
  const askHere = askPool(pool);
  const whenFew = atMost(longReads, QUEUE);
  return async <Row>(statement: Statement, planning: Planning = 'ONCE') => {
    const prepared = preparedOf(statement, planning);
    const askFor = (asks: AskRead) => (prepared ? asks(prepared, statement.values) : askUnprepared(pool, statement));
    const rows =
      planning === 'ONCE'
        ? askFor(ask)
        : whenFew(
            () => askFor(askHere),
            () => nameOf(statement),
          );
    return (await resumeInTurn(rows)) as Row[];
  };
}

/** Statements that write and have rows to give: each is carried out, and once. */
export const writePool = (pool: pg.Pool, preparedOf: PreparedOf): Write => {
  const ask = askPool(pool);
  return async <Row>(statement: Statement) => {
    const prepared = preparedOf(statement, 'ONCE');
    return (await (prepared ? ask(prepared, statement.values) : askUnprepared(pool, statement))) as Row[];
  };
};

/** More would spread what leaves together over several packets. */
const CONNECTIONS = 2;
/** Beyond so many, what is asked waits less on a connection of its own, if the shared one is slow. */
const MANY_WAITING = 16;
/** Beyond this number, callers wait for a connection of the pool, where they are counted. */
const MOST_WAITING = 256;

/** Connections that many reads share. Reads go `elsewhere` when none is open. */
export interface PipelinedConnections {
  readonly ask: AskRead;
  /** Connections are replaced, and may lead to another server. */
  renew(): void;
  close(): Promise<void>;
}

export function openPipelinedConnections(config: BoundedConfig, elsewhere: AskRead): PipelinedConnections {
  const connections = Array.from({ length: CONNECTIONS }, () => new PipelinedConnection(config, elsewhere));
  const takes = (connection: PipelinedConnection) =>
    connection.waiting < MANY_WAITING || (connection.waiting < MOST_WAITING && connection.keepsUp());
  return {
    ask: (prepared, values) => {
      let chosen: PipelinedConnection | undefined;
      for (const connection of connections) {
        const rows = connection.leavingNow(prepared, values);
        if (rows) return rows;
      }
      for (const connection of connections)
        if (connection.isOpen() && (!chosen || connection.waiting < chosen.waiting)) chosen = connection;
      return chosen && takes(chosen) ? chosen.ask(prepared, values) : elsewhere(prepared, values);
    },
    renew: () => {
      for (const connection of connections) connection.renew();
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

/** More than any screen asks for. It waits for its own, which may take long. */
const QUEUE_OF_CALLER = { length: 1_000, milliseconds: 30_000 };

/** Three of eight connections: other callers find free ones, or soon will. */
const shareOf = (connections: number): number => Math.max(1, Math.floor((connections * 3) / 8));

/** Reads of one caller. */
export type CallerShares = (caller: string, read: Read) => Read;

/**
 * Statements that are planned for their values may take long, and each uses a connection meanwhile. A caller has few of
 * them running at a time, and its others wait for these, not in the queue for connections ahead of other callers;
 * identical waiting reads are combined. All other statements are not limited.
 */
export function callerShares(connections: number): CallerShares {
  // One at a time as it is.
  if (connections === 1) return (_, read) => read;
  const inShare = atMostEach(shareOf(connections), QUEUE_OF_CALLER);
  /** Replicas answer otherwise than home may, and what a request reads of one may turn home: each has a place of its own. */
  const places = new WeakMap<Read, number>();
  let known = 0;
  return (caller, read) => {
    const place = getOrCreate(places, read, () => (known += 1));
    const named = (statement: Statement) => () => {
      const name = nameOf(statement);
      return name === undefined ? undefined : `${place} ${name}`;
    };
    return (statement, planning) =>
      planning === 'EACH_TIME'
        ? inShare(caller, () => read(statement, planning), named(statement))
        : read(statement, planning);
  };
}
