import type { PrismaClient, Prisma } from '../../generated/prisma/client.js';
import { retryConflicts } from './retry-conflicts.js';
import type { Read, Statement, Write } from './statement.js';

/**
 * Hears what is notified on a channel, from whichever process, once it is committed; undefined when something may have
 * been missed. Answers how to stop.
 */
export type Listen = (channel: string, heard: (payload: string | undefined) => void) => Promise<() => Promise<void>>;

type Execute = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** One open database, embedded or PostgreSQL, behind the same Prisma client. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly prisma: PrismaClient;
  /** How many statements it carries out at once, beside reads that share a connection. */
  readonly connections: number;
  /** Reads may be repeated, and combined for several callers: no caller changes the rows. */
  readonly read: Read;
  /** The same for jobs, which do not wait for what callers read. */
  readonly readForJobs: Read;
  /** For a statement that writes and has rows to give. */
  readonly write: Write;
  readonly transact: Transact;
  /** For the job engine, which brings statements of its own: one with values, or without any a script in one transaction. */
  readonly execute: Execute;
  /** Uses it for new connections, and replaces existing ones: a password was changed. */
  readonly useAddress?: (url: string, directUrl: string | undefined) => void;
  /** Brings the schema up to date; safe to call from several processes at once. */
  migrate(): Promise<void>;
  readonly listen: Listen;
  pendingMigrations(): Promise<readonly string[]>;
  /** What it was last brought up to; only where no process of an earlier version can be at work beside this one. */
  readonly broughtUpTo?: { read(): Promise<string | undefined>; keep(version: string): Promise<void> };
  /** Why it cannot take commands right now; nothing when it can. Fails when it does not answer. */
  faults(): Promise<readonly string[]>;
  /** Connections of the pool, for those that have one. */
  readonly poolUse?: () => PoolUse;
  close(): Promise<void>;
}

interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/**
 * One transaction, without the price of Prisma queries. Statements are carried out in the order they are given. What is
 * not text, integer, boolean, instant, JSON or bytes is cast to text by the statement itself.
 */
export interface Session {
  read<Row>(statement: Statement): Promise<Row[]>;
  /** Done by the time the transaction ends, which fails if this does. */
  write(statement: Statement): Promise<void>;
}

/**
 * Runs the work in one transaction, all of it or nothing, within so many milliseconds. Where PostgreSQL rolls it back because of
 * another transaction, the work runs again from its beginning.
 */
export type Transact = <T>(longestMs: number, work: (session: Session) => Promise<T>) => Promise<T>;

/** Where there is no pool. */
export const transactThrough =
  (prisma: PrismaClient): Transact =>
  (longestMs, work) =>
    inTransaction(prisma, { maxWait: 10_000, timeout: longestMs }, (tx) => work(sessionThrough(tx)));

/** A transaction of Prisma's, repeated when it fails because of another one. */
export const inTransaction = <T>(
  prisma: PrismaClient,
  options: { readonly maxWait: number; readonly timeout: number },
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> =>
  retryConflicts(() =>
    prisma.$transaction(async (tx) => {
      const done = await work(tx);
      // The embedded database does not report a commit that fails, so what is checked at its end is checked now.
      await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
      return done;
    }, options),
  );

/** In a transaction of Prisma's, which promises no order among statements that do not wait for each other. */
export function sessionThrough(tx: Prisma.TransactionClient): Session {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next;
    return next;
  };
  return {
    read: ({ text, values }) => inOrder(() => tx.$queryRawUnsafe(text, ...values)),
    write: async ({ text, values }) => {
      await inOrder(() => tx.$executeRawUnsafe(text, ...values));
    },
  };
}
