import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { transitionScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, loanCommand, type Caller, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { cancel } from '../repayment/cancel-repayment.js';
import type { Autopay } from '../ports/payment-stores.js';
import type { AutopayAnswer } from './authorize-autopay.js';
import { as } from './night-work.js';

export interface RevokeAutopayInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
}

/** Takes the mandate back: what is still to go out does not, collected or not. What has left for the bank goes its way. */
export const revokeAutopay =
  (needs: CommandNeeds) =>
  (caller: Caller, input: RevokeAutopayInput): Promise<Result<AutopayAnswer>> =>
    loanCommand(needs, commandCall('revokeAutopay', caller, input), input.loanId, async (work) => {
      const { loan, now, stores } = work;
      const allowed = transitionLoan(loan.loanStatus, 'revokeAutopay', loan.loanStatus);
      if (!allowed.ok) return allowed;
      const live = await stores.payments.live(loan.id);
      if (!live) return refuse('NOT_FOUND', 'The loan has no mandate');
      const at = now.toISOString();
      const autopay: Autopay = { ...live, state: 'REVOKED', revokedAt: at };
      await stores.payments.update(autopay);
      const unsent = await stores.payments.unsent(loan.id);
      for (const payment of [...(await stores.payments.waiting(loan.id)), ...unsent]) {
        const next = transitionScheduledPayment(payment.state, 'revokeAutopay');
        if (!next.ok) return next;
        await stores.payments.saveScheduled({ ...payment, state: next.value, endedAt: at });
      }
      for (const { repaymentId } of unsent) await cancelUnsent(work, repaymentId);
      return success({ ...(await recordChange(work, {})), autopay });
    });

async function cancelUnsent(work: LoanWork, repaymentId: string | null): Promise<void> {
  const repayment = repaymentId === null ? undefined : await work.stores.repayments.byId(repaymentId);
  if (repayment?.sentAt === null && transitionRepayment(repayment.state, 'cancelRepayment').ok)
    await cancel(as(work, 'cancelRepayment'), repayment);
}
