import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { textAt } from '../../domain/record/figure-at.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';
import { joined } from './joined.js';

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
      const applicationType = textAt(application, 'Request.ApplicationInfo.ApplicationType');
      if (applicationType?.toLowerCase() !== 'complete') {
        return refuse('APPLICATION_INCOMPLETE', 'The application type is not Complete');
      }
      return success(await recordChange(work, { to: next.value }));
    });
