import { newId } from '../command/command-call.js';
import type { ReadSource } from '../read-source.js';
import type { BorrowerIndex, SsnIndex } from './find-borrowers.js';
import type { BorrowerFile, BorrowerIdentity, BorrowerStore } from './borrower-store.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { isPersonal } from '../../domain/hold/hold-effects.js';
import { HOLD_KINDS } from '../../domain/hold/hold.js';
import { Prisma } from '../../generated/prisma/client.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { SEALED_COLUMNS } from '../loan/sealed-columns.js';
import { rowsOf } from '../../platform/postgres/sql/sql.js';
import { ssnIndex } from '../loan/blind-index.js';

/** Everything that may have been done to a loan leaves one of these dates. */
const LAST_ACTIVE = Prisma.sql`GREATEST(("Loan"."createdAt" AT TIME ZONE 'UTC')::date, "Loan"."originationDate",
  "Loan"."fundedDate", "Loan"."lastPaymentDate",
  (SELECT (MAX("at") AT TIME ZONE 'UTC')::date FROM "LoanEvent" WHERE "LoanEvent"."loanId" = "Loan"."id"))`;

/** What is sealed is gone with its key; it is taken away all the same. */
const EMPTIED = Object.entries(SEALED_COLUMNS).map(
  ([table, columns]) => `UPDATE "${table}" SET ${columns.map((column) => `"${column}" = NULL`).join()}
    WHERE (${columns.map((column) => `"${column}" IS NOT NULL`).join(' OR ')}) AND "loanId" = ANY($1::text[])`,
);

/** Their names say something of the person. What they stopped stays stopped. */
const PERSONAL_HOLDS = HOLD_KINDS.filter(isPersonal);

export function borrowerStore(tx: Prisma.TransactionClient): BorrowerStore {
  return {
    lockFiles: async (borrowerId, portfolio) => {
      const theirs = Prisma.sql`"Loan"."borrowerId" = ${borrowerId} AND ${conditionSql(portfolioConditions(portfolio))}`;
      const known = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Loan" WHERE ${theirs} LIMIT 1`;
      if (known.length === 0) return [];
      // An import of one more loan waits, or is waited for and seen.
      await tx.$queryRaw`SELECT 1 FROM "Borrower" WHERE "id" = ${borrowerId} FOR UPDATE`;
      return tx.$queryRaw<BorrowerFile[]>`
        SELECT "Loan"."id" AS "loanId", "loanStatus"::text AS "loanStatus", "erasedAt", ${LAST_ACTIVE}::text AS "lastActiveOn"
        FROM "Loan" LEFT JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id" WHERE ${theirs}
        ORDER BY "Loan"."id" FOR UPDATE OF "Loan"`;
    },
    erase: async (loanIds, at) => {
      const ofLoans = { where: { loanId: { in: [...loanIds] } } };
      // A loan without anything sealed is erased too, so that nothing is sealed for it later.
      await tx.$executeRaw`
        INSERT INTO "LoanSeal" ("loanId", "wrappedFor", "erasedAt")
        SELECT "id", "id", ${at} FROM unnest(${[...loanIds]}::text[]) AS "id"
        ON CONFLICT ("loanId") DO UPDATE SET "dataKey" = NULL, "ssnIndex" = NULL, "erasedAt" = excluded."erasedAt"`;
      await tx.blindIndex.deleteMany(ofLoans);
      await tx.repayment.updateMany({ ...ofLoans, data: { referenceDigest: null } });
      for (const statement of EMPTIED) await tx.$executeRawUnsafe(statement, [...loanIds]);
      await tx.bureauFile.deleteMany(ofLoans);
      await tx.documentContent.deleteMany({ where: { document: ofLoans.where } });
      await tx.document.deleteMany(ofLoans);
      await tx.hold.updateMany({ where: { ...ofLoans.where, kind: { in: PERSONAL_HOLDS } }, data: { kind: null } });
      await stopPayments(tx, loanIds, at);
      // The object of the request is gone, so no client could carry it out.
      const ended = { state: 'REJECTED', decidedAt: at } as const;
      await tx.approvalRequest.updateMany({ where: { ...ofLoans.where, state: 'PENDING' }, data: ended });
      // Some codes say that the holder of the account has died.
      await tx.autopay.updateMany({ ...ofLoans, data: { suspendedFor: null } });
      await tx.bankFileEntry.updateMany({ ...ofLoans, data: { returnCode: null } });
      // The digest of the record covers its personal values; a bankruptcy is one.
      const data = { importDigest: null, bankruptcyNoticeOn: null };
      await tx.loan.updateMany({ where: { id: { in: [...loanIds] } }, data });
    },
    erasureRequests: async (borrowerId, portfolio, now) => {
      const rows = await tx.erasureRequest.findMany({
        where: { borrowerId, portfolio: portfolioName(portfolio), expiresAt: { gt: now } },
        orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map((row) => ({ ...row, portfolio }));
    },
    requestErasure: async ({ borrowerId, portfolio, clientId, askedAt, expiresAt }) => {
      const name = portfolioName(portfolio);
      const data = { id: newId('ER'), borrowerId, portfolio: name, clientId, askedAt, expiresAt };
      await tx.erasureRequest.create({ data });
    },
    identities: (borrowerIds, portfolio) => tx.$queryRaw<BorrowerIdentity[]>`
      SELECT "borrowerId", array_agg("Loan"."id" ORDER BY "Loan"."id") AS "loanIds",
        array_remove(array_agg(DISTINCT encode("ssnIndex", 'hex')), NULL) AS "ssnIndexes"
      FROM "Loan" LEFT JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id"
      WHERE "borrowerId" = ANY(${[...borrowerIds]}::text[]) AND ${conditionSql(portfolioConditions(portfolio))}
      GROUP BY "borrowerId" ORDER BY "borrowerId"`,
    link: async (borrowerIds) => {
      const theirs = { id: { in: [...borrowerIds] } };
      await tx.$queryRaw`SELECT 1 FROM "Borrower" WHERE "id" = ANY(${[...borrowerIds]}::text[]) ORDER BY "id" FOR UPDATE`;
      const linked = await tx.borrower.findMany({ where: { ...theirs, personId: { not: null } } });
      const before = linked.flatMap(({ personId }) => personId ?? []);
      const person = await tx.person.create({ data: { id: newId('PN') } });
      await tx.borrower.updateMany({
        where: { OR: [theirs, { personId: { in: before } }] },
        data: { personId: person.id },
      });
      await tx.person.deleteMany({ where: { id: { in: before } } });
    },
    unlink: async (borrowerIds) => {
      await tx.borrower.updateMany({ where: { id: { in: [...borrowerIds] } }, data: { personId: null } });
      await tx.person.deleteMany({ where: { borrowers: { none: {} } } });
    },
  };
}

/** No account is left to draw from: mandates end, and unsent payments are cancelled. */
async function stopPayments(tx: Prisma.TransactionClient, loanIds: readonly string[], at: Date): Promise<void> {
  const theirs = Prisma.sql`"loanId" = ANY(${[...loanIds]}::text[])`;
  await tx.$executeRaw`
    UPDATE "Autopay" SET "state" = 'REVOKED', "revokedAt" = ${at} WHERE ${theirs} AND "state" <> 'REVOKED'`;
  const unwritten = await tx.$queryRaw<{ repaymentId: string }[]>`
    DELETE FROM "BankFileEntry" WHERE ${theirs} AND "fileId" IN (SELECT "id" FROM "BankFile" WHERE "digest" IS NULL)
    RETURNING "repaymentId"`;
  const stopped = await tx.$queryRaw<{ repaymentId: string | null }[]>`
    UPDATE "ScheduledPayment" SET "state" = 'CANCELLED', "endedAt" = ${at} WHERE ${theirs}
      AND ("state" = 'SCHEDULED' OR ("state" = 'SENT' AND NOT "inFile")
        OR "repaymentId" = ANY(${unwritten.map(({ repaymentId }) => repaymentId)}::text[]))
    RETURNING "repaymentId"`;
  await tx.$executeRaw`
    UPDATE "Repayment" SET "state" = 'CANCELLED', "cancelledAt" = ${at}
    WHERE "id" = ANY(${stopped.flatMap(({ repaymentId }) => repaymentId ?? [])}::text[]) AND "state" IN ('SUBMITTED', 'EXPIRED')`;
}

const portfolioName = (portfolio: Portfolio): string =>
  portfolio.kind === 'ALL' ? 'ALL' : `${portfolio.kind}:${portfolio.id}`;

/** So many loans are looked at, however many have something in common. */
const MOST_LOANS = 1_000;

export const borrowerIndex = ({ read }: Pick<ReadSource, 'read'>): BorrowerIndex => ({
  borrowersWith: async (digest, portfolio, most) => {
    const rows = await read<{ borrowerId: string }>(
      Prisma.sql`SELECT "found"."borrowerId" FROM (
          SELECT "Loan"."borrowerId", "Loan"."createdAt" FROM "BlindIndex" JOIN "Loan" ON "Loan"."id" = "BlindIndex"."loanId"
          WHERE "BlindIndex"."digest" = decode(${digest}, 'hex') AND ${conditionSql(portfolioConditions(portfolio))}
          ORDER BY "Loan"."createdAt" DESC LIMIT ${Prisma.raw(String(MOST_LOANS))}
        ) AS "found"
        GROUP BY "found"."borrowerId" ORDER BY max("found"."createdAt") DESC, "found"."borrowerId"
        LIMIT ${Prisma.raw(String(most))}`,
    );
    return rows.map(({ borrowerId }) => borrowerId);
  },
});

const borrowerRows = rowsOf('Loan', ['borrowerId']);

export const ssnLookup = ({ read, blindIndexKey: key }: Pick<ReadSource, 'read' | 'blindIndexKey'>): SsnIndex => ({
  borrowerWith: async (ssn, portfolio, lenderId) => {
    const index = ssnIndex(key, ssn);
    if (!index) return undefined;
    const ofLender = lenderId === undefined ? Prisma.sql`TRUE` : Prisma.sql`"Loan"."lenderId" = ${lenderId}`;
    const [found] = await borrowerRows(
      read,
      Prisma.sql`JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id"
        WHERE "LoanSeal"."ssnIndex" = ${index} AND ${ofLender} AND ${conditionSql(portfolioConditions(portfolio))}
        ORDER BY "Loan"."createdAt" DESC, "Loan"."id" DESC LIMIT 1`,
    );
    return found?.borrowerId;
  },
});
