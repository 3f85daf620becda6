import { transitionScheduledPayment, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { refuse, success } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { ScheduledPaymentUpdated } from './payment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';

@InputType({ description: 'A scheduled payment to cancel.' })
class CancelScheduledPaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the scheduled payment.' })
  scheduledPaymentId: string;
}

/** Cancels a scheduled payment that was not sent; with one for every due date, the later ones too. */
export const cancelScheduledPayment = loanCommand({
  name: 'cancelScheduledPayment',
  summary: 'Cancels a scheduled payment that was not collected yet. For a recurring payment, also those that follow.',
  event: 'Scheduled payment cancelled',
  scope: 'repayment:submit',
  states: ANY_STATE,
  blockedBy: [],
  refusals: ['NOT_ALLOWED_IN_STATE'],
  rest: {
    path: '/cancel-scheduled-payment',
    answer:
      'loanId loanStatus scheduledPayment { scheduledPaymentId: id state recurring amountRule amount daysBefore dueDate collectOn }',
  },
  menu: 'Payments',
  offeredOn: 'PAYMENT',
  affects: ['autopay', 'scheduledPayments'],
  input: CancelScheduledPaymentInput,
  answer: ScheduledPaymentUpdated,
  loanOf: (stores, { scheduledPaymentId }) => stores.payments.loanOf(scheduledPaymentId),
  decide: async (work, input) => {
    const { now, stores } = work;
    const payment = await stores.payments.scheduled(input.scheduledPaymentId);
    if (!payment) return refuse('NOT_FOUND', 'There is no scheduled payment with this ID in your portfolio.');
    const next = transitionScheduledPayment(payment.state, 'cancelScheduledPayment');
    if (!next.ok) return next;
    const cancelled: ScheduledPayment = { ...payment, state: next.value, endedAt: now.toISOString() };
    await stores.payments.saveScheduled(cancelled);
    return success({ ...(await recordChange(work, {})), scheduledPayment: cancelled });
  },
});
