import { Field, ID, ObjectType } from 'type-graphql';
import { type ApprovalState } from '../../domain/adjustment/policy.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { enumOf } from '../../platform/scalars/scalars.js';

export const ApprovalStateEnum = enumOf<ApprovalState>('LoanApprovalState', 'State of an approval request.', {
  PENDING: 'Waiting for a decision.',
  APPROVED: 'Approved and carried out.',
  REJECTED: 'Rejected.',
});

@ObjectType({ simpleResolvers: true, description: 'The request was created or decided.' })
export class ApprovalUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => ID, { description: 'ID of the request.' })
  approvalId: string;

  @Field(() => ApprovalStateEnum, { description: 'State of the request.' })
  state: ApprovalState;
}
