import type { WorkClaim } from '../../domain/work/queue.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { ReadSource } from '../read-source.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import { shownClaim } from './work.type.js';

const SELECTION =
  Prisma.raw(`SELECT "id", "loanId", "queue", "claimedBy", "claimedAt", "expiresAt", "completedAt", "outcome",
  "nextOn"::text FROM "WorkClaim"`);

const claimReader = ({ read }: Pick<ReadSource, 'read'>) => ({
  ofLoans: async (loanIds: readonly string[], now: Date) => {
    const rows = await read<WorkClaim>(
      Prisma.sql`${SELECTION} WHERE "loanId" ${among(loanIds)} AND "completedAt" IS NULL AND "expiresAt" > ${now}`,
    );
    return new Map(rows.map((claim) => [claim.loanId, claim]));
  },
  byIds: async (ids: readonly string[]) => {
    const rows = await read<WorkClaim>(Prisma.sql`${SELECTION} WHERE "id" ${among(ids)}`);
    return new Map(rows.map((claim) => [claim.id, shownClaim(claim)]));
  },
});

/** The claim on a loan that is in effect at an instant. */
export const claimOfLoan = loaderFor((now: string, ids, reading: Reading) =>
  reading.from(claimReader).ofLoans(ids, new Date(now)),
);

export const claimById = loader((ids, reading) => reading.from(claimReader).byIds(ids));
