import { feature } from '../feature.js';
import { LoanValueResolver, ValuationCashflowsResolver } from './loan-valuation.resolver.js';

export const valuationFeature = feature({
  name: 'valuation',
  resolvers: [LoanValueResolver, ValuationCashflowsResolver],
});
