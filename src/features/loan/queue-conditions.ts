import { addDays, type BusinessDate } from '../../domain/calendar.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { WorkQueueName } from '../../domain/work/queue.js';
import { Prisma } from '../../generated/prisma/client.js';
import { constant } from '../../platform/postgres/sql/sql.js';
import { isOfKind, standingOn } from './loan-holds.js';

/** A work queue on a day, for a caller. */
export interface QueueQuestion {
  readonly name: WorkQueueName;
  readonly on: BusinessDate;
  readonly now: Date;
  /** Whether notices of bankruptcy count: not for a caller that can't see them. */
  readonly withNotices: boolean;
  /** Only loans that are not claimed, for the next one to work on. */
  readonly unclaimed?: boolean;
}

const BROKEN_DAYS = 30;
const RETURNED_DAYS = 14;
const DAY_MS = 86_400_000;

/** Kinds with an answer that the borrower waits for. */
const DISPUTES: readonly HoldKind[] = ['REPORTING_DISPUTE', 'DEBT_VALIDATION', 'PAYMENT_DISPUTE'];

const sqlDay = (on: BusinessDate) => Prisma.sql`CAST(${on} AS date)`;

const ACTIVE = Prisma.sql`"Loan"."loanStatus" = 'ACTIVE'`;

const late = (from: number, to: number) =>
  Prisma.sql`(${ACTIVE} AND "Loan"."currentDpd" BETWEEN ${constant(from)} AND ${constant(to)})`;

const OPEN_PROMISE = Prisma.sql`p."loanId" = "Loan"."id" AND p."cancelledOn" IS NULL AND p."keptOn" IS NULL`;

/** Found by the few rows that put a loan into the queue. */
const amongLoansOf = (table: string, where: Prisma.Sql) =>
  Prisma.sql`"Loan"."id" = ANY(ARRAY(SELECT "loanId" FROM ${Prisma.raw(`"${table}"`)} WHERE ${where}))`;

const CONDITIONS: Readonly<Record<Exclude<WorkQueueName, 'CHARGE_OFF_DUE'>, (asked: QueueQuestion) => Prisma.Sql>> = {
  NEW_DELINQUENT: () => late(1, 29),
  BROKEN_PROMISE: ({ on }) => Prisma.sql`("Loan"."loanStatus" IN ('ACTIVE', 'CHARGED_OFF')
    AND ${amongLoansOf(
      'PaymentPromise',
      Prisma.sql`"by" < ${sqlDay(on)} AND "by" >= ${sqlDay(addDays(on, -BROKEN_DAYS))}
        AND "cancelledOn" IS NULL AND "keptOn" IS NULL`,
    )}
    AND NOT EXISTS (SELECT 1 FROM "PaymentPromise" p WHERE ${OPEN_PROMISE} AND p."by" >= ${sqlDay(on)}))`,
  // Days past due count from the oldest unpaid due date, as of the day of the figures.
  FIRST_PAYMENT_DEFAULT: () => Prisma.sql`(${ACTIVE} AND "Loan"."currentDpd" > 0 AND "Loan"."firstPaymentDate" >= (
    SELECT s."figuresOn" FROM "DelinquencyStanding" s WHERE s."loanId" = "Loan"."id") - "Loan"."currentDpd")`,
  ROLLED_30: () => late(30, 36),
  DISPUTE: ({ on }) => amongLoansOf('Hold', Prisma.sql`${isOfKind(DISPUTES)} AND ${standingOn(on)}`),
  COMPLAINT: () => amongLoansOf('Complaint', Prisma.sql`"resolvedOn" IS NULL`),
  APPROVAL: () => amongLoansOf('ApprovalRequest', Prisma.sql`"state" = 'PENDING'`),
  RETURNED_PAYMENT: ({ now }) => {
    const since = new Date(now.getTime() - RETURNED_DAYS * DAY_MS);
    return amongLoansOf(
      'Repayment',
      Prisma.sql`("state" = 'REVERSED' AND "reversedAt" >= ${since}) OR ("state" = 'FAILED' AND "acknowledgedAt" >= ${since})`,
    );
  },
};

/** What a loan of a queue meets; `chargeOffDue` is the condition of lists for that. */
export function queueConditions(asked: QueueQuestion, chargeOffDue: () => Prisma.Sql): Prisma.Sql[] {
  const { name, on, now, unclaimed } = asked;
  const queue = constant(name);
  return [
    name === 'CHARGE_OFF_DUE' ? chargeOffDue() : CONDITIONS[name](asked),
    Prisma.sql`NOT EXISTS (SELECT 1 FROM "WorkClaim" w WHERE w."loanId" = "Loan"."id" AND w."nextOn" > ${sqlDay(on)}
      AND w."queue" = CAST(${queue} AS "WorkQueueName"))`,
    ...(unclaimed
      ? [
          Prisma.sql`NOT EXISTS (SELECT 1 FROM "WorkClaim" w WHERE w."loanId" = "Loan"."id" AND w."expiresAt" > ${now}
      AND w."completedAt" IS NULL)`,
        ]
      : []),
  ];
}
