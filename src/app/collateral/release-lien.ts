import { commandCollateral, isUnsecured } from '../../domain/collateral/collateral-commands.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import { loanCommand, type CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';
import type { LienCommandInput } from './lien-command.js';

/** Releases the lien of a loan that is paid off or withdrawn; an imported one may have no release queued yet. */
export const releaseLien =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    loanCommand(needs, commandCall('releaseLien', caller, input), input.loanId, async (work) => {
      const { loan } = work;
      const lien = loan.encumberedStatus ?? 'PENDING';
      if (lien === 'LIEN' && !isUnsecured(loan.loanStatus)) {
        return refuse('BALANCE_OUTSTANDING', 'The lien stays until the loan is paid off', {
          remainingBalance: loan.remainingBalance ?? loan.principalAmount,
        });
      }
      const next = commandCollateral(lien, loan.loanStatus, 'releaseLien');
      if (!next.ok) return next;
      return success(
        await recordChange(work, { reason: input.reason ?? undefined, columns: { encumberedStatus: next.value } }),
      );
    });
