import { joinExcerpts } from '../../domain/record/excerpt.js';
import type { JsonObject } from '../../domain/record/json.js';
import { RECORD_SHAPE } from '../../domain/record/record-shape.js';
import type { Excerpts } from '../ports/record-store.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { isComplete } from '../../domain/underwriting/application.js';
import { refuse, success, type Result, invalidInput } from '../../domain/refusal.js';
import { commandCall, type Caller, loanCommand, type CommandNeeds, checkText } from '../command/loan-command.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';
import { inputCheck } from '../../domain/input-check.js';
import { actorId } from '../../domain/access/viewer.js';

/** Parts of a record as one object again, in the specification's shape. */
export const joined = (excerpts: Excerpts): JsonObject =>
  joinExcerpts(
    RECORD_SHAPE,
    Object.values(excerpts).filter((excerpt) => excerpt !== null),
  );

export interface StartUnderwritingInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
}

/** Begins the review of an application that is complete. */
export const startUnderwriting =
  (needs: CommandNeeds) =>
  (caller: Caller, input: StartUnderwritingInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('startUnderwriting', caller, input), input.loanId, async (work) => {
      const next = transitionLoan(work.loan.loanStatus, 'startUnderwriting');
      if (!next.ok) return next;
      const application = joined(await work.stores.origination.excerpts(work.loan.id, ['application.servicing']));
      if (!isComplete(application)) return refuse('APPLICATION_INCOMPLETE', 'The application type is not Complete');
      return success(await recordChange(work, { to: next.value }));
    });

export interface ReopenUnderwritingInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** Takes a decision back, so that the loan is reviewed again. */
export const reopenUnderwriting =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ReopenUnderwritingInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('reopenUnderwriting', caller, input), input.loanId, async (work) => {
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = transitionLoan(work.loan.loanStatus, 'reopenUnderwriting');
      if (!next.ok) return next;
      return success(await recordChange(work, { to: next.value, reason: input.reason ?? undefined }));
    });

export interface ClearStipulationInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** Its place in the list, from 0. */
  readonly position: number;
}

/** Notes that a condition of the approval is met. */
export const clearStipulation =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ClearStipulationInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('clearStipulation', caller, input), input.loanId, async (work) => {
      const { loan, stores, call, now } = work;
      const allowed = transitionLoan(loan.loanStatus, 'clearStipulation');
      if (!allowed.ok) return allowed;
      const stipulations = await stores.origination.stipulations(loan.id);
      const stipulation = stipulations.find(({ position }) => position === input.position);
      if (!stipulation) return refuse('NOT_FOUND', 'There is no such stipulation');
      if (stipulation.clearedAt) return refuse('ALREADY_EXISTS', 'The stipulation is cleared already');
      await stores.origination.clearStipulation(loan.id, input.position, actorId(call.viewer), now);
      return success(await recordChange(work, { reason: stipulation.text ?? undefined }));
    });

export interface WithdrawLoanInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** Ends an application before it is funded. */
export const withdrawLoan =
  (needs: CommandNeeds) =>
  (caller: Caller, input: WithdrawLoanInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('withdrawLoan', caller, input), input.loanId, async (work) => {
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const next = transitionLoan(work.loan.loanStatus, 'withdrawLoan');
      if (!next.ok) return next;
      return success(await recordChange(work, { to: next.value, reason: input.reason ?? undefined }));
    });
