import { commandCollateral, isUnsecured } from '../../domain/loan/collateral-commands.js';
import type { LienCommand } from '../../domain/collateral/lien.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, success, type Result, refuse } from '../../domain/refusal.js';
import {
  checkText,
  type CommandCall,
  loanCommand,
  type CommandNeeds,
  type LoanWork,
  commandCall,
  type Caller,
} from '../command/loan-command.js';
import { type LoanAnswer, recordChange } from '../loan/record-change.js';
import { checkRepossession } from '../../domain/collateral/repossession.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { accountOf } from '../ledger/read-account.js';

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

/** Notes that the lien is recorded on the title. */
export const recordLien =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('recordLien', caller, input), input, 'recordLien');

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

/** Notes that the collateral of a loan in default was repossessed. */
export const repossessCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('repossessCollateral', caller, input), input, 'repossessCollateral', inDefault);

async function inDefault(work: LoanWork): Promise<Result<undefined>> {
  if (work.loan.loanStatus === 'CHARGED_OFF') return success(undefined);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const { terms, history, graceDays } = account.value;
  return checkRepossession(delinquencyOn(terms, history.state, work.today, graceDays), graceDays);
}

/** Gives repossessed collateral back to the borrower, under lien again. */
export const redeemCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('redeemCollateral', caller, input), input, 'redeemCollateral');

/** Notes that the collateral is lost; an insurer may settle it. */
export const recordTotalLoss =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('recordTotalLoss', caller, input), input, 'recordTotalLoss');
