import { refuse, type Result } from '../../domain/refusal.js';
import type { CommandCall } from '../command/command-call.js';
import { loanCommand, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import type { RepaymentAnswer } from './repayment-answer.js';
import type { Repayment } from './repayment-store.js';

/** A command on a repayment, under the lock of its loan. */
export const repaymentCommand = (
  needs: CommandNeeds,
  call: CommandCall,
  repaymentId: string,
  decide: (work: LoanWork, repayment: Repayment) => Promise<Result<RepaymentAnswer>>,
): Promise<Result<RepaymentAnswer>> =>
  loanCommand(
    needs,
    call,
    async (stores) => (await stores.repayments.byId(repaymentId))?.loanId,
    async (work) => {
      const repayment = await work.stores.repayments.byId(repaymentId);
      return repayment ? decide(work, repayment) : refuse('NOT_FOUND', 'There is no such thing for this client');
    },
  );
