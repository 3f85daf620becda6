import type { ChangeCommand, ChangeInput } from '../../domain/change/change-input.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { newTermChangeInSteps } from '../../domain/loan/new-term-change.js';
import { invalidInput, type Result } from '../../domain/refusal.js';
import { checkText, commandCall, loanCommand, newId, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';
import { stepsInTurns } from '../runtime/in-turns.js';

interface Asked {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason: string;
}

/** Changes the terms of a loan by one entry, from a day on that may be past; all that followed is worked out anew. */
export const changeTerms =
  <Command extends ChangeCommand>(command: Command) =>
  (needs: CommandNeeds) =>
  (caller: Caller, input: Asked & ChangeInput<Command>): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall(command, caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const { reason } = input;
      const allowed = transitionLoan(loan.loanStatus, command, loan.loanStatus);
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      checkText(check, 'reason', reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await recordedAccountOf(work);
      if (!account.ok) return account;
      const { recorded } = account.value;
      const entry = await stepsInTurns(newTermChangeInSteps(command, input, recorded, today, newId('TC')));
      if (!entry.ok) return entry;
      return recordEntries(work, command, account.value, [entry.value], entry.value.effectiveOn, { reason });
    });
