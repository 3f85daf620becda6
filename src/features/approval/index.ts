import { feature } from '../feature.js';
import {
  approvalReference,
  ApprovalAnswerResolver,
  ApprovalCountResolver,
  ApprovalPartResolver,
  ApprovalResolver,
  ApprovalUpdatedResolver,
} from './approval.resolver.js';
import { requestApproval } from './request-approval.js';
import { approve } from './approve.js';
import { reject } from './reject.js';
import { isGenerated } from '../../domain/record/ids.js';

export const approvalFeature = feature({
  name: 'approval',
  commands: [requestApproval, approve, reject],
  resolvers: [
    ApprovalAnswerResolver,
    ApprovalCountResolver,
    ApprovalPartResolver,
    ApprovalResolver,
    ApprovalUpdatedResolver,
  ],
  entities: {
    LoanApproval: {
      read: approvalReference,
      ownsId: (id) => isGenerated('AR', id),
    },
  },
});
