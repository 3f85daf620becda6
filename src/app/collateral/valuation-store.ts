import type { Valuation } from '../../domain/collateral/valuation.js';

export interface NewValuation extends Valuation {
  readonly id: string;
  readonly loanId: string;
  readonly source: string | null;
  readonly recordedAt: Date;
}

export interface ValuationStore {
  insert(valuation: NewValuation): Promise<void>;
  /** In order of recording. */
  of(loanId: string): Promise<readonly Valuation[]>;
}
