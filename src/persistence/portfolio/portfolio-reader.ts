import type { PortfolioDimension, PortfolioReader, PortfolioSlice } from '../../app/portfolio/portfolio-reader.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import type { PortfolioTotals } from '../../domain/portfolio/summary.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { day } from '../day.js';
import { foldPortfolio } from './fold-portfolio.js';
import { ownedBy, portfolioQuery } from './portfolio-query.js';
import type { ShareMeasure } from './share-columns.js';

type Sum = bigint | { toFixed(): string } | null;

interface DividedSums extends Readonly<Record<ShareMeasure, Sum>> {
  /** Null for the total. */
  readonly dimension: PortfolioDimension | null;
  readonly key: string;
}

interface RollSums {
  readonly month: Date;
  readonly fromBucket: string;
  readonly toBucket: string;
  readonly loans: number;
  readonly balance: { toFixed(): string };
}

export function portfolioReader(prisma: PrismaClient): PortfolioReader {
  return {
    slices: async (dimensions, selection, portfolio) => {
      const rows = await prisma.$queryRaw<DividedSums[]>(portfolioQuery(dimensions, selection, portfolio));
      foldPortfolio(prisma);
      const slicesOf = (wanted: PortfolioDimension) =>
        rows
          .filter(({ dimension }) => dimension === wanted)
          .map(sliceOf)
          .filter(({ loans }) => loans > 0);
      return {
        total: totalsOf(rows.find(({ dimension }) => dimension === null)),
        by: new Map([...dimensions].map((wanted) => [wanted, slicesOf(wanted)])),
      };
    },
    rolls: async (months, selection, portfolio) => {
      const rows = await prisma.$queryRaw<RollSums[]>`
        SELECT s."month", s."fromBucket", s."toBucket", SUM(s."loans")::int AS "loans", SUM(s."balance") AS "balance"
        FROM "BucketRoll" s
        WHERE s."month" IN (SELECT DISTINCT "month" FROM "BucketRoll" ORDER BY "month" DESC LIMIT ${months})
          AND ${ownedBy(selection, portfolio)}
        GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`;
      return rows.map(({ month, fromBucket, toBucket, loans, balance }) => ({
        month: businessDate(day(month)),
        from: fromBucket,
        to: toBucket,
        loans,
        balance: decimal(balance.toFixed()),
      }));
    },
    closedThrough: async () => {
      const last = await prisma.endOfDayRun.findFirst({
        where: { completedAt: { not: null } },
        orderBy: { on: 'desc' },
        select: { on: true },
      });
      return last ? businessDate(day(last.on)) : null;
    },
  };
}

const sliceOf = (row: DividedSums): PortfolioSlice => ({ ...totalsOf(row), key: row.key === '' ? null : row.key });

function totalsOf(sums: DividedSums | undefined): PortfolioTotals {
  const amount = (measure: ShareMeasure) => {
    const sum = sums?.[measure] ?? 0n;
    return decimal(typeof sum === 'bigint' ? String(sum) : sum.toFixed());
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
