import { checkText } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success } from '../../domain/refusal.js';
import { loanCommand } from '../loan/loan-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { ANY_STATE } from '../loan/loan-rules.js';
import { ApprovalUpdated } from './approval-updated.js';
import { loanOfRequest, openRequest, decisionOf } from './decide-approval.js';
@InputType({ description: 'A request to reject.' })
class RejectInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the request.' })
  approvalId: string;

  @Field(() => String, { description: 'Reason.' })
  reason: string;
}

export const reject = loanCommand({
  name: 'reject',
  summary: 'Rejects the command that another client asked for. Nothing changes.',
  event: 'Request rejected',
  scope: 'loan:approve',
  states: ANY_STATE,
  blockedBy: [],
  refusals: ['SAME_CLIENT'],
  rest: { path: '/reject', answer: 'loanId loanStatus approvalId state' },
  offeredOn: 'APPROVAL',
  affects: ['LoanApproval'],
  input: RejectInput,
  answer: ApprovalUpdated,
  loanOf: loanOfRequest,
  decide: async (work, { approvalId, reason }) => {
    const open = await openRequest(work, approvalId);
    if (!open.ok) return open;
    const check = inputCheck();
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const { id } = open.value;
    await work.stores.approvals.decide(id, 'REJECTED', { ...decisionOf(work), reason });
    const { id: loanId, loanStatus } = work.loan;
    return success({ loanId, loanStatus, approvalId: id, state: 'REJECTED' as const });
  },
});
