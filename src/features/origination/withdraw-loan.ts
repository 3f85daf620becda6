import { checkText } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { success, invalidInput } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';

@InputType({ description: 'An application to withdraw.' })
class WithdrawLoanInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Reason.' })
  reason?: string | null;
}

/** Ends an application before it is funded. */
export const withdrawLoan = loanCommand({
  name: 'withdrawLoan',
  summary: 'Ends an application before funding.',
  event: 'Application withdrawn',
  scope: 'loan:originate',
  states: { CREATED: ['WITHDRAWN'], IN_UNDERWRITING: ['WITHDRAWN'], APPROVED: ['WITHDRAWN'] },
  blockedBy: [],
  refusals: [],
  menu: 'Origination',
  affects: [],
  input: WithdrawLoanInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const check = inputCheck();
    checkText(check, 'reason', input.reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    return success(await recordChange(work, { to: 'WITHDRAWN', reason: input.reason ?? undefined }));
  },
});
