import { commandCollateral } from '../../domain/collateral/collateral-commands.js';
import type { LienCommand } from '../../domain/collateral/lien.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkText } from '../command/check-text.js';
import type { CommandCall } from '../command/command-call.js';
import { loanCommand, type CommandNeeds, type LoanWork } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { recordChange } from '../loan/record-change.js';

export interface LienCommandInput {
  readonly idempotencyKey: string;
  readonly loanId: string;
  readonly reason?: string | null | undefined;
}

/** A command that moves the lien and nothing else. A loan without a lien yet has one pending. */
export const lienCommand = (
  needs: CommandNeeds,
  call: CommandCall,
  { loanId, reason }: LienCommandInput,
  command: LienCommand,
  /** What else must hold for the loan. */
  condition: (work: LoanWork) => Promise<Result<undefined>> = () => Promise.resolve(success(undefined)),
): Promise<Result<LoanAnswer>> =>
  loanCommand(needs, call, loanId, async (work) => {
    const check = inputCheck();
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const next = commandCollateral(work.loan.encumberedStatus ?? 'PENDING', work.loan.loanStatus, command);
    if (!next.ok) return next;
    const met = await condition(work);
    if (!met.ok) return met;
    return success(
      await recordChange(work, { reason: reason ?? undefined, columns: { encumberedStatus: next.value } }),
    );
  });
