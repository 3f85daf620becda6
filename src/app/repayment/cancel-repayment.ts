import { refuse, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, type Caller, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { type RepaymentAnswer, repaymentCommand } from './repayment-command.js';
import type { Repayment } from '../ports/loan-stores.js';

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
        const next = transitionRepayment(repayment.state, 'cancelRepayment');
        if (!next.ok) return next;
        const free = checkCancel(work, repayment);
        if (!free.ok) return free;
        const cancelled: Repayment = { ...repayment, state: next.value, cancelledAt: work.now.toISOString() };
        await work.stores.repayments.update(cancelled);
        const answer = await recordChange(work, { repaymentId: repayment.id });
        return success({ ...answer, repayment: cancelled });
      },
    );

function checkCancel({ call }: LoanWork, { clientId, sentAt }: Repayment): Result<true> {
  const { viewer } = call;
  if (!viewer.scopes.has('loan:service') && clientId !== viewer.clientId) {
    return refuse('NOT_YOURS', 'Another client submitted this payment');
  }
  return sentAt === null ? success(true) : refuse('ALREADY_SENT', 'The payment has left for the bank', { sentAt });
}
