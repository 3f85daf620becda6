import type { Portfolio } from '../../domain/access/viewer.js';
import type { WorkClaim } from '../../domain/work/queue.js';
import { WORK_QUEUES } from '../../domain/work/queue.js';
import type { Session } from '../../platform/postgres/database.js';
import { conditionSql, filterConditions, portfolioConditions } from '../loan/loan-conditions.js';
import type { QueueQuestion } from '../loan/queue-conditions.js';
import { Prisma } from '../../generated/prisma/client.js';
import { insertion } from '../../platform/postgres/statement.js';

/** Claims on loans. A claim is decided under the loan's lock. */
export interface WorkStore {
  /** Locks the next loan of a queue that no other unit of work holds. */
  lockNext(asked: QueueQuestion, portfolio: Portfolio, except: readonly string[]): Promise<string | undefined>;
  /** The claim on a loan that is in effect. */
  claimOn(loanId: string, now: Date): Promise<WorkClaim | undefined>;
  /** The claims of an actor that are in effect. */
  claimsOf(actor: string, now: Date): Promise<readonly WorkClaim[]>;
  byId(id: string): Promise<WorkClaim | undefined>;
  insert(claim: WorkClaim): Promise<void>;
  update(claim: WorkClaim): Promise<void>;
}

const COLUMNS = `"id", "loanId", "queue", "claimedBy", "claimedAt", "expiresAt", "completedAt", "outcome", "nextOn"::text`;
const CLAIM_ON = `SELECT ${COLUMNS} FROM "WorkClaim" WHERE "loanId" = $1 AND "completedAt" IS NULL AND "expiresAt" > $2`;
const CLAIMS_OF = `SELECT ${COLUMNS} FROM "WorkClaim" WHERE "claimedBy" = $1 AND "completedAt" IS NULL AND "expiresAt" > $2
  ORDER BY "claimedAt", "id"`;
const BY_ID = `SELECT ${COLUMNS} FROM "WorkClaim" WHERE "id" = $1`;
/** Of claims that ran out nothing is kept. */
const FORGET = `DELETE FROM "WorkClaim" WHERE "loanId" = $1 AND "completedAt" IS NULL`;
/** Of each queue only the last outcome counts. */
const REPLACE = `DELETE FROM "WorkClaim" WHERE "loanId" = $1 AND "queue" = $2::"WorkQueueName" AND "id" <> $3`;
const UPDATE = `UPDATE "WorkClaim" SET "expiresAt" = $2, "completedAt" = $3, "outcome" = $4::"WorkOutcome", "nextOn" = $5::date
  WHERE "id" = $1`;

export function workStore(session: Session): WorkStore {
  const first = async (text: string, values: readonly unknown[]) =>
    (await session.read<WorkClaim>({ text, values: [...values] }))[0];
  return {
    lockNext: async (asked, portfolio, except) => {
      const { direction } = WORK_QUEUES[asked.name];
      const inQueue = filterConditions({ queue: { ...asked, unclaimed: true } });
      const [row] = await session.read<{ id: string }>(Prisma.sql`
        SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql([...portfolioConditions(portfolio), ...inQueue])}
          AND NOT ("Loan"."id" = ANY(${[...except]}::text[]))
        ORDER BY ${Prisma.raw(`"Loan"."${COLUMN_OF[WORK_QUEUES[asked.name].sort]}" ${direction} NULLS LAST, "Loan"."id" ${direction}`)}
        LIMIT 1 FOR UPDATE OF "Loan" SKIP LOCKED`);
      return row?.id;
    },
    claimOn: (loanId, now) => first(CLAIM_ON, [loanId, now]),
    claimsOf: (actor, now) => session.read<WorkClaim>({ text: CLAIMS_OF, values: [actor, now] }),
    byId: (id) => first(BY_ID, [id]),
    insert: async (claim) => {
      await session.write({ text: FORGET, values: [claim.loanId] });
      await session.write(insertion('WorkClaim', [claim]));
    },
    update: async ({ id, loanId, queue, expiresAt, completedAt, outcome, nextOn }) => {
      if (completedAt) await session.write({ text: REPLACE, values: [loanId, queue, id] });
      await session.write({ text: UPDATE, values: [id, expiresAt, completedAt, outcome, nextOn] });
    },
  };
}

const COLUMN_OF = { DAYS_PAST_DUE: 'currentDpd', CREATED_AT: 'createdAt' } as const;
