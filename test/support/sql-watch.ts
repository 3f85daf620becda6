import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Listens at the driver, below Prisma, so that what is seen is what the database was asked. */
export interface SqlWatch {
  /** The statements that ran while `work` did, without those that authenticate or make a connection ready. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): void;
}

type QueryMethod = (this: unknown, ...args: unknown[]) => unknown;

function watch(target: object): SqlWatch {
  const holder = target as { query: QueryMethod };
  const original = holder.query;
  let seen: string[] | undefined;
  holder.query = function (this: unknown, ...args) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string') seen?.push(text);
    return original.apply(this, args);
  };
  return {
    during: async (work) => {
      const statements: string[] = [];
      seen = statements;
      await work();
      seen = undefined;
      return statements.filter((sql) => !sql.includes('"ApiClient"') && !sql.startsWith('SET statement_timeout'));
    },
    stop: () => {
      holder.query = original;
    },
  };
}

export const watchPglite = (pglite: PGlite): SqlWatch => watch(pglite);

export const watchPostgres = (): SqlWatch => watch(pg.Client.prototype);
