import type { LoanAnswer, Change } from '../loan/record-change.js';
import type { Repayment, AllocationView } from '../ports/loan-stores.js';
import { refuse, type Result } from '../../domain/refusal.js';
import { type CommandCall, loanCommand, type CommandNeeds, type LoanWork, newId } from '../command/loan-command.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { sum, type Decimal } from '../../domain/money.js';
import type { Allocation } from '../../domain/repayment/waterfall.js';
import { transitionLoan, type LoanCommand } from '../../domain/loan/lifecycle.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { recordedAccountOf } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import { actorId } from '../../domain/access/viewer.js';

/** What a command on a repayment answers: the repayment as the command left it, and where that left the loan. */
export interface RepaymentAnswer extends LoanAnswer {
  readonly repayment: Repayment;
}

/** A command on a repayment, under the lock of its loan. */
export const repaymentCommand = (
  needs: CommandNeeds,
  call: CommandCall,
  repaymentId: string,
  decide: (work: LoanWork, repayment: Repayment) => Promise<Result<RepaymentAnswer>>,
): Promise<Result<RepaymentAnswer>> =>
  loanCommand(
    needs,
    call,
    async (stores) => (await stores.repayments.byId(repaymentId))?.loanId,
    async (work) => {
      const repayment = await work.stores.repayments.byId(repaymentId);
      return repayment ? decide(work, repayment) : refuse('NOT_FOUND', 'There is no such thing for this client');
    },
  );

export const newRepayment = ({ loan, now, call }: LoanWork): Repayment => ({
  id: newId('RP'),
  loanId: loan.id,
  state: 'INITIATED',
  amount: null,
  effectiveDate: null,
  method: null,
  externalReference: null,
  instruction: null,
  clientId: actorId(call.viewer),
  reason: null,
  preview: null,
  initiatedAt: now.toISOString(),
  submittedAt: null,
  acknowledgedAt: null,
  reversedAt: null,
  cancelledAt: null,
  sentAt: null,
  expiresOn: null,
});

/** How a payment that counts from a day is expected to be applied. */
export const previewView = (allocation: Allocation, on: BusinessDate): AllocationView => {
  const ahead = allocation.installmentShares.filter(({ dueDate }) => dueDate > on);
  return {
    interest: allocation.interest.toFixed(2),
    principal: allocation.principal.plus(allocation.extraPrincipal).toFixed(2),
    fees: allocation.fees.toFixed(2),
    recovery: allocation.recovery.toFixed(2),
    credit: allocation.credit.toFixed(2),
    extraPrincipal: allocation.extraPrincipal.toFixed(2),
    paidAhead: sum(ahead.map(({ interest, principal }) => interest.plus(principal))).toFixed(2),
  };
};

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
