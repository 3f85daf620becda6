import { feature } from '../feature.js';
import {
  LoanChangeResolver,
  LoanEventLoanResolver,
  LoanEventsResolver,
  LoanUpdatedSubscription,
  PortfolioChangedSubscription,
} from './loan-events.resolver.js';

export const timelineFeature = feature({
  name: 'timeline',
  resolvers: [
    LoanChangeResolver,
    LoanEventLoanResolver,
    LoanEventsResolver,
    LoanUpdatedSubscription,
    PortfolioChangedSubscription,
  ],
});
