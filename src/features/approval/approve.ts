import { APPROVAL_DAYS } from '../../domain/adjustment/policy.js';
import { APPROVABLE_COMMANDS, APPROVABLE_REFUSALS } from './approvable-commands.js';
import { refuse, success } from '../../domain/refusal.js';
import { carryOut } from '../adjustment/adjust-account.js';
import { loanCommand, asCommand } from '../loan/loan-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import type { AdjustmentDetails } from '../adjustment/planned-adjustment.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { ApprovalUpdated } from './approval-updated.js';
import { loanOfRequest, openRequest, expiryOf, readyFor, decisionOf } from './decide-approval.js';
@InputType({ description: 'A request to approve.' })
class ApproveInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the request.' })
  approvalId: string;
}

const EXPIRED = `The request is older than ${APPROVAL_DAYS} days. Reject it, then request it again.`;

const REVOKED = 'The client that requested it was revoked. Reject the request, then let another client request it.';

/** A client carries out the command that another one asked for. It is checked again first. */
export const approve = loanCommand({
  name: 'approve',
  summary: 'Approves the command that another client asked for, and carries it out.',
  event: 'Request approved',
  scope: 'loan:approve',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [...APPROVABLE_REFUSALS, 'SAME_CLIENT'],
  rest: { path: '/approve', answer: 'loanId loanStatus approvalId state' },
  offeredOn: 'APPROVAL',
  affects: [...MONEY_FIELDS, 'acceleration', 'LoanApproval'],
  input: ApproveInput,
  answer: ApprovalUpdated,
  loanOf: loanOfRequest,
  decide: async (work, { approvalId }) => {
    const open = await openRequest(work, approvalId);
    if (!open.ok) return open;
    const request = open.value;
    if (work.now >= expiryOf(request)) return refuse('CONFLICT', EXPIRED);
    if (request.isOfRevoked) return refuse('CONFLICT', REVOKED);
    if (request.input === null) return refuse('CONFLICT', 'The request was erased with the borrower.');
    const command = APPROVABLE_COMMANDS.find(({ name }) => name === request.command);
    if (!command) throw new TypeError(`${request.command} can't be approved`);
    const ready = await readyFor(work, command, request.input as unknown as AdjustmentDetails);
    if (!ready.ok) return ready;
    const done = await carryOut(asCommand(work, command.onLoan), ready.value, request.requestedBy);
    if (!done.ok) return done;
    await work.stores.approvals.decide(request.id, 'APPROVED', decisionOf(work));
    return success({ ...done.value, approvalId: request.id, state: 'APPROVED' as const });
  },
});
