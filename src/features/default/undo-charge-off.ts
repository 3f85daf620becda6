import { newId, checkText } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { standingChargeOff } from '../../domain/loan/charge-off.js';
import { refuse, invalidInput } from '../../domain/refusal.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand } from '../loan/loan-command.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';

@InputType({ description: 'A charge-off to undo.' })
class UndoChargeOffInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'Reason.' })
  reason: string;
}

/** Takes the newest charge-off back as if it had never been: interest ran on, and recoveries were payments. */
export const undoChargeOff = loanCommand({
  name: 'undoChargeOff',
  summary: 'Reverses the latest charge-off, as if it had never been recorded.',
  event: 'Charge-off undone',
  scope: 'loan:service',
  states: { CHARGED_OFF: ['ACTIVE', 'CHARGED_OFF', 'CLOSED', 'CLOSED_EARLY'] },
  blockedBy: [],
  refusals: [],
  menu: 'Holds and losses',
  affects: MONEY_FIELDS,
  input: UndoChargeOffInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { today } = work;
    const check = inputCheck();
    checkText(check, 'reason', input.reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const account = await recordedAccountOf(work);
    if (!account.ok) return account;
    const chargeOff = standingChargeOff(account.value.recorded.entries);
    if (!chargeOff) return refuse('CONFLICT', 'The loan was imported as a loss. Its earlier state is unknown.');
    const entry = { kind: 'REVERSAL', id: newId('RV'), reverses: chargeOff.id, effectiveOn: today } as const;
    return recordEntries(work, account.value, [entry], today, { reason: input.reason });
  },
});
