import { refuse, success } from '../../domain/refusal.js';
import { isComplete } from '../../domain/underwriting/application.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { joined } from './joined-record.js';

@InputType({ description: 'A loan to underwrite.' })
class StartUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;
}

/** Begins the review of an application that is complete. */
export const startUnderwriting = loanCommand({
  name: 'startUnderwriting',
  summary: 'Starts the review of a complete application.',
  event: 'Underwriting started',
  scope: 'loan:originate',
  states: { CREATED: ['IN_UNDERWRITING'] },
  blockedBy: [],
  refusals: ['APPLICATION_INCOMPLETE'],
  rest: { path: '/start-underwriting', answer: 'loanId loanStatus' },
  menu: 'Origination',
  affects: [],
  input: StartUnderwritingInput,
  answer: LoanUpdated,
  decide: async (work) => {
    const application = joined(await work.stores.origination.excerpts(work.loan.id, ['application.servicing']));
    if (!isComplete(application)) return refuse('APPLICATION_INCOMPLETE', 'The application type is not Complete.');
    return success(await recordChange(work, { to: 'IN_UNDERWRITING' }));
  },
});
