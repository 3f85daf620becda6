import type { BusinessDate } from '../../domain/calendar.js';
import { transitionLoan, type LoanCommand } from '../../domain/loan/lifecycle.js';
import type { Decimal } from '../../domain/money.js';
import type { Result } from '../../domain/refusal.js';
import type { PaymentInstruction } from '../../domain/repayment/account-rules.js';
import type { LoanWork } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/account-of.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import type { Change } from '../loan/record-change.js';

/** Money has arrived: allocate, post, recompute, and close the loan if that was all. */
export async function settlePayment(
  work: LoanWork,
  command: LoanCommand,
  repaymentId: string,
  amount: Decimal,
  effectiveOn: BusinessDate,
  { instruction, ...change }: Pick<Change, 'columns' | 'reason'> & { instruction?: PaymentInstruction } = {},
): Promise<Result<LoanAnswer>> {
  const allowed = transitionLoan(work.loan.loanStatus, command, work.loan.loanStatus);
  if (!allowed.ok) return allowed;
  const account = await recordedAccountOf(work, repaymentId);
  if (!account.ok) return account;
  const entry = {
    kind: 'PAYMENT',
    id: repaymentId,
    amount,
    effectiveOn,
    ...(instruction && { instruction }),
  } as const;
  return recordEntries(work, command, account.value, [entry], effectiveOn, {
    ...change,
    repaymentId,
    amounts: { amount: amount.toFixed(2) },
  });
}
