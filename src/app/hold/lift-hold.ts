import { laterOf } from '../../domain/calendar.js';
import { seesHold } from '../../domain/hold/hold-effects.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, type Result } from '../../domain/refusal.js';
import { checkText, commandCall, loanCommand, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordHold, type HoldAnswer } from './record-hold.js';
import { actorId } from '../../domain/access/viewer.js';

export interface LiftHoldInput {
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
