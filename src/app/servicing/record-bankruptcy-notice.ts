import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { checkText, commandCall, type Caller, loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';

export interface RecordBankruptcyNoticeInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  /** None takes the notice back. */
  readonly noticedOn?: string | null | undefined;
  readonly reason: string;
}

/**
 * Notes when notice of the borrower's bankruptcy came, from which the days to charge-off count. A later notice takes the
 * place of the one before. The event counts from today and not from the day of the notice, which not everybody may see.
 */
export const recordBankruptcyNotice =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RecordBankruptcyNoticeInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('recordBankruptcyNotice', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'recordBankruptcyNotice');
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      const noticedOn = input.noticedOn == null ? null : check.date('noticedOn', input.noticedOn);
      if (noticedOn !== null && noticedOn > today) check.fault('noticedOn', 'must not be after today');
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      if (noticedOn === null && loan.bankruptcyNoticeOn === null) {
        return refuse('CONFLICT', 'No notice of bankruptcy is known that could be taken back');
      }
      if (noticedOn !== null && (await work.stores.loans.isErased(loan.id))) {
        return refuse('CONFLICT', 'The borrower was erased: no notice that tells of the person can be kept');
      }
      const columns = { bankruptcyNoticeOn: noticedOn };
      return success(await recordChange(work, { columns, reason: input.reason }));
    });
