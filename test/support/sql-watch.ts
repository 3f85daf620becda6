import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Listens at the driver, below Prisma, so that what is seen is what the database was asked. */
export interface SqlWatch {
  /** The statements that ran while `work` did, without those that authenticate, or make or keep a connection ready. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): void;
}

/** Asked again and again of the connection that listens, and when a connection is silent for long, as on a busy machine. */
const KEEPS_READY = new Set(['SELECT 1', `SELECT pid FROM pg_stat_activity WHERE state = 'active'`]);

type QueryMethod = (this: unknown, ...args: unknown[]) => unknown;

interface Watch extends SqlWatch {
  /** The same method, which tells what it is asked. */
  told(query: QueryMethod): QueryMethod;
}

function watch(target: object, isOurs: (client: unknown) => boolean = () => true): Watch {
  const holder = target as { query: QueryMethod };
  const original = holder.query;
  let seen: string[] | undefined;
  const told = (query: QueryMethod): QueryMethod =>
    function (this: unknown, ...args) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      if (typeof text === 'string' && isOurs(this)) seen?.push(text);
      return query.apply(this, args);
    };
  holder.query = told(original);
  return {
    told,
    during: async (work) => {
      const statements: string[] = [];
      seen = statements;
      await work();
      seen = undefined;
      return statements.filter(
        (sql) => !sql.includes('"ApiClient"') && !sql.startsWith('SET statement_timeout') && !KEEPS_READY.has(sql),
      );
    },
    stop: () => {
      holder.query = original;
    },
  };
}

/** Inside a transaction another object is asked. */
export function watchPglite(pglite: PGlite): SqlWatch {
  const watched = watch(pglite);
  const begin = pglite.transaction.bind(pglite);
  pglite.transaction = ((work: (tx: { query: QueryMethod }) => Promise<unknown>) =>
    begin((tx) => {
      const inner = tx as unknown as { query: QueryMethod };
      inner.query = watched.told(inner.query);
      return work(inner);
    })) as PGlite['transaction'];
  return {
    ...watched,
    stop: () => {
      watched.stop();
      pglite.transaction = begin;
    },
  };
}

/** Worlds of other tests share the process, so only the clients of this database count. */
export const watchPostgres = (database: string): SqlWatch =>
  watch(pg.Client.prototype, (client) => (client as pg.Client).database === database);
