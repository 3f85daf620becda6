import { feature } from '../feature.js';
import { importValuation } from './import-valuation.js';
import { LoanValueResolver, ValuationCashflowsResolver } from './loan-valuation.resolver.js';

export const valuationFeature = feature({
  name: 'valuation',
  commands: [importValuation],
  resolvers: [LoanValueResolver, ValuationCashflowsResolver],
});
