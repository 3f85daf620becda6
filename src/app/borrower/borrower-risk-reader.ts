import type { Portfolio } from '../../domain/access/portfolio.js';
import type { RatedHistory } from '../../domain/delinquency/payment-history.js';
import type { Decimal } from '../../domain/money.js';

/** What a loan that was paid out says about its borrower. */
export interface BorrowerLoan {
  readonly isActive: boolean;
  readonly remainingBalance: Decimal;
  readonly pastDueAmount: Decimal;
  readonly daysPastDue: number;
  readonly history: RatedHistory;
}

export interface BorrowerRiskReader {
  /** Funded loans by borrower, as far as they exist for the portfolio. */
  loansOf(borrowerIds: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, readonly BorrowerLoan[]>>;
}
