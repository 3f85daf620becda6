import { APPROVABLE_COMMANDS, type ApprovableCommand } from '../../domain/adjustment/adjustment-command.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import type { AdjustmentInputs } from '../adjustment/adjustments.js';
import { readyAdjustment, type AdjustmentNeeds } from '../adjustment/adjust-account.js';
import { commandCall, loanCommand, newId, withoutNulls, type Caller } from '../command/loan-command.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { ApprovalAnswer } from './approval-answer.js';
import { actorId } from '../../domain/access/viewer.js';

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
