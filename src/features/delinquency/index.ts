import { feature } from '../feature.js';
import { DelinquencyHistoryResolver, LoanScheduleResolver } from './loan-schedule.resolver.js';

export const delinquencyFeature = feature({
  name: 'delinquency',
  resolvers: [DelinquencyHistoryResolver, LoanScheduleResolver],
});
