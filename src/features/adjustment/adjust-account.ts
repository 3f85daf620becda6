import type { LoanAnswer } from '../loan/loan-answer.type.js';
import type { AdjustmentDetails, ApprovableParts, PlannedAdjustment } from './planned-adjustment.js';
import { checkText } from '../command/command-call.js';
import {
  ADJUSTED_BY,
  type ApprovableCommand,
  type DoneAlone,
  isAdjustmentCommand,
  LIMIT_DAYS,
} from '../../domain/adjustment/policy.js';
import type { Hold } from '../../domain/hold/hold.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkEntryCount } from '../../domain/repayment/entry-limit.js';
import { type LoanWork } from '../loan/loan-command.js';
import { accountOf, type CurrentAccount } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { RefusalCode } from '../../domain/refusal-codes.js';
import { withOwnIds } from './own-ids.js';

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
export async function readyAdjustment<Details extends AdjustmentDetails, Code extends RefusalCode>(
  work: LoanWork,
  { name, plan, isUnlimited }: Pick<ApprovableParts<Details, Code>, 'name' | 'plan' | 'isUnlimited'>,
  given: Details,
): Promise<Result<ReadyAdjustment, Code | 'CONFLICT' | 'INVALID_INPUT' | 'NOT_FOUND'>> {
  const input = withOwnIds(given);
  const check = inputCheck();
  const { policy, today } = work;
  const planOn = plan(input, { check, policy, today, work, confirmedHolds: confirmedHolds(work) });
  checkText(check, 'reason', input.reason);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const room = isUnlimited ? success(undefined) : checkEntryCount(account.value.recorded);
  if (!room.ok) return room;
  const planned = await planOn(account.value);
  if (!planned.ok) return planned;
  return success({ command: name, plan: planned.value, account: account.value, reason: input.reason ?? undefined });
}

/** `requestedBy` is who asked for it, where another client approved. */
export const carryOut = (
  work: LoanWork,
  { command, plan, account, reason }: ReadyAdjustment,
  requestedBy?: string,
): Promise<Result<LoanAnswer, 'CONFLICT'>> =>
  recordEntries(work, account, [plan.entry], plan.entry.effectiveOn, {
    reason,
    amounts: plan.amounts ?? (isAdjustmentCommand(command) ? { amount: plan.amount.toFixed(2) } : givenUp(plan)),
    ...(isAdjustmentCommand(command) && { entryId: plan.entry.id }),
    requestedBy,
  });

/** The log's names for amounts that a change of terms waived; they count toward the limits of these commands. */
const GIVEN_UP: Readonly<Partial<Record<string, string>>> = {
  [ADJUSTED_BY.PRINCIPAL_ADJUSTMENT]: 'principalForgiven',
  [ADJUSTED_BY.INTEREST_WAIVER]: 'interestGivenUp',
};

const givenUp = ({ boundBy = [] }: PlannedAdjustment): Record<string, string> =>
  Object.fromEntries(boundBy.map(({ command, amount }) => [GIVEN_UP[command] ?? command, amount.toFixed(2)]));
