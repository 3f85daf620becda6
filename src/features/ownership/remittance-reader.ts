import type { Viewer } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { PostingKind } from '../../domain/ledger/balances.js';
import { accountsShownAsCash } from '../../domain/ledger/postings.js';
import { decimal, sum, type Decimal } from '../../domain/money.js';
import { Prisma } from '../../generated/prisma/client.js';
import { allOf } from '../../platform/postgres/sql/sql.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import type { ReadSource } from '../read-source.js';

/** Days of the ledger, by posting date: what was remitted does not change. */
export interface RemittanceRange {
  readonly from: BusinessDate;
  readonly through: BusinessDate;
}

const LINES = ['collections', 'returns', 'refunds', 'servicingFees', 'disbursements', 'other'] as const;
type RemittanceLine = (typeof LINES)[number];

/** The line of each posting that moves cash. */
const LINE_OF: Readonly<Partial<Record<PostingKind, RemittanceLine>>> = {
  PAYMENT: 'collections',
  REVERSAL: 'returns',
  REFUND: 'refunds',
  SERVICING_FEE: 'servicingFees',
  FUNDING: 'disbursements',
};

/** The cash of an owner in a period, by what moved it. Money received is positive; the lines add up to `net`. */
export type RemittanceView = RemittanceRange &
  Readonly<Record<RemittanceLine, string>> & {
    readonly ownerId: string;
    readonly net: string;
    readonly loans: number;
  };

interface CashRow {
  readonly kind: PostingKind;
  readonly amount: string;
}

/**
 * The cash in the books of one owner. A lender reads its own, also of loans that it sold; a servicer those of the loans that it services.
 * An owner that the viewer can't see has no cash.
 */
export function remittanceReader({ read }: Pick<ReadSource, 'read'>) {
  return async (ownerId: string, range: RemittanceRange, viewer: Viewer): Promise<RemittanceView> => {
    const isCash = Prisma.sql`"LedgerEntry"."account" IN ('CASH', ${cashAccounts(viewer)})`;
    const where = allOf([
      Prisma.sql`"LedgerPosting"."ownerId" = ${ownerId}`,
      Prisma.sql`"LedgerPosting"."postingDate" BETWEEN ${range.from}::date AND ${range.through}::date`,
      Prisma.sql`"LedgerPosting"."kind" NOT IN ('INTEREST_ACCRUAL', 'INTEREST_REVERSAL')`,
      isCash,
      ...seenBy(viewer),
    ]);
    const from = Prisma.sql`FROM "LedgerPosting" JOIN "LedgerEntry" ON "LedgerEntry"."postingId" = "LedgerPosting"."id"
      WHERE ${where}`;
    const rows = await read<CashRow & { loans: string }>(
      Prisma.sql`SELECT "LedgerPosting"."kind"::text AS "kind", SUM("LedgerEntry"."amount")::text AS "amount",
        (SELECT count(DISTINCT "LedgerPosting"."loanId") ${from})::text AS "loans" ${from} GROUP BY 1`,
      'EACH_TIME',
    );
    const lines = linesOf(rows);
    return {
      ownerId,
      ...range,
      ...(Object.fromEntries(LINES.map((line) => [line, lines(line).toFixed(2)])) as Record<RemittanceLine, string>),
      net: sum(LINES.map(lines)).toFixed(2),
      loans: Number(rows[0]?.loans ?? 0),
    };
  };
}

function linesOf(rows: readonly CashRow[]): (line: RemittanceLine) => Decimal {
  return (line) =>
    sum(rows.filter(({ kind }) => (LINE_OF[kind] ?? 'other') === line).map(({ amount }) => decimal(amount)));
}

/** What the viewer sees as cash, besides cash. */
const cashAccounts = ({ scopes }: Viewer): Prisma.Sql =>
  Prisma.join([...accountsShownAsCash(scopes), 'CASH'].map((account) => Prisma.raw(`'${account}'`)));

function seenBy({ portfolio }: Viewer): Prisma.Sql[] {
  if (portfolio.kind === 'LENDER') return [Prisma.sql`"LedgerPosting"."ownerId" = ${portfolio.id}`];
  if (portfolio.kind === 'BORROWER') return [Prisma.sql`FALSE`];
  const conditions = portfolioConditions(portfolio);
  if (conditions.length === 0) return [];
  return [Prisma.sql`"LedgerPosting"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(conditions)})`];
}
