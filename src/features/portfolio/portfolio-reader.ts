import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Bucket, RiskRating } from '../../domain/delinquency/delinquency.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Decimal } from '../../domain/money.js';
import type { PortfolioTotals } from '../../domain/portfolio/summary.js';
import type { RolledBucket } from '../loan/loan-enums.js';

/** What totals can be divided by. */
export type PortfolioDimension = 'loanStatus' | 'bucket' | 'grade' | 'riskRating' | 'lenderId' | 'servicerId';

export interface PortfolioSelection {
  readonly loanStatus?: readonly LoanState[] | undefined;
  readonly bucket?: readonly Bucket[] | undefined;
  readonly grade?: readonly string[] | undefined;
  readonly riskRating?: readonly RiskRating[] | undefined;
  readonly lenderId?: string | undefined;
  readonly servicerId?: string | undefined;
}

export interface PortfolioSlice extends Pick<PortfolioTotals, 'loans' | 'principal' | 'balance' | 'pastDue'> {
  /** Null where the loans have no value. */
  readonly key: string | null;
}

export interface PortfolioSlices {
  readonly total: PortfolioTotals;
  readonly by: ReadonlyMap<PortfolioDimension, readonly PortfolioSlice[]>;
}

export interface BucketRoll {
  readonly month: BusinessDate;
  readonly from: RolledBucket;
  readonly to: RolledBucket;
  readonly loans: number;
  readonly balance: Decimal;
}

/** Loans that were being repaid when a month was closed. */
export interface MonthEnd {
  readonly month: BusinessDate;
  readonly byBucket: ReadonlyMap<Bucket, Pick<PortfolioTotals, 'loans' | 'balance'>>;
}

/** Totals that are kept as loans change; nothing here looks at single loans but those of one borrower. */
export interface PortfolioReader {
  slices(
    dimensions: ReadonlySet<PortfolioDimension>,
    selection: PortfolioSelection,
    portfolio: Portfolio,
  ): Promise<PortfolioSlices>;
  /** Moves between buckets over the last so many month ends, newest first. */
  rolls(months: number, selection: PortfolioSelection, portfolio: Portfolio): Promise<readonly BucketRoll[]>;
  /** How late the loans were at the last so many month ends, newest first. */
  monthEnds(months: number, selection: PortfolioSelection, portfolio: Portfolio): Promise<readonly MonthEnd[]>;
  /** The last business day that was closed for all loans. */
  closedThrough(): Promise<BusinessDate | null>;
}
