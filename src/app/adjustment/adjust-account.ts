import {
  type AdjustmentPolicy,
  type ApprovableCommand,
  checkLimits,
  type DoneAlone,
  isAdjustmentCommand,
  LIMIT_DAYS,
} from '../../domain/adjustment/policy.js';
import type { Hold } from '../../domain/hold/hold.js';
import { inputCheck } from '../../domain/input-check.js';
import { holdRefusal } from '../../domain/loan/given-commands.js';
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
import { accountOf, type CurrentAccount } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';
import { ADJUSTMENTS, type AdjustmentInputs, type PlannedAdjustment } from './adjustments.js';
import { actorId } from '../../domain/access/viewer.js';

export interface AdjustmentNeeds extends CommandNeeds {
  readonly policy: AdjustmentPolicy;
}

type Adjusting<Name extends ApprovableCommand> = (
  caller: Caller,
  input: AdjustmentInputs[Name] & { readonly idempotencyKey: string },
) => Promise<Result<LoanAnswer>>;

export type AdjustmentCommands = { readonly [Name in ApprovableCommand]: Adjusting<Name> };

/** An adjusting command: up to the limit of its role it is carried out at once. */
export const adjustAccount =
  <Name extends ApprovableCommand>(needs: AdjustmentNeeds, command: Name): Adjusting<Name> =>
  (caller, input) =>
    loanCommand(needs, commandCall(command, caller, input), input.loanId, async (work) => {
      const ready = await readyAdjustment(work, needs.policy, command, input);
      if (!ready.ok) return ready;
      const { amount, boundBy = [] } = ready.value.plan;
      const bounds = isAdjustmentCommand(command) ? [{ command, amount }, ...boundBy] : boundBy;
      const done = bounds.length > 0 ? await doneAlone(work) : {};
      const limit = checkLimits(needs.policy, caller.viewer.role, bounds, done);
      return limit.ok ? carryOut(work, ready.value) : limit;
    });

/** From when on what a client does alone is counted. */
const countedFrom = ({ now }: LoanWork): Date => new Date(now.getTime() - LIMIT_DAYS * 86_400_000);

/** What this client did without another on the loan of late. */
export const doneAlone = (work: LoanWork): Promise<DoneAlone> =>
  work.stores.events.doneAlone(work.loan.id, actorId(work.call.viewer), countedFrom(work));

/** Who places a hold decides alone of what follows from it only once it has been there for all to see for a while. */
function confirmedHolds(work: LoanWork): readonly Hold[] {
  const [actor, since] = [actorId(work.call.viewer), countedFrom(work).toISOString()];
  return work.loan.holds.filter(({ placedBy, placedAt }) => placedBy !== actor || placedAt < since);
}

/** An adjustment that was found to be in order, on the account that it was looked at. */
export interface ReadyAdjustment {
  readonly command: ApprovableCommand;
  readonly plan: PlannedAdjustment;
  readonly account: CurrentAccount;
  readonly reason: string | undefined;
}

/** Looks at an adjustment and changes nothing. */
export async function readyAdjustment<Name extends ApprovableCommand>(
  work: LoanWork,
  policy: AdjustmentPolicy,
  command: Name,
  input: AdjustmentInputs[Name],
): Promise<Result<ReadyAdjustment>> {
  const { loan, today, call } = work;
  const allowed = checkAllowed(loan.loanStatus, command);
  if (!allowed.ok) return allowed;
  // Who asks for it or approves it gives another command, which no hold forbids.
  const held = holdRefusal(loan, command, today, call.viewer.scopes);
  if (held) return held;
  const check = inputCheck();
  const planOn = ADJUSTMENTS[command](input, { check, policy, today, confirmedHolds: confirmedHolds(work) });
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
    amounts: isAdjustmentCommand(command) ? { amount: plan.amount.toFixed(2) } : givenUp(plan),
    ...(isAdjustmentCommand(command) && { entryId: plan.entry.id }),
    requestedBy,
  });

/** As the log names what a change of terms gave up; it counts towards the limits of these commands. */
const GIVEN_UP: Readonly<Partial<Record<string, string>>> = {
  adjustPrincipal: 'principalForgiven',
  waiveInterest: 'interestGivenUp',
};

const givenUp = ({ boundBy = [] }: PlannedAdjustment): Record<string, string> =>
  Object.fromEntries(boundBy.map(({ command, amount }) => [GIVEN_UP[command] ?? command, amount.toFixed(2)]));
