import { success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { commandCall, type Caller, type CommandNeeds } from '../command/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { type RepaymentAnswer, repaymentCommand } from './repayment-command.js';
import type { Repayment } from '../ports/loan-stores.js';

export interface MarkRepaymentSentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
}

/** Says that a submitted payment has left for the bank: from now on nobody can cancel it. */
export const markRepaymentSent =
  (needs: CommandNeeds) =>
  (caller: Caller, input: MarkRepaymentSentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(
      needs,
      commandCall('markRepaymentSent', caller, input),
      input.repaymentId,
      async (work, repayment) => {
        const next = transitionRepayment(repayment.state, 'markRepaymentSent');
        if (!next.ok) return next;
        const sent: Repayment = { ...repayment, sentAt: repayment.sentAt ?? work.now.toISOString() };
        await work.stores.repayments.update(sent);
        const answer = await recordChange(work, { repaymentId: repayment.id });
        return success({ ...answer, repayment: sent });
      },
    );
