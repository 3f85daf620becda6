import type { EndOfDayStore, LoanToClose } from './end-of-day-store.js';
import { type BusinessDate, businessDate } from '../../domain/calendar.js';
import { sum } from '../../domain/money.js';
import { isLateFee } from '../../domain/repayment/entry.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { isOnItsWay } from '../loan/loan-stores.js';
import { foldChanges } from '../portfolio/portfolio-query.js';
import { day } from '../../platform/postgres/sql/sql.js';
import { inTransaction } from '../../platform/postgres/database.js';
import { readThrough } from '../../platform/postgres/statement.js';
import { ledgerReader } from '../ledger/ledger-reader.js';
import { accrueInterest, countedColumns, rollMonth } from './end-of-day-sql.js';
import { foldLedgerDays } from '../ledger/fold-ledger-days.js';
import { areTransfersDue, executeTransfers } from '../ownership/execute-transfers.js';
import { saveClosedLoans, appendEvents } from './save-closed-loans.js';

/** Small enough that a command on one of these loans waits for less than a second. */
const REVIEWED_AT_ONCE = 50;
const COUNTED_AT_ONCE = 500;
const EXPIRED_AT_ONCE = 200;
const LONGEST_MS = 600_000;

/** Loans that need nothing but counting on a day, and have not had it; a loss only counts, from its oldest installment. */
const uncounted = (on: Prisma.Sql) =>
  Prisma.sql`s."figuresOn" < ${on} AND (s."reviewOn" > ${on} OR (s."reviewOn" IS NULL AND s."oldestUnpaidOn" IS NOT NULL))`;

const dateOf = (on: BusinessDate) => Prisma.sql`${on}::date`;

export function endOfDayStore(prisma: PrismaClient): EndOfDayStore {
  const transaction = <T>(work: (tx: Prisma.TransactionClient) => Promise<T>) =>
    inTransaction(prisma, { maxWait: 30_000, timeout: LONGEST_MS }, async (tx) => {
      // A month's end moves every loan in one statement, which takes longer than a request may.
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${String(LONGEST_MS)}, true)`;
      return work(tx);
    });
  return {
    begin: async (on, at) => {
      await prisma.endOfDayRun.createMany({ data: [{ on: new Date(on), startedAt: at }], skipDuplicates: true });
    },
    expire: (on, at) => transaction((tx) => expireRepayments(tx, on, at)),
    isExpired: async (on) => {
      const [left] = await prisma.$queryRaw<object[]>`
        SELECT 1 AS "is" FROM "Repayment" WHERE "state" = 'SUBMITTED' AND "expiresOn" < ${on}::date LIMIT 1`;
      return left === undefined;
    },
    awaitingReview: (on) => prisma.delinquencyStanding.count({ where: { reviewOn: { lte: new Date(on) } } }),
    review: (on, at, close) =>
      transaction(async (tx) => {
        const loans = close(await loansToClose(tx, on, REVIEWED_AT_ONCE));
        if (loans.length === 0) return { loans: 0, lateFees: 0 };
        await saveClosedLoans(tx, loans, on, at);
        const fees = loans.flatMap(({ day }) => day?.lateFees ?? []).filter(isLateFee);
        await tx.endOfDayRun.update({
          where: { on: new Date(on) },
          data: {
            loansReviewed: { increment: loans.length },
            lateFees: { increment: fees.length },
            lateFeeAmount: { increment: sum(fees.map(({ amount }) => amount)).toFixed(2) },
          },
        });
        return { loans: loans.length, lateFees: fees.length };
      }),
    count: (on, at, after) => transaction((tx) => countStretch(tx, dateOf(on), at, after)),
    isCounted: async (on) => {
      const [left] = await prisma.$queryRaw<{ left: boolean }[]>`
        SELECT EXISTS (SELECT 1 FROM "DelinquencyStanding" s WHERE ${uncounted(dateOf(on))}) AS "left"`;
      return left?.left !== true;
    },
    complete: async (on, at) => {
      await transaction(async (tx) => {
        await rollMonth(tx, on);
        await tx.endOfDayRun.updateMany({
          where: { on: new Date(on), completedAt: null },
          data: { completedAt: at },
        });
      });
    },
    transfer: (on, at) =>
      transaction(async (tx) => {
        const done = await executeTransfers(tx, on, at);
        const events = done.map((event) => ({ ...event, changed: null, amounts: {} }));
        if (events.length > 0) await appendEvents(tx, events, on, at);
        return done.length;
      }),
    areTransfersLeft: async (on) => {
      const [found] = await prisma.$queryRaw<{ left: boolean }[]>(areTransfersDue(on));
      return found?.left === true;
    },
    fold: async () => {
      await foldChanges(prisma, 0);
      await foldLedgerDays(prisma);
      // A day leaves hundreds of thousands of dead rows in these small tables, and every sum would step over them.
      await prisma.$executeRaw`VACUUM (ANALYZE) "PortfolioChange", "PortfolioTotal", "LedgerDay"`;
    },
  };
}

/**
 * A stretch of loans that are not counted yet, by id; undefined after the last. A loan that a command holds is left to the next
 * round.
 */
async function countStretch(
  tx: Prisma.TransactionClient,
  on: Prisma.Sql,
  at: Date,
  after: string,
): Promise<string | undefined> {
  const [end] = await tx.$queryRaw<{ loanId: string }[]>`
    SELECT s."loanId" FROM "DelinquencyStanding" s WHERE s."loanId" > ${after} AND ${uncounted(on)}
    ORDER BY s."loanId" OFFSET ${COUNTED_AT_ONCE - 1} LIMIT 1`;
  const stretch = end
    ? Prisma.sql`s."loanId" > ${after} AND s."loanId" <= ${end.loanId}`
    : Prisma.sql`s."loanId" > ${after}`;
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "Loan" l JOIN "DelinquencyStanding" s ON s."loanId" = l."id"
    WHERE ${stretch} AND ${uncounted(on)} ORDER BY l."id" FOR NO KEY UPDATE OF l SKIP LOCKED`;
  // A new statement sees what a command did to a standing before its loan was locked.
  const counted = Prisma.sql`s."loanId" = ANY(${locked.map(({ id }) => id)}) AND ${uncounted(on)}`;
  await tx.$executeRaw`
    UPDATE "Loan" l SET ${countedColumns(on)} FROM "DelinquencyStanding" s
    WHERE s."loanId" = l."id" AND s."oldestUnpaidOn" IS NOT NULL AND ${counted}`;
  await tx.$executeRaw(accrueInterest(on, at, counted));
  return end?.loanId;
}

interface Overdue {
  readonly id: string;
  readonly loanId: string;
  readonly amount: string;
  readonly loanStatus: LoanState;
}

/** Expires submitted payments of some loans that no other process holds. Resolves to the number of loans. */
async function expireRepayments(tx: Prisma.TransactionClient, on: BusinessDate, at: Date): Promise<number> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "Loan" l WHERE l."id" IN (
      SELECT "loanId" FROM "Repayment" WHERE "state" = 'SUBMITTED' AND "expiresOn" < ${on}::date)
    ORDER BY l."id" LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED`;
  const loanIds = locked.map(({ id }) => id);
  const expired = await tx.$queryRaw<Overdue[]>`
    UPDATE "Repayment" r SET "state" = 'EXPIRED' FROM "Loan" l
    WHERE l."id" = r."loanId" AND r."loanId" = ANY(${loanIds}) AND r."state" = 'SUBMITTED' AND r."expiresOn" < ${on}::date
    RETURNING r."id", r."loanId", r."amount"::text, l."loanStatus"`;
  // What was collected and never left goes out no more.
  await tx.$executeRaw`
    UPDATE "ScheduledPayment" SET "state" = 'SKIPPED', "skipReason" = 'NOT_COLLECTED', "endedAt" = ${at}
    WHERE "repaymentId" = ANY(${expired.map(({ id }) => id)}::text[]) AND "state" = 'SENT' AND NOT "inFile"`;
  const events = expired.map(({ id, loanId, amount, loanStatus }) => ({
    loanId,
    repaymentId: id,
    state: loanStatus,
    changed: 'repaymentExpired',
    amounts: { amount },
  }));
  if (events.length > 0) await appendEvents(tx, events, on, at);
  return loanIds.length;
}

/** Some unlocked loans whose day it is, locked until the transaction ends. */
async function loansToClose(tx: Prisma.TransactionClient, on: BusinessDate, most: number): Promise<LoanToClose[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "DelinquencyStanding" s JOIN "Loan" l ON l."id" = s."loanId"
    WHERE s."reviewOn" <= ${on}::date ORDER BY s."reviewOn", s."loanId" LIMIT ${most}
    FOR UPDATE OF l SKIP LOCKED`;
  const candidates = locked.map(({ id }) => id);
  if (candidates.length === 0) return [];
  // Every change of a standing holds the loan's lock, so what is read from here on stays.
  const loans = await tx.loan.findMany({
    where: { id: { in: candidates }, standing: { reviewOn: { lte: new Date(on) } } },
    select: {
      id: true,
      loanStatus: true,
      defaultProbability: true,
      riskRating: true,
      standing: { select: { accruedThrough: true, accruing: true } },
    },
  });
  const ids = loans.map(({ id }) => id);
  const ledger = ledgerReader({ read: readThrough(tx) });
  const [terms, entries] = [await ledger.terms(ids), await ledger.entries(ids)];
  const [pending, holds] = [await ledger.pending(ids), await ledger.holds(ids)];
  return loans.map(({ id, defaultProbability, standing, ...loan }) => {
    const known = terms.get(id);
    if (!known) throw new Error(`Loan ${id} is to be reviewed and has no terms`);
    return {
      ...loan,
      id,
      defaultProbability: defaultProbability?.toFixed() ?? null,
      terms: known,
      entries: entries.get(id) ?? [],
      holds: holds.get(id) ?? [],
      accruedThrough: standing?.accruedThrough ? businessDate(day(standing.accruedThrough)) : undefined,
      wasAccruing: standing?.accruing ?? false,
      pending: (pending.get(id) ?? []).filter((payment) => isOnItsWay(payment, on)),
    };
  });
}
