import { transitionScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { refuse, success } from '../../domain/refusal.js';
import { type LoanWork } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import type { Autopay } from './payment-stores.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { AutopayUpdated } from './payment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { cancel, mayCancel } from '../repayment/cancel-repayment.js';

@InputType({ description: 'The loan whose mandate to revoke.' })
class RevokeAutopayInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;
}

/** Takes the mandate back: what is still to go out does not, collected or not. What has left for the bank goes its way. */
export const revokeAutopay = loanCommand({
  name: 'revokeAutopay',
  summary: 'Revokes the authorization of payments. Payments that were not sent are cancelled.',
  event: 'Autopay revoked',
  scope: 'repayment:submit',
  states: { ACTIVE: ['ACTIVE'], CLOSED: ['CLOSED'], CLOSED_EARLY: ['CLOSED_EARLY'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: ['NOT_ALLOWED_IN_STATE'],
  rest: { path: '/revoke-autopay', answer: 'loanId loanStatus autopay { autopayId: id state authorizedAt revokedAt }' },
  menu: 'Payments',
  affects: ['autopay', 'scheduledPayments', 'repayments'],
  input: RevokeAutopayInput,
  answer: AutopayUpdated,
  decide: async (work) => {
    const { loan, now, stores } = work;
    const live = await stores.payments.live(loan.id);
    if (!live) return refuse('NOT_FOUND', 'The loan has no mandate.');
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
  },
});

async function cancelUnsent(work: LoanWork, repaymentId: string | null): Promise<void> {
  const repayment = repaymentId === null ? undefined : await work.stores.repayments.byId(repaymentId);
  if (repayment?.sentAt === null && mayCancel(repayment.state)) await cancel(work, repayment);
}
