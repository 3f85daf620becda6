import { checkRepossession } from '../../domain/collateral/repossession.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { success, type Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds, LoanWork } from '../command/loan-command.js';
import { accountOf } from '../ledger/account-of.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { lienCommand, type LienCommandInput } from './lien-command.js';

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
