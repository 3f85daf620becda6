import type { PrismaClient } from '../../generated/prisma/client.js';

/** One open database, embedded or PostgreSQL, behind the same Prisma client. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly prisma: PrismaClient;
  /** Brings the schema up to date; safe to call from several processes at once. */
  migrate(): Promise<void>;
  pendingMigrations(): Promise<readonly string[]>;
  close(): Promise<void>;
}
