import { feature } from '../feature.js';
import {
  ApprovalAnswerResolver,
  ApprovalCountResolver,
  ApprovalPartResolver,
  ApprovalResolver,
  ApprovalUpdatedResolver,
} from './approval.resolver.js';
import { requestApproval } from './request-approval.js';
import { approve } from './approve.js';
import { reject } from './reject.js';

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
});
