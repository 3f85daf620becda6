import { checkText } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { success, invalidInput } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { loanCommand } from '../loan/loan-command.js';
import { LoanUpdated } from '../loan/loan-answer.js';

@InputType({ description: 'A decision to reopen.' })
class ReopenUnderwritingInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { nullable: true, description: 'Reason.' })
  reason?: string | null;
}

/** Takes a decision back, so that the loan is reviewed again. */
export const reopenUnderwriting = loanCommand({
  name: 'reopenUnderwriting',
  summary: 'Withdraws a decision, so that the loan is reviewed again.',
  event: 'Underwriting reopened',
  scope: 'loan:originate',
  states: { APPROVED: ['IN_UNDERWRITING'], DECLINED: ['IN_UNDERWRITING'] },
  blockedBy: [],
  refusals: [],
  menu: 'Origination',
  affects: ['stipulations', 'underwriting'],
  input: ReopenUnderwritingInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const check = inputCheck();
    checkText(check, 'reason', input.reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    return success(await recordChange(work, { to: 'IN_UNDERWRITING', reason: input.reason ?? undefined }));
  },
});
