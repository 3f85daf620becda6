import type { PortfolioDimension, PortfolioReader, PortfolioSlice } from './portfolio-reader.js';
import type { RolledBucket } from '../loan/loan-enums.js';
import { businessDate } from '../../domain/calendar.js';
import { BUCKETS, RISK_RATINGS, type Bucket } from '../../domain/delinquency/delinquency.js';
import { LOAN_STATES } from '../../domain/loan/lifecycle.js';
import { decimal, ZERO, type Decimal } from '../../domain/money.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import type { PortfolioTotals } from '../../domain/portfolio/summary.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { rowsOf } from '../../platform/postgres/sql/sql.js';
import { foldPortfolio, ownedBy, portfolioPlanning, portfolioQuery, type ShareMeasure } from './portfolio-query.js';

interface DividedSums extends Readonly<Record<ShareMeasure, string | null>> {
  /** Null for the total. */
  readonly dimension: PortfolioDimension | null;
  readonly key: string;
}

interface RollSums {
  readonly month: string;
  readonly fromBucket: RolledBucket;
  readonly toBucket: RolledBucket;
  readonly loans: number;
  readonly balance: string;
}

interface MonthEndSums {
  readonly month: string;
  readonly bucket: Bucket;
  readonly loans: number;
  readonly balance: string;
}

const dayRows = rowsOf('EndOfDayRun', [], ['on']);

export function portfolioReader({ prisma, read }: Pick<ReadSource, 'prisma' | 'read'>): PortfolioReader {
  return {
    slices: async (dimensions, selection, portfolio) => {
      const rows = await read<DividedSums>(
        portfolioQuery(dimensions, selection, portfolio),
        portfolioPlanning(selection, portfolio),
      );
      foldPortfolio(prisma);
      const slicesOf = (wanted: PortfolioDimension) =>
        rows
          .filter(({ dimension }) => dimension === wanted)
          .map(sliceOf)
          .filter(({ loans }) => loans > 0)
          .sort(byKey(KEYS[wanted]));
      return {
        total: totalsOf(rows.find(({ dimension }) => dimension === null)),
        by: new Map([...dimensions].map((wanted) => [wanted, slicesOf(wanted)])),
      };
    },
    rolls: async (months, selection, portfolio) => {
      const rows = await read<RollSums>(Prisma.sql`
        SELECT s."month"::text, s."fromBucket", s."toBucket", SUM(s."loans")::int AS "loans",
          SUM(s."balance")::text AS "balance"
        FROM "BucketRoll" s
        WHERE s."month" IN (SELECT DISTINCT "month" FROM "BucketRoll" ORDER BY "month" DESC LIMIT ${months}::int)
          AND ${ownedBy(selection, portfolio)}
        GROUP BY 1, 2, 3`);
      return rows.toSorted(byMonthAndBucket).map(({ month, fromBucket, toBucket, loans, balance }) => ({
        month: businessDate(month),
        from: fromBucket,
        to: toBucket,
        loans,
        balance: decimal(balance),
      }));
    },
    monthEnds: async (months, selection, portfolio) => {
      const rows = await read<MonthEndSums>(Prisma.sql`
        SELECT s."month"::text, s."bucket", SUM(s."loans")::int AS "loans", SUM(s."balance")::text AS "balance"
        FROM "MonthEndTotal" s
        WHERE s."month" IN (SELECT DISTINCT "month" FROM "MonthEndTotal" ORDER BY "month" DESC LIMIT ${months}::int)
          AND ${ownedBy(selection, portfolio)}
        GROUP BY 1, 2 ORDER BY 1 DESC`);
      const ends = new Map<string, Map<Bucket, { readonly loans: number; readonly balance: Decimal }>>();
      for (const { month, bucket, loans, balance } of rows)
        getOrCreate(ends, month, () => new Map()).set(bucket, { loans, balance: decimal(balance) });
      return [...ends].map(([month, byBucket]) => ({ month: businessDate(month), byBucket }));
    },
    closedThrough: async () => {
      const [last] = await dayRows(
        read,
        Prisma.sql`WHERE "completedAt" IS NOT NULL ORDER BY "EndOfDayRun"."on" DESC LIMIT 1`,
      );
      return last ? businessDate(last.on) : null;
    },
  };
}

const BUCKET_NAMES: readonly string[] = BUCKETS.map(({ bucket }) => bucket);
const ROLLED_TO: readonly string[] = [...BUCKET_NAMES, 'PAID_OFF', 'CHARGED_OFF'];

/** The keys of a dimension in their order. Those of the others are names, in the order of the alphabet. */
const KEYS: Partial<Record<PortfolioDimension, readonly string[]>> = {
  loanStatus: LOAN_STATES,
  bucket: BUCKET_NAMES,
  riskRating: RISK_RATINGS,
};

/** The database gives groups in any order, which may be another when more is asked; those without a key come last. */
const byKey =
  (keys: readonly string[] = []) =>
  ({ key: a }: PortfolioSlice, { key: b }: PortfolioSlice): number => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return keys.indexOf(a) - keys.indexOf(b) || (a < b ? -1 : 1);
  };

/** Newest month first. */
const byMonthAndBucket = (one: RollSums, other: RollSums): number =>
  (one.month === other.month ? 0 : one.month < other.month ? 1 : -1) ||
  ROLLED_TO.indexOf(one.fromBucket) - ROLLED_TO.indexOf(other.fromBucket) ||
  ROLLED_TO.indexOf(one.toBucket) - ROLLED_TO.indexOf(other.toBucket);

const sliceOf = (row: DividedSums): PortfolioSlice => ({ ...totalsOf(row), key: row.key === '' ? null : row.key });

function totalsOf(sums: DividedSums | undefined): PortfolioTotals {
  const amount = (measure: ShareMeasure) => {
    const sum = sums?.[measure];
    return sum == null ? ZERO : decimal(sum);
  };
  return {
    loans: Number(sums?.loans ?? 0),
    principal: amount('principal'),
    balance: amount('balance'),
    pastDue: amount('pastDue'),
    rateWeight: amount('rateWeight'),
    ltvWeight: amount('ltvWeight'),
    ltvBalance: amount('ltvBalance'),
    termWeight: amount('termWeight'),
    chargedOff: amount('chargedOff'),
    recovered: amount('recovered'),
  };
}
