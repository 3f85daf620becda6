import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, refuse, type Result } from '../../domain/refusal.js';
import { standingEntries } from '../../domain/repayment/entry.js';
import { checkText, commandCall, loanCommand, newId, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';

export interface UndoLoanChangeInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly changeId: string;
  readonly reason: string;
}

/** Takes a change of terms back as if it had never been; changes after it stay, and count on what is there then. */
export const undoLoanChange =
  (needs: CommandNeeds) =>
  (caller: Caller, input: UndoLoanChangeInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('undoLoanChange', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'undoLoanChange', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const { entries, terms } = account.value.recorded;
      const change = standingEntries(entries, terms.rules).find(({ id }) => id === input.changeId);
      if (change?.kind !== 'TERM_CHANGE') return refuse('NOT_FOUND', 'The loan has no such change that stands');
      const entry = { kind: 'REVERSAL', id: newId('RV'), effectiveOn: today, reverses: change.id } as const;
      return recordEntries(work, 'undoLoanChange', account.value, [entry], today, { reason: input.reason });
    });
