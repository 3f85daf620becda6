import type { Scope } from '../../domain/access/roles.js';
import type { LedgerRange } from '../../domain/ledger/ledger-date.js';
import { shownEntries, type ShownEntry } from '../../domain/ledger/postings.js';
import { Prisma } from '../../generated/prisma/client.js';
import { allOf, among } from '../../platform/postgres/sql/sql.js';
import type { Portfolio, Viewer } from '../../domain/access/viewer.js';
import { ownedBy } from '../portfolio/portfolio-query.js';
import type { PortfolioSelection } from '../portfolio/portfolio-reader.js';
import type { ReadSource } from '../read-source.js';
import { datedWithin } from './ledger-dates.js';
import { seenPostings } from './seen-postings.js';
import { PERIOD_COLUMNS, type PeriodView } from './period-store.js';

interface TrialBalances {
  /** Sums of the entries of each loan by account, of postings that the viewer sees. */
  ofLoans(
    loanIds: readonly string[],
    range: LedgerRange,
    viewer: Viewer,
  ): Promise<ReadonlyMap<string, readonly ShownEntry[]>>;
  /** The same in the books of all owners of a portfolio, from the sums of days. Empty for that of a borrower. */
  ofPortfolio(range: LedgerRange, selection: PortfolioSelection, portfolio: Portfolio): Promise<readonly ShownEntry[]>;
  /** The periods closed last, newest first. */
  periods(most: number): Promise<readonly PeriodView[]>;
}

type LoanSum = ShownEntry & { readonly loanId: string };

export function trialBalances({ read }: Pick<ReadSource, 'read'>): TrialBalances {
  return {
    ofLoans: async (loanIds, range, viewer) => {
      const of = allOf([
        Prisma.sql`"LedgerPosting"."loanId" ${among(loanIds)}`,
        ...datedWithin('LedgerPosting', range),
        ...seenPostings(viewer),
      ]);
      const sums = await read<LoanSum>(Prisma.sql`
        SELECT "LedgerEntry"."loanId", "account"::text, SUM("amount")::text AS "amount"
        FROM "LedgerPosting" JOIN "LedgerEntry" ON "LedgerEntry"."postingId" = "LedgerPosting"."id"
        WHERE ${of} GROUP BY 1, "account" HAVING SUM("amount") <> 0 ORDER BY 1, "account"`);
      const balances = new Map<string, ShownEntry[]>();
      for (const { loanId, account, amount } of sums) {
        const known = balances.get(loanId) ?? [];
        known.push({ account, amount });
        balances.set(loanId, known);
      }
      return balances;
    },
    ofPortfolio: (range, selection, portfolio) =>
      read<ShownEntry>(Prisma.sql`
        SELECT s."account"::text, SUM(s."amount")::text AS "amount" FROM "LedgerDay" s
        WHERE ${allOf([ownedBy(selection, portfolio), ...datedWithin('s', range)])}
        GROUP BY s."account" HAVING SUM(s."amount") <> 0 ORDER BY s."account"`),
    periods: (most) =>
      read<PeriodView>(Prisma.sql`
        SELECT ${Prisma.raw(PERIOD_COLUMNS)} FROM "LedgerPeriod"
        ORDER BY "LedgerPeriod"."closedAt" DESC, "LedgerPeriod"."closedAfter" DESC, "LedgerPeriod"."id" DESC LIMIT ${most}::int`),
  };
}

export const shownBalances = (
  sums: readonly ShownEntry[] | undefined,
  scopes: ReadonlySet<Scope> | undefined,
): readonly ShownEntry[] => shownEntries(sums ?? [], scopes ?? new Set());
