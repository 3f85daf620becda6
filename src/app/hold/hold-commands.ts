import { actorId } from '../../domain/access/viewer.js';
import { addDays, laterOf } from '../../domain/calendar.js';
import { isPersonal, seesHold } from '../../domain/hold/hold-effects.js';
import { overlap, type Hold, type HoldKind } from '../../domain/hold/hold.js';
import { inputCheck } from '../../domain/input-check.js';
import { isFunded } from '../../domain/record/spelling.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import {
  checkText,
  commandCall,
  loanCommand,
  newId,
  type Caller,
  type CommandNeeds,
  type LoanWork,
} from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';

interface PlaceHoldInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly kind: HoldKind;
  /** Today by default. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly reason: string;
}

/** What is known to begin is known for a year at most. */
const MOST_DAYS_AHEAD = 366;
/** Past ones too: every question that a hold may answer is asked of all of them. */
const MOST_HOLDS = 200;

/** Holds a loan: from its first day to its last, what it forbids is refused and what it stops stops. */
export const placeHold =
  (needs: CommandNeeds) =>
  (caller: Caller, input: PlaceHoldInput): Promise<Result<HoldAnswer>> =>
    loanCommand(needs, commandCall('placeHold', caller, input), input.loanId, async (work) => {
      const { loan, today, now, call } = work;
      const { kind } = input;
      if (!seesHold(call.viewer.scopes, kind))
        return refuse('BEYOND_OWN_ACCESS', 'This client may not know of such holds');
      const check = inputCheck();
      const from = input.from == null ? today : check.date('from', input.from);
      if (from > addDays(today, MOST_DAYS_AHEAD)) check.fault('from', 'must not be more than a year ahead');
      const until = input.until == null ? null : check.date('until', input.until, { from });
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const hold: Hold = {
        id: newId('HD'),
        loanId: loan.id,
        kind,
        from,
        until,
        liftedOn: null,
        placedAt: now.toISOString(),
        placedBy: actorId(call.viewer),
        liftedAt: null,
        liftedBy: null,
      };
      if (loan.holds.some((other) => other.kind === kind && overlap(other, hold)))
        return refuse('ALREADY_EXISTS', 'A hold of this kind stands on some of these days');
      if (loan.holds.length >= MOST_HOLDS)
        return refuse('CONFLICT', `A loan has at most ${MOST_HOLDS} holds, past ones among them`);
      if (isPersonal(kind) && (await work.stores.loans.isErased(loan.id)))
        return refuse('CONFLICT', 'The borrower was erased: no hold that tells of the person can be kept');
      await work.stores.holds.insert(hold, input.reason);
      return recordHold(work, 'placeHold', hold, [...loan.holds, hold], input.reason);
    });

interface LiftHoldInput {
  readonly idempotencyKey: string;
  readonly holdId: string;
  /** The first day without it: today by default, or its first day where that is ahead. */
  readonly on?: string | null | undefined;
  readonly reason: string;
}

/** Ends a hold. Lifted on its first day it never stood. */
export const liftHold =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LiftHoldInput): Promise<Result<HoldAnswer>> =>
    loanCommand(
      needs,
      commandCall('liftHold', caller, input),
      (stores) => stores.holds.loanOf(input.holdId),
      async (work) => {
        const { loan, today, now, call } = work;
        const hold = loan.holds.find(({ id }) => id === input.holdId);
        if (!hold || !seesHold(call.viewer.scopes, hold.kind))
          return refuse('NOT_FOUND', 'There is no such thing for this client');
        if (hold.liftedOn !== null) return refuse('CONFLICT', `It was lifted on ${hold.liftedOn}`);
        const latest = laterOf(today, hold.from);
        const check = inputCheck();
        const liftedOn = input.on == null ? latest : check.date('on', input.on, { from: hold.from });
        if (liftedOn > latest) check.fault('on', `must not be after ${latest}`);
        checkText(check, 'reason', input.reason);
        if (check.faults.length > 0) return invalidInput(check.faults);
        const lifted = { ...hold, liftedOn, liftedAt: now.toISOString(), liftedBy: actorId(call.viewer) };
        await work.stores.holds.lift(lifted, input.reason);
        const holds = loan.holds.map((one) => (one.id === hold.id ? lifted : one));
        return recordHold(work, 'liftHold', lifted, holds, input.reason);
      },
    );

/** The hold as the command left it, and the loan. */
interface HoldAnswer extends LoanAnswer {
  readonly hold: Hold;
}

/**
 * The end of both commands: late fees as the holds leave them now, and the event. It counts from today and not from a day of
 * the hold, which not everybody may see. A record that makes no account has no fees to look at.
 */
async function recordHold(
  work: LoanWork,
  command: 'placeHold' | 'liftHold',
  hold: Hold,
  holds: readonly Hold[],
  reason: string,
): Promise<Result<HoldAnswer>> {
  const change = { reason, columns: { hasHolds: true } };
  const account = isFunded(work.loan.loanStatus) ? await recordedAccountOf(work) : undefined;
  if (!account?.ok) return success({ ...(await recordChange(work, change)), hold });
  const { recorded, pending } = account.value;
  const done = await recordEntries(
    work,
    command,
    { recorded: { ...recorded, holds }, pending },
    [],
    work.today,
    change,
  );
  return done.ok ? success({ ...done.value, hold }) : done;
}
