import { businessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { checkText } from '../command/check-text.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds, LoanWork } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';
import type { RepaymentAnswer } from './repayment-answer.js';
import { repaymentCommand } from './repayment-command.js';
import type { Repayment } from './repayment-store.js';
import { settlePayment } from './settle-payment.js';

export const ACKNOWLEDGEMENTS = ['SETTLED', 'FAILED'] as const;
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number];

export interface AcknowledgeRepaymentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
  readonly outcome: Acknowledgement;
  /** A failure needs one. */
  readonly reason?: string | null | undefined;
}

/** Confirms a submitted payment, which moves the balances, or says that it failed, which moves nothing. */
export const acknowledgeRepayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: AcknowledgeRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(
      needs,
      commandCall('acknowledgeRepayment', caller, input),
      input.repaymentId,
      async (work, repayment) => {
        const check = inputCheck();
        checkText(check, 'reason', input.reason);
        if (input.outcome === 'FAILED' && input.reason == null) check.fault('reason', 'must be given for a failure');
        if (check.faults.length > 0) return invalidInput(check.faults);
        const next = transitionRepayment(repayment.state, 'acknowledgeRepayment', input.outcome);
        if (!next.ok) return next;
        const acknowledged: Repayment = {
          ...repayment,
          state: next.value,
          reason: input.reason ?? null,
          acknowledgedAt: work.now.toISOString(),
        };
        const recorded = await (next.value === 'SETTLED' ? settle(work, acknowledged) : fail(work, acknowledged));
        if (!recorded.ok) return recorded;
        await work.stores.repayments.update(acknowledged);
        return success({ ...recorded.value, repayment: acknowledged });
      },
    );

function settle(work: LoanWork, { id, amount, effectiveDate }: Repayment): Promise<Result<LoanAnswer>> {
  if (amount === null || effectiveDate === null) throw new TypeError('A submitted repayment has an amount and a date');
  return settlePayment(work, 'acknowledgeRepayment', id, decimal(amount), businessDate(effectiveDate));
}

async function fail(work: LoanWork, { id, amount, reason }: Repayment): Promise<Result<LoanAnswer>> {
  const { loanStatus } = work.loan;
  const allowed = transitionLoan(loanStatus, 'acknowledgeRepayment', loanStatus);
  if (!allowed.ok) return allowed;
  const amounts = { amount: amount ?? '0.00' };
  return success(await recordChange(work, { repaymentId: id, reason: reason ?? undefined, amounts }));
}
