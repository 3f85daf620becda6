import type { Result } from '../../domain/refusal.js';
import { commandCall, type Caller } from '../command/command-call.js';
import type { CommandNeeds } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import { lienCommand, type LienCommandInput } from './lien-command.js';

/** Notes that the lien is recorded on the title. */
export const recordLien =
  (needs: CommandNeeds) =>
  (caller: Caller, input: LienCommandInput): Promise<Result<LoanAnswer>> =>
    lienCommand(needs, commandCall('recordLien', caller, input), input, 'recordLien');
