import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { invalidInput, type Result } from '../../domain/refusal.js';
import { checkFeeWaiver, checkRefund } from '../../domain/repayment/adjustment.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { checkText, commandCall, type Caller, loanCommand, type CommandNeeds, newId } from '../command/loan-command.js';
import { accountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/record-change.js';

export interface WaiveFeeInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly feeId: string;
  readonly amount: string;
  readonly reason: string;
}

/** Gives up a fee, or a part of it. A loan that owed nothing else is closed by it. */
export const waiveFee =
  (needs: CommandNeeds) =>
  (caller: Caller, input: WaiveFeeInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('waiveFee', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'waiveFee', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      const amount = check.decimal('amount', input.amount, AMOUNT);
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await accountOf(work);
      if (!account.ok) return account;
      const fee = checkFeeWaiver(account.value.history.state, input.feeId, amount);
      if (!fee.ok) return fee;
      const entry = { kind: 'FEE_WAIVER', id: newId('FW'), feeId: input.feeId, amount, effectiveOn: today } as const;
      return recordEntries(work, 'waiveFee', account.value, [entry], today, {
        reason: input.reason,
        amounts: { amount: amount.toFixed(2) },
      });
    });

export interface RefundCreditInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly amount: string;
  readonly reason?: string | null | undefined;
}

/** Pays back money that is held for the borrower. */
export const refundCredit =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RefundCreditInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('refundCredit', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'refundCredit');
      if (!allowed.ok) return allowed;
      const check = inputCheck();
      const amount = check.decimal('amount', input.amount, AMOUNT);
      checkText(check, 'reason', input.reason);
      if (check.faults.length > 0) return invalidInput(check.faults);
      const account = await accountOf(work);
      if (!account.ok) return account;
      const refund = checkRefund(account.value.history.state, amount);
      if (!refund.ok) return refund;
      const entry = { kind: 'REFUND', id: newId('RF'), amount, effectiveOn: today } as const;
      return recordEntries(work, 'refundCredit', account.value, [entry], today, {
        reason: input.reason ?? undefined,
        amounts: { amount: amount.toFixed(2) },
      });
    });
