import { actorId } from '../../platform/identity/viewer.js';
import { refuse, success } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';

@InputType({ description: 'A condition of an approval to clear.' })
class ClearStipulationInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => Int, { description: 'Position in the list, from 0.' })
  position: number;
}

/** Notes that a condition of the approval is met. */
export const clearStipulation = loanCommand({
  name: 'clearStipulation',
  summary: 'Records that a condition of the approval is met.',
  event: 'Stipulation cleared',
  scope: 'loan:originate',
  states: { APPROVED: ['APPROVED'] },
  blockedBy: [],
  refusals: ['ALREADY_EXISTS'],
  menu: 'Origination',
  affects: ['stipulations'],
  input: ClearStipulationInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, stores, call, now } = work;
    const stipulations = await stores.origination.stipulations(loan.id);
    const stipulation = stipulations.find(({ position }) => position === input.position);
    if (!stipulation) return refuse('NOT_FOUND', 'The loan has no stipulation at this position.');
    if (stipulation.clearedAt) return refuse('ALREADY_EXISTS', 'The stipulation is already cleared.');
    await stores.origination.markCleared(loan.id, input.position, actorId(call.viewer), now);
    return success(await recordChange(work, { reason: stipulation.text ?? undefined }));
  },
});
