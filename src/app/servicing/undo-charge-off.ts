import { inputCheck } from '../../domain/input-check.js';
import { standingChargeOff } from '../../domain/loan/charge-off.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, refuse, type Result } from '../../domain/refusal.js';
import { checkText } from '../command/check-text.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { newId } from '../command/new-id.js';
import { recordedAccountOf } from '../ledger/account-of.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/loan-answer.js';

export interface UndoChargeOffInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason: string;
}

/** Takes the newest charge-off back as if it had never been: interest ran on, and recoveries were payments. */
export const undoChargeOff =
  (needs: CommandNeeds) =>
  (caller: Caller, input: UndoChargeOffInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('undoChargeOff', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'undoChargeOff', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const chargeOff = standingChargeOff(account.value.recorded.entries);
      if (!chargeOff) return refuse('CONFLICT', 'The loan came here as a loss: what it was before is not known');
      const entry = { kind: 'REVERSAL', id: newId('RV'), reverses: chargeOff.id, effectiveOn: today } as const;
      return recordEntries(work, 'undoChargeOff', account.value, [entry], today, { reason: input.reason });
    });
