import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Read } from './statement.js';
import type { Transact } from './session.js';

/**
 * Hears what is notified on a channel, from whichever process, once it is committed; undefined when something may have
 * been missed. Answers how to stop.
 */
export type Listen = (channel: string, heard: (payload: string | undefined) => void) => Promise<() => Promise<void>>;

export type Execute = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** One open database, embedded or PostgreSQL, behind the same Prisma client. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly prisma: PrismaClient;
  /** How many statements it carries out at once, beside reads that share a connection. */
  readonly connections: number;
  /** What is read may be asked twice. */
  readonly read: Read;
  /** The same for a statement that writes and has rows to give: carried out at most once. */
  readonly write: Read;
  readonly transact: Transact;
  /** For the job engine, which brings statements of its own: one with values, or without any a script in one transaction. */
  readonly execute: Execute;
  /** Leads new connections there, and makes those anew that stand: a password was changed. */
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

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}
