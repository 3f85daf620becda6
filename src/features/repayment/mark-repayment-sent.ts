import { success } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { recordChange } from '../loan/record-change.js';
import { type Repayment } from '../loan/repayment.js';
import { repaymentCommand } from './repayment-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { RepaymentUpdated } from './repayment.type.js';
import { ANY_STATE } from '../loan/loan-rules.js';

@InputType({ description: 'A submitted payment that was sent to the bank.' })
class MarkRepaymentSentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the payment.' })
  repaymentId: string;
}

/** Records that a submitted payment was sent to the bank: from now on it can't be cancelled. */
export const markRepaymentSent = repaymentCommand({
  name: 'markRepaymentSent',
  summary: 'Records that a submitted payment was sent to the bank. It can no longer be cancelled.',
  event: 'Payment sent',
  scope: 'loan:service',
  states: ANY_STATE,
  blockedBy: [],
  refusals: [],
  offeredOn: 'PAYMENT',
  affects: ['repayments'],
  input: MarkRepaymentSentInput,
  answer: RepaymentUpdated,
  decideOn: async (work, repayment) => {
    const next = transitionRepayment(repayment.state, 'markRepaymentSent');
    if (!next.ok) return next;
    const sent: Repayment = { ...repayment, sentAt: repayment.sentAt ?? work.now.toISOString() };
    await work.stores.repayments.update(sent);
    const answer = await recordChange(work, { repaymentId: repayment.id });
    return success({ ...answer, repayment: sent });
  },
});
