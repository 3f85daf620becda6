import { feature } from '../feature.js';
import { closePeriod } from './close-period.js';
import { LoanTrialBalanceResolver, PortfolioLedgerResolver } from './ledger.resolver.js';
import { reopenPeriod } from './reopen-period.js';

export const ledgerFeature = feature({
  name: 'ledger',
  commands: [closePeriod, reopenPeriod],
  resolvers: [LoanTrialBalanceResolver, PortfolioLedgerResolver],
});
