import type { ApprovalState } from '../../domain/adjustment/approval.js';
import type { LoanAnswer } from '../loan/record-change.js';

/** What asking for an approval and deciding it answer; all else is read when it is asked for. */
export interface ApprovalAnswer extends LoanAnswer {
  readonly approvalId: string;
  readonly state: ApprovalState;
}
