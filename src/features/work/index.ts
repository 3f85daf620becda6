import { isGenerated } from '../../domain/record/ids.js';
import { rowOfLoan } from '../loan/part-of-loan.js';
import { claimById } from './work.loaders.js';
import { feature } from '../feature.js';
import { claimWork } from './claim-work.js';
import { completeWork } from './complete-work.js';
import { LoanWorkResolver, WorkQueuesResolver, WorkUpdatedResolver } from './work.resolver.js';

export const workFeature = feature({
  name: 'work',
  commands: [claimWork, completeWork],
  resolvers: [LoanWorkResolver, WorkQueuesResolver, WorkUpdatedResolver],
  entities: { WorkClaim: { read: rowOfLoan(claimById), ownsId: (id) => isGenerated('WC', id) } },
});
