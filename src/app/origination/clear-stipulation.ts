import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';

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
      await stores.origination.clearStipulation(loan.id, input.position, call.viewer.clientId, now);
      return success(await recordChange(work, { reason: stipulation.text ?? undefined }));
    });
