import { Field, ID, InputType } from 'type-graphql';
import { inputCheck } from '../../domain/input-check.js';
import { checkReinstatement } from '../../domain/loan/acceleration.js';
import { invalidInput } from '../../domain/refusal.js';
import { checkEntryCount } from '../../domain/repayment/entry-limit.js';
import { checkText, newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { accountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand } from '../loan/loan-command.js';
import { ACCELERATION_FIELDS } from './acceleration-fields.js';

@InputType({ description: 'A loan to reinstate.' })
class ReinstateLoanInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => String, { description: 'Reason.' })
  reason: string;
}

export const reinstateLoan = loanCommand({
  name: 'reinstateLoan',
  summary: 'Ends an acceleration. Installments are due as scheduled again.',
  event: 'Loan reinstated',
  scope: 'loan:service',
  states: { ACTIVE: ['ACTIVE'] },
  blockedBy: [],
  refusals: [],
  rest: { path: '/reinstate-loan', answer: 'loanId loanStatus' },
  menu: 'Holds and losses',
  affects: ACCELERATION_FIELDS,
  input: ReinstateLoanInput,
  answer: LoanUpdated,
  decide: async (work, { reason }) => {
    const { today } = work;
    const check = inputCheck();
    checkText(check, 'reason', reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const account = await accountOf(work);
    if (!account.ok) return account;
    const room = checkEntryCount(account.value.recorded);
    if (!room.ok) return room;
    const checked = checkReinstatement(account.value);
    if (!checked.ok) return checked;
    const change = { type: 'REINSTATEMENT', from: today } as const;
    const entry = { kind: 'TERM_CHANGE', id: newId('TC'), effectiveOn: today, change } as const;
    return recordEntries(work, account.value, [entry], today, { reason });
  },
});
