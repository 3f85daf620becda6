import { feature } from '../feature.js';
import { QuoteResolver, QuotedInstallmentsResolver } from './quote.resolver.js';

export const quoteFeature = feature({
  name: 'quote',
  resolvers: [QuoteResolver, QuotedInstallmentsResolver],
});
