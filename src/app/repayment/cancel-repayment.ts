import { refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, type Caller, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { type RepaymentAnswer, repaymentCommand } from './repayment-command.js';
import type { Repayment } from '../ports/loan-stores.js';
import { actorId } from '../../domain/access/viewer.js';

export interface CancelRepaymentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
}

/** Gives up a repayment that has not left for the bank. Who does not service loans may give up what is their own. */
export const cancelRepayment =
  (needs: CommandNeeds) =>
  (caller: Caller, input: CancelRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(
      needs,
      commandCall('cancelRepayment', caller, input),
      input.repaymentId,
      async (work, repayment) => {
        const free = checkCancel(work, repayment);
        return free.ok ? cancel(work, repayment) : free;
      },
    );

/** The same on a loan that is locked already, by who may. */
export async function cancel(work: LoanWork, repayment: Repayment): Promise<Result<RepaymentAnswer>> {
  const next = transitionRepayment(repayment.state, 'cancelRepayment');
  if (!next.ok) return next;
  const cancelled: Repayment = { ...repayment, state: next.value, cancelledAt: work.now.toISOString() };
  await work.stores.repayments.update(cancelled);
  const answer = await recordChange(work, { repaymentId: repayment.id });
  return success({ ...answer, repayment: cancelled });
}

function checkCancel({ call }: LoanWork, { state, clientId, sentAt }: Repayment): Result<true> {
  const next = transitionRepayment(state, 'cancelRepayment');
  if (!next.ok) return next;
  const { viewer } = call;
  if (!viewer.scopes.has('loan:service') && clientId !== actorId(viewer)) {
    return refuse('NOT_YOURS', 'Another client submitted this payment');
  }
  return sentAt === null ? success(true) : refuse('ALREADY_SENT', 'The payment has left for the bank', { sentAt });
}
