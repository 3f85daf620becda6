import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { checkChargeOff, type ChargeOffReason } from '../../domain/loan/charge-off.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import type { Result } from '../../domain/refusal.js';
import { payoffAmount } from '../../domain/repayment/account.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import { newId } from '../command/new-id.js';
import { accountOf } from '../ledger/account-of.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/loan-answer.js';

export interface ChargeOffLoanInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason: ChargeOffReason;
}

/** Writes the loan off as a loss, today. Accrual stops; what is paid later is a recovery. */
export const chargeOffLoan =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ChargeOffLoanInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('chargeOffLoan', caller, input), input.loanId, async (work) => {
      const { loan, today } = work;
      const allowed = transitionLoan(loan.loanStatus, 'chargeOffLoan');
      if (!allowed.ok) return allowed;
      const account = await accountOf(work);
      if (!account.ok) return account;
      const { terms, history, graceDays } = account.value;
      const { daysPastDue } = delinquencyOn(terms, history.state, today, graceDays);
      const checked = checkChargeOff(input.reason, daysPastDue);
      if (!checked.ok) return checked;
      const entry = { kind: 'CHARGE_OFF', id: newId('CO'), effectiveOn: today } as const;
      return recordEntries(work, 'chargeOffLoan', account.value, [entry], today, {
        reason: input.reason,
        amounts: { amount: payoffAmount(terms, history.state, today).toFixed(2) },
      });
    });
