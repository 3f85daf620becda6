import { actorId } from '../../domain/access/viewer.js';
import {
  APPROVABLE_COMMANDS,
  type ApprovableCommand,
  APPROVAL_DAYS,
  type ApprovalState,
  checkDecision,
} from '../../domain/adjustment/policy.js';
import { inputCheck } from '../../domain/input-check.js';
import type { JsonObject } from '../../domain/record/json.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { readyAdjustment, carryOut, type AdjustmentNeeds } from '../adjustment/adjust-account.js';
import type { AdjustmentInputs } from '../adjustment/adjustments.js';
import {
  commandCall,
  loanCommand,
  newId,
  withoutNulls,
  checkText,
  type Caller,
  type CommandCall,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/record-change.js';
import type { ApprovalRequest } from '../ports/approval-stores.js';

/** The input of exactly one adjusting command, under its name. */
export type RequestApprovalInput = { readonly idempotencyKey: string } & {
  readonly [Name in ApprovableCommand]?: AdjustmentInputs[Name] | null | undefined;
};

/** Asks another client for an adjustment. It is looked at as if it were carried out now; nothing changes. */
export const requestApproval =
  (needs: AdjustmentNeeds) =>
  async (caller: Caller, input: RequestApprovalInput): Promise<Result<ApprovalAnswer>> => {
    const [command, ...others] = APPROVABLE_COMMANDS.filter((name) => input[name] != null);
    const asked = command && input[command];
    if (!asked || others.length > 0)
      return invalidInput([{ field: 'input', reason: `must have exactly one of ${APPROVABLE_COMMANDS.join(', ')}` }]);
    return loanCommand(needs, commandCall('requestApproval', caller, input), asked.loanId, async (work) => {
      const { stores, loan, now } = work;
      const ready = await readyAdjustment(work, needs.policy, command, asked);
      if (!ready.ok) return inside(command, ready);
      const id = newId('AR');
      const kept = await stores.approvals.insert({
        id,
        loanId: loan.id,
        command,
        input: withoutNulls(asked) as unknown as JsonObject,
        amount: ready.value.plan.amount.toFixed(2),
        state: 'PENDING',
        requestedBy: actorId(caller.viewer),
        requestedAt: now.toISOString(),
      });
      if (!kept) return refuse('CONFLICT', 'The borrower was erased: what is asked for could not be kept');
      return success({ loanId: loan.id, loanStatus: loan.loanStatus, approvalId: id, state: 'PENDING' });
    });
  };

/** Faults are named by their place in this input. */
function inside<R extends Result<never>>(command: ApprovableCommand, refused: R): R | ReturnType<typeof invalidInput> {
  if (refused.ok || refused.refusal.code !== 'INVALID_INPUT') return refused;
  return invalidInput(refused.refusal.faults.map(({ field, reason }) => ({ field: `${command}.${field}`, reason })));
}

interface ApproveInput {
  readonly idempotencyKey: string;
  readonly approvalId: string;
}

const EXPIRED = `It was asked for more than ${APPROVAL_DAYS} days ago: reject it, and have it asked for again`;

const REVOKED = 'The client that asked for it was revoked: reject it, and have it asked for by another one';

/** From then on it can only be turned down. */
export const expiryOf = ({ requestedAt }: { readonly requestedAt: string }): Date =>
  new Date(Date.parse(requestedAt) + APPROVAL_DAYS * 86_400_000);

/** Carries out what another client asked for, as it asked for it; it is looked at again first. */
export const approve =
  (needs: AdjustmentNeeds) =>
  (caller: Caller, input: ApproveInput): Promise<Result<ApprovalAnswer>> =>
    decideApproval(needs, commandCall('approve', caller, input), input.approvalId, async (work, request) => {
      if (work.now >= expiryOf(request)) return refuse('CONFLICT', EXPIRED);
      if (request.isOfRevoked) return refuse('CONFLICT', REVOKED);
      const { command, requestedBy } = request;
      if (request.input === null) return refuse('CONFLICT', 'What was asked for was erased with the borrower');
      const asCommanded = { ...work, call: { ...work.call, operation: command } };
      const asked = request.input as unknown as AdjustmentInputs[typeof command];
      const ready = await readyAdjustment(asCommanded, needs.policy, command, asked);
      if (!ready.ok) return ready;
      const done = await carryOut(asCommanded, ready.value, requestedBy);
      if (!done.ok) return done;
      await work.stores.approvals.decide(request.id, 'APPROVED', decisionOf(work));
      return success({ ...done.value, approvalId: request.id, state: 'APPROVED' });
    });

interface RejectInput extends ApproveInput {
  readonly reason: string;
}

/** Turns down what another client asked for. Nothing changes. */
export const reject =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RejectInput): Promise<Result<ApprovalAnswer>> =>
    decideApproval(needs, commandCall('reject', caller, input), input.approvalId, async (work, request) => {
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      await work.stores.approvals.decide(request.id, 'REJECTED', { ...decisionOf(work), reason: input.reason });
      const { id: loanId, loanStatus } = work.loan;
      return success({ loanId, loanStatus, approvalId: request.id, state: 'REJECTED' });
    });

const decisionOf = ({ call, now }: LoanWork) => ({ decidedBy: actorId(call.viewer), decidedAt: now.toISOString() });

/** Under the lock of the loan, so that of two who decide at once the second sees what the first did. */
const decideApproval = (
  needs: CommandNeeds,
  call: CommandCall,
  approvalId: string,
  decide: (work: LoanWork, request: ApprovalRequest) => Promise<Result<ApprovalAnswer>>,
): Promise<Result<ApprovalAnswer>> =>
  loanCommand(
    needs,
    call,
    async (stores) => (await stores.approvals.byId(approvalId))?.loanId,
    async (work) => {
      const request = await work.stores.approvals.byId(approvalId);
      if (!request) return refuse('NOT_FOUND', 'There is no such thing for this client');
      const open = checkDecision(request, actorId(call.viewer));
      return open.ok ? decide(work, open.value) : open;
    },
  );

/** What asking for an approval and deciding it answer; all else is read when it is asked for. */
export interface ApprovalAnswer extends LoanAnswer {
  readonly approvalId: string;
  readonly state: ApprovalState;
}
