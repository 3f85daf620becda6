import { feature } from '../feature.js';
import { LoanRecordResolver } from './loan-record.resolver.js';

export const recordFeature = feature({
  name: 'record',
  resolvers: [LoanRecordResolver],
});
