import type { Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { proceedsCommand, type ProceedsInput } from './proceeds-command.js';

/** An insurer settles a total loss. What it pays is paid on the loan. */
export const settleInsurance =
  (needs: CommandNeeds) =>
  (caller: Caller, input: ProceedsInput): Promise<Result<LoanAnswer>> =>
    proceedsCommand(needs, commandCall('settleInsurance', caller, input), input, 'settleInsurance', 'INSURANCE');
