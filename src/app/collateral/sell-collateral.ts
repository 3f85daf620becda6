import type { Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { proceedsCommand, type ProceedsInput } from './proceeds-command.js';

/** Sells repossessed collateral. What is left of the price pays on the loan. */
export const sellCollateral =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ProceedsInput): Promise<Result<LoanAnswer>> =>
    proceedsCommand(needs, commandCall('sellCollateral', caller, input), input, 'sellCollateral', 'COLLATERAL_SALE');
