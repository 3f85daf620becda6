import type { Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { lienCommand, type LienCommandInput } from './lien-command.js';

/** Gives repossessed collateral back to the borrower, under lien again. */
export const redeemCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('redeemCollateral', caller, input), input, 'redeemCollateral');
