import { addDays } from '../../domain/calendar.js';
import { overlap, type Hold, type HoldKind } from '../../domain/hold/hold.js';
import { isPersonal, seesHold } from '../../domain/hold/hold-effects.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, type Result } from '../../domain/refusal.js';
import { checkText, commandCall, loanCommand, newId, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordHold, type HoldAnswer } from './record-hold.js';
import { actorId } from '../../domain/access/viewer.js';

export interface PlaceHoldInput {
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
