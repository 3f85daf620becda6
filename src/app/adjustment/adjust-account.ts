import type { AdjustmentCommand } from '../../domain/adjustment/adjustment-command.js';
import { checkLimit, type AdjustmentPolicy } from '../../domain/adjustment/policy.js';
import { inputCheck } from '../../domain/input-check.js';
import { checkAllowed } from '../../domain/loan/lifecycle.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import {
  checkText,
  commandCall,
  loanCommand,
  type Caller,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import { accountOf, type CurrentAccount } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';
import { ADJUSTMENTS, type AdjustmentInputs, type PlannedAdjustment } from './adjustments.js';

export interface AdjustmentNeeds extends CommandNeeds {
  readonly policy: AdjustmentPolicy;
}

type Adjusting<Name extends AdjustmentCommand> = (
  caller: Caller,
  input: AdjustmentInputs[Name] & { readonly idempotencyKey: string },
) => Promise<Result<LoanAnswer>>;

export type AdjustmentCommands = { readonly [Name in AdjustmentCommand]: Adjusting<Name> };

/** An adjusting command: up to the limit of its role it is carried out at once. */
export const adjustAccount =
  <Name extends AdjustmentCommand>(needs: AdjustmentNeeds, command: Name): Adjusting<Name> =>
  (caller, input) =>
    loanCommand(needs, commandCall(command, caller, input), input.loanId, async (work) => {
      const ready = await readyAdjustment(work, needs.policy, command, input);
      if (!ready.ok) return ready;
      const { amount, undoes } = ready.value.plan;
      const commands = undoes ? [command, undoes] : [command];
      const limit = checkLimit(needs.policy, caller.viewer.role, commands, amount);
      return limit.ok ? carryOut(work, ready.value) : limit;
    });

/** An adjustment that was found to be in order, on the account that it was looked at. */
export interface ReadyAdjustment {
  readonly command: AdjustmentCommand;
  readonly plan: PlannedAdjustment;
  readonly account: CurrentAccount;
  readonly reason: string | undefined;
}

/** Looks at an adjustment and changes nothing. */
export async function readyAdjustment<Name extends AdjustmentCommand>(
  work: LoanWork,
  policy: AdjustmentPolicy,
  command: Name,
  input: AdjustmentInputs[Name],
): Promise<Result<ReadyAdjustment>> {
  const allowed = checkAllowed(work.loan.loanStatus, command);
  if (!allowed.ok) return allowed;
  const check = inputCheck();
  const planOn = ADJUSTMENTS[command](input, { check, policy, today: work.today });
  checkText(check, 'reason', input.reason);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const plan = await planOn(account.value);
  if (!plan.ok) return plan;
  return success({ command, plan: plan.value, account: account.value, reason: input.reason ?? undefined });
}

/** `requestedBy` is who asked for it, where another client approved. */
export const carryOut = (
  work: LoanWork,
  { command, plan, account, reason }: ReadyAdjustment,
  requestedBy?: string,
): Promise<Result<LoanAnswer>> =>
  recordEntries(work, command, account, [plan.entry], plan.entry.effectiveOn, {
    reason,
    amounts: { amount: plan.amount.toFixed(2) },
    entryId: plan.entry.id,
    requestedBy,
  });
