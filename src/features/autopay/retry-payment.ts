import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { BLOCK_AUTHORIZING } from '../../domain/hold/hold-effects.js';
import { followingBankingDay } from '../../domain/payment/payment-plan.js';
import { reasonAgainstRetry } from '../../domain/payment/retry.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { actorId } from '../../platform/identity/viewer.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { ScheduledPaymentUpdated } from './payment.type.js';

@InputType({ description: 'A returned payment to draw again.' })
class RetryPaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the payment.' })
  repaymentId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Collection date. Moves to the next bank day. Default: today.',
  })
  on?: string | null;
}

/** Draws the same amount from the same account once more. */
export const retryPayment = loanCommand({
  name: 'retryPayment',
  summary:
    'Draws a payment again that was returned for insufficient or uncollected funds: at most twice, within 180 days. The bank file calls it RETRY PYMT.',
  event: 'Payment retry scheduled',
  scope: 'loan:service',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: BLOCK_AUTHORIZING,
  refusals: [],
  rest: {
    path: '/retry-payment',
    answer: 'loanId loanStatus scheduledPayment { scheduledPaymentId: id state amount collectOn retryOf }',
  },
  menu: 'Payments',
  offeredOn: 'PAYMENT',
  affects: ['autopay', 'scheduledPayments'],
  input: RetryPaymentInput,
  answer: ScheduledPaymentUpdated,
  loanOf: async (stores, { repaymentId }) => (await stores.repayments.byId(repaymentId))?.loanId,
  decide: async (work, { repaymentId, on }) => {
    const { loan, now, today, call, stores } = work;
    const check = inputCheck();
    const day = on == null ? today : check.date('on', on, { from: today });
    if (check.faults.length > 0) return invalidInput(check.faults);
    const repayment = await stores.repayments.byId(repaymentId);
    if (!repayment) return refuse('NOT_FOUND', 'There is no payment with this ID in your portfolio.');
    const entry = await stores.payments.entry(repaymentId);
    const live = await stores.payments.live(loan.id);
    if (entry && (live?.id !== entry.autopayId || live.state !== 'ACTIVE'))
      return refuse('CONFLICT', 'The mandate of the payment is no longer active.');
    const collectOn = followingBankingDay(day);
    const { root, attempts, isScheduled } = await stores.payments.attempts(loan.id, repaymentId);
    const reason = reasonAgainstRetry(attempts, { isScheduled, on: collectOn });
    if (reason !== undefined || !entry) return refuse('CONFLICT', reason ?? 'The payment was not sent to the bank.');
    const scheduledPayment: ScheduledPayment = {
      id: newId('SP'),
      loanId: loan.id,
      autopayId: entry.autopayId,
      state: 'SCHEDULED',
      recurring: false,
      amountRule: 'FIXED',
      amount: repayment.amount,
      agreedAmount: null,
      daysBefore: 0,
      dueDate: null,
      collectOn,
      skipReason: null,
      consentMethod: await stores.payments.consentOf(root),
      retryOf: root,
      repaymentId: null,
      scheduledAt: now.toISOString(),
      scheduledBy: actorId(call.viewer),
      endedAt: null,
    };
    await stores.payments.schedule(scheduledPayment);
    const amounts = repayment.amount === null ? {} : { amounts: { amount: repayment.amount } };
    return success({
      ...(await recordChange(work, { effectiveOn: collectOn, repaymentId, ...amounts })),
      scheduledPayment,
    });
  },
});
