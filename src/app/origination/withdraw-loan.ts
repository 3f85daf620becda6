import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkText } from '../command/check-text.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';

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
