import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import type { Statement } from './statement.js';

/**
 * One transaction, without the price of Prisma queries. Statements are carried out in the order they are given. What is
 * not text, integer, boolean, instant, JSON or bytes is cast to text by the statement itself.
 */
export interface Session {
  read<Row>(statement: Statement): Promise<Row[]>;
  /** Done by the time the transaction ends, which fails if this does. */
  write(statement: Statement): Promise<void>;
}

/** Runs the work in one transaction, all of it or nothing, within so many milliseconds. */
export type Transact = <T>(longestMs: number, work: (session: Session) => Promise<T>) => Promise<T>;

/** Where there is no pool. */
export const transactThrough =
  (prisma: PrismaClient): Transact =>
  (longestMs, work) =>
    inTransaction(prisma, { maxWait: 10_000, timeout: longestMs }, (tx) => work(sessionThrough(tx)));

/** A transaction of Prisma's. */
export const inTransaction = <T>(
  prisma: PrismaClient,
  options: { readonly maxWait: number; readonly timeout: number },
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> =>
  prisma.$transaction(async (tx) => {
    const done = await work(tx);
    // The embedded database does not report a commit that fails, so what is checked at its end is checked now.
    await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
    return done;
  }, options);

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
