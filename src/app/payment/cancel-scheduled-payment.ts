import { transitionScheduledPayment, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { commandCall, loanCommand, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import type { ScheduledPaymentAnswer } from './schedule-payment.js';

export interface CancelScheduledPaymentInput {
  readonly idempotencyKey: string;
  readonly scheduledPaymentId: string;
}

/** Gives up a payment that has not gone out; with one for every due date, those to come. */
export const cancelScheduledPayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: CancelScheduledPaymentInput): Promise<Result<ScheduledPaymentAnswer>> =>
    loanCommand(
      needs,
      commandCall('cancelScheduledPayment', caller, input),
      (stores) => stores.payments.loanOf(input.scheduledPaymentId),
      async (work) => {
        const { now, stores } = work;
        const payment = await stores.payments.scheduled(input.scheduledPaymentId);
        if (!payment) return refuse('NOT_FOUND', 'There is no such thing for this client');
        const next = transitionScheduledPayment(payment.state, 'cancelScheduledPayment');
        if (!next.ok) return next;
        const cancelled: ScheduledPayment = { ...payment, state: next.value, endedAt: now.toISOString() };
        await stores.payments.saveScheduled(cancelled);
        return success({ ...(await recordChange(work, {})), scheduledPayment: cancelled });
      },
    );
