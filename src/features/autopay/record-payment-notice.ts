import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { loanCommand } from '../loan/loan-command.js';
import { ANY_STATE } from '../loan/loan-rules.js';
import { recordChange } from '../loan/record-change.js';
import { ScheduledPaymentUpdated } from './payment.type.js';

@InputType({
  description: 'A notice of the amount and date of a debit that was sent.',
})
class RecordPaymentNoticeInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the notice.' })
  noticeId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date on which the notice was sent. Default: today.',
  })
  sentOn?: string | null;
}

export const recordPaymentNotice = loanCommand({
  name: 'recordPaymentNotice',
  summary: 'Records that the borrower was sent the notice of a debit whose amount varies.',
  event: 'Payment notice recorded',
  scope: 'loan:service',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  rest: {
    path: '/record-payment-notice',
    answer: 'loanId loanStatus scheduledPayment { scheduledPaymentId: id state collectOn }',
  },
  menu: 'Payments',
  offeredOn: 'PAYMENT',
  affects: ['scheduledPayments'],
  input: RecordPaymentNoticeInput,
  answer: ScheduledPaymentUpdated,
  loanOf: async (stores, { noticeId }) => (await stores.payments.notice(noticeId))?.loanId,
  decide: async (work, input) => {
    const { today, stores } = work;
    const notice = await stores.payments.notice(input.noticeId);
    const scheduledPayment = notice && (await stores.payments.scheduled(notice.scheduledPaymentId));
    if (!scheduledPayment) return refuse('NOT_FOUND', 'There is no notice with this ID in your portfolio.');
    if (notice.sentOn !== null) return refuse('CONFLICT', `The notice was already sent on ${notice.sentOn}.`);
    const check = inputCheck();
    const sentOn = check.date('sentOn', input.sentOn ?? today);
    if (sentOn > today) check.fault('sentOn', 'must not be after today');
    if (check.faults.length > 0) return invalidInput(check.faults);
    await stores.payments.saveNotice({ ...notice, sentOn });
    const answer = await recordChange(work, {
      effectiveOn: sentOn,
      amounts: { amount: notice.amount },
    });
    return success({ ...answer, scheduledPayment });
  },
});
