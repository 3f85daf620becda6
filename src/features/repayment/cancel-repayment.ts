import { actorId } from '../../platform/identity/viewer.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { asCommand, type LoanWork } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { type Repayment } from '../loan/repayment.js';
import { repaymentCommand, type RepaymentAnswer } from './repayment-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { RepaymentUpdated } from './repayment.type.js';
import { ANY_STATE } from '../loan/loan-rules.js';

@InputType({ description: 'A pending payment to cancel.' })
class CancelRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the payment.' })
  repaymentId: string;
}

/** Cancels a repayment that was not sent to the bank. Clients that don't service loans can cancel their own. */
export const cancelRepayment = repaymentCommand({
  name: 'cancelRepayment',
  summary: 'Cancels a pending payment. Servicers can cancel any payment; others only their own.',
  event: 'Payment cancelled',
  scope: 'repayment:submit',
  states: ANY_STATE,
  blockedBy: [],
  refusals: ['ALREADY_SENT', 'NOT_YOURS'],
  offeredOn: 'PAYMENT',
  affects: ['repayments'],
  input: CancelRepaymentInput,
  answer: RepaymentUpdated,
  decideOn: async (work, repayment) => {
    const free = checkCancel(work, repayment);
    return free.ok ? cancel(work, repayment) : free;
  },
});

/** The same on a loan that is locked already, by an authorized caller. */
export async function cancel(
  given: LoanWork,
  repayment: Repayment,
): Promise<Result<RepaymentAnswer, 'NOT_ALLOWED_IN_STATE'>> {
  const work = asCommand(given, cancelRepayment.onLoan);
  const next = transitionRepayment(repayment.state, 'cancelRepayment');
  if (!next.ok) return next;
  const cancelled: Repayment = { ...repayment, state: next.value, cancelledAt: work.now.toISOString() };
  await work.stores.repayments.update(cancelled);
  const answer = await recordChange(work, { repaymentId: repayment.id });
  return success({ ...answer, repayment: cancelled });
}

function checkCancel(
  { call }: LoanWork,
  { state, clientId, sentAt }: Repayment,
): Result<true, 'ALREADY_SENT' | 'NOT_ALLOWED_IN_STATE' | 'NOT_YOURS'> {
  const next = transitionRepayment(state, 'cancelRepayment');
  if (!next.ok) return next;
  const { viewer } = call;
  if (!viewer.scopes.has('loan:service') && clientId !== actorId(viewer)) {
    return refuse('NOT_YOURS', 'Another client submitted this payment.');
  }
  return sentAt === null
    ? success(true)
    : refuse('ALREADY_SENT', 'The payment was already sent to the bank.', { sentAt });
}

export const mayCancel = (state: Repayment['state']): boolean => transitionRepayment(state, 'cancelRepayment').ok;
