import { feature } from '../feature.js';
import { QuoteResolver, QuotedScheduleResolver } from './quote.resolver.js';

export const quoteFeature = feature({
  name: 'quote',
  resolvers: [QuoteResolver, QuotedScheduleResolver],
});
