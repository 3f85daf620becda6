import type { EndOfDayStore, LoanToClose } from '../../app/ports/end-of-day-store.js';
import { type BusinessDate, businessDate } from '../../domain/calendar.js';
import { sum } from '../../domain/money.js';
import { isLateFee } from '../../domain/repayment/entry.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import { isOnItsWay } from '../../app/ports/loan-stores.js';
import { foldChanges } from '../portfolio/portfolio-query.js';
import { day } from '../sql/sql.js';
import { readThrough } from '../database/statement.js';
import { ledgerReader } from '../ledger/ledger-reader.js';
import { accrueInterest, countedColumns, rollMonth } from './end-of-day-sql.js';
import { saveClosedLoans, appendEvents } from './save-closed-loans.js';

const REVIEWED_AT_ONCE = 200;
const COUNTED_AT_ONCE = 20_000;
const LONGEST_MS = 600_000;

/** Loans that need nothing but counting on a day, and have not had it; a loss only counts, from its oldest installment. */
const uncounted = (on: Prisma.Sql) =>
  Prisma.sql`s."figuresOn" < ${on} AND (s."reviewOn" > ${on} OR (s."reviewOn" IS NULL AND s."oldestUnpaidOn" IS NOT NULL))`;

const dateOf = (on: BusinessDate) => Prisma.sql`${on}::date`;

export function endOfDayStore(prisma: PrismaClient): EndOfDayStore {
  const transaction = <T>(work: (tx: Prisma.TransactionClient) => Promise<T>) =>
    prisma.$transaction(
      async (tx) => {
        // A month's end moves every loan in one statement, which takes longer than a request may.
        await tx.$queryRaw`SELECT set_config('statement_timeout', ${String(LONGEST_MS)}, true)`;
        return work(tx);
      },
      { maxWait: 30_000, timeout: LONGEST_MS },
    );
  return {
    begin: async (on, at) => {
      await prisma.endOfDayRun.createMany({ data: [{ on: new Date(on), startedAt: at }], skipDuplicates: true });
    },
    expire: (on, at) => transaction((tx) => expireRepayments(tx, on, at)),
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
        // As in every unit of work: the embedded database does not report a commit that fails.
        await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
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
      await foldChanges(prisma, 0);
      // A day leaves hundreds of thousands of dead rows in these small tables, and every sum would step over them.
      await prisma.$executeRaw`VACUUM (ANALYZE) "PortfolioChange", "PortfolioTotal"`;
    },
  };
}

/** One stretch of loans in order of id. Loans that are behind change too, so they are locked before they are looked at. */
async function countStretch(
  tx: Prisma.TransactionClient,
  on: Prisma.Sql,
  at: Date,
  after: string,
): Promise<string | undefined> {
  const [end] = await tx.$queryRaw<{ loanId: string }[]>`
    SELECT "loanId" FROM "DelinquencyStanding" WHERE "loanId" > ${after}
    ORDER BY "loanId" OFFSET ${COUNTED_AT_ONCE - 1} LIMIT 1`;
  const stretch = end
    ? Prisma.sql`s."loanId" > ${after} AND s."loanId" <= ${end.loanId}`
    : Prisma.sql`s."loanId" > ${after}`;
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "Loan" l JOIN "DelinquencyStanding" s ON s."loanId" = l."id"
    WHERE ${stretch} AND ${uncounted(on)} AND s."oldestUnpaidOn" IS NOT NULL
    ORDER BY l."id" FOR UPDATE OF l SKIP LOCKED`;
  const behind = locked.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE "Loan" l SET ${countedColumns(on)} FROM "DelinquencyStanding" s
    WHERE s."loanId" = l."id" AND s."loanId" = ANY(${behind}) AND ${uncounted(on)}`;
  const counted = Prisma.sql`${stretch} AND ${uncounted(on)} AND (s."oldestUnpaidOn" IS NULL OR s."loanId" = ANY(${behind}))`;
  await tx.$executeRaw(accrueInterest(on, at, counted));
  return end?.loanId;
}

interface Overdue {
  readonly id: string;
  readonly loanId: string;
  readonly amount: string;
  readonly loanStatus: LoanState;
}

/**
 * Submitted payments whose last day is over. Whoever else closes the same day, or commands one of the loans, is waited
 * for: their locks are taken in order.
 */
async function expireRepayments(tx: Prisma.TransactionClient, on: BusinessDate, at: Date): Promise<void> {
  await tx.$queryRaw`
    SELECT l."id" FROM "Loan" l WHERE l."id" IN (
      SELECT "loanId" FROM "Repayment" WHERE "state" = 'SUBMITTED' AND "expiresOn" < ${on}::date)
    ORDER BY l."id" FOR UPDATE`;
  const expired = await tx.$queryRaw<Overdue[]>`
    UPDATE "Repayment" r SET "state" = 'EXPIRED' FROM "Loan" l
    WHERE l."id" = r."loanId" AND r."state" = 'SUBMITTED' AND r."expiresOn" < ${on}::date
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
}

/** Some loans whose day it is and that nobody else is at work on, locked until the transaction ends. */
async function loansToClose(tx: Prisma.TransactionClient, on: BusinessDate, most: number): Promise<LoanToClose[]> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT l."id" FROM "DelinquencyStanding" s JOIN "Loan" l ON l."id" = s."loanId"
    WHERE s."reviewOn" <= ${on}::date ORDER BY s."reviewOn", s."loanId" LIMIT ${most}
    FOR UPDATE OF l SKIP LOCKED`;
  const candidates = locked.map(({ id }) => id);
  if (candidates.length === 0) return [];
  // Whoever changes a standing holds the loan's lock, so what is read from here on stays.
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
  const ledger = ledgerReader(readThrough(tx));
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
