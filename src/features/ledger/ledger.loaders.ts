import type { LedgerRange } from '../../domain/ledger/ledger-date.js';
import type { PortfolioSelection } from '../portfolio/portfolio-reader.js';
import { loaderFor, type Reading } from '../reading.js';
import { trialBalances } from './trial-balance.js';

export const trialBalanceOfLoan = loaderFor((range: LedgerRange, ids, reading: Reading) =>
  reading.from(trialBalances).ofLoans(ids, range, reading.viewer),
);

export const portfolioTrialBalance = (reading: Reading, range: LedgerRange, selection: PortfolioSelection) =>
  reading.inShare(trialBalances).ofPortfolio(range, selection, reading.viewer.portfolio);

export const ledgerPeriods = (reading: Reading, most: number) => reading.from(trialBalances).periods(most);
