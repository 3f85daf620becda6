import { Field, ID, InputType } from 'type-graphql';
import { BLOCK_PAYING_OUT } from '../../src/domain/hold/hold-effects.js';
import { success } from '../../src/domain/refusal.js';
import { CommandInput } from '../../src/features/command/command-input.js';
import { LoanUpdated } from '../../src/features/loan/loan-answer.js';
import { loanCommand } from '../../src/features/loan/loan-command.js';
import { recordChange } from '../../src/features/loan/record-change.js';

@InputType({ description: 'The loan.' })
class PolishVehicleInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;
}

/** A command that no feature has. Everything below follows from this declaration alone. */
export const polishVehicle = loanCommand({
  name: 'polishVehicle',
  summary: 'Polishes the vehicle.',
  event: 'Vehicle polished',
  scope: 'loan:service',
  states: { ACTIVE: ['ACTIVE'] },
  blockedBy: BLOCK_PAYING_OUT,
  refusals: ['NOTHING_OWED'],
  rest: { path: '/polish-vehicle', answer: 'loanId loanStatus' },
  menu: 'Collateral',
  affects: ['collateral'],
  input: PolishVehicleInput,
  answer: LoanUpdated,
  decide: async (work) => success(await recordChange(work, {})),
});
