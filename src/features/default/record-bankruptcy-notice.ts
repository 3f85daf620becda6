import { checkText } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { refuse, success, invalidInput } from '../../domain/refusal.js';
import { recordChange } from '../loan/record-change.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand } from '../loan/loan-command.js';
import { seesNotices } from '../command/hidden-commands.js';

@InputType({ description: 'A bankruptcy notice to record or remove.' })
class RecordBankruptcyNoticeInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of the notice, replacing an earlier one. Omit it to remove the notice.',
  })
  noticedOn?: string | null;

  @Field(() => String, { description: 'Reason: the case, or why the notice is removed.' })
  reason: string;
}

/**
 * Records the day of a notice of bankruptcy, from which the days to charge-off count. A later notice replaces the
 * earlier one. The event counts from today and not from the day of the notice, which not every caller can see.
 */
export const recordBankruptcyNotice = loanCommand({
  name: 'recordBankruptcyNotice',
  summary: 'Records, replaces or clears the date on which a notice of bankruptcy arrived.',
  event: 'Bankruptcy notice recorded',
  scope: 'loan:service',
  states: { ACTIVE: ['ACTIVE'] },
  blockedBy: [],
  refusals: [],
  rest: { path: '/bankruptcy-notice', answer: 'loanId loanStatus' },
  menu: 'Holds and losses',
  affects: ['delinquency', 'valuation'],
  isKnownTo: seesNotices,
  input: RecordBankruptcyNoticeInput,
  answer: LoanUpdated,
  decide: async (work, input) => {
    const { loan, today } = work;
    const check = inputCheck();
    const noticedOn = input.noticedOn == null ? null : check.date('noticedOn', input.noticedOn);
    if (noticedOn !== null && noticedOn > today) check.fault('noticedOn', 'must not be after today');
    checkText(check, 'reason', input.reason);
    if (check.faults.length > 0) return invalidInput(check.faults);
    if (noticedOn === null && loan.bankruptcyNoticeOn === null) {
      return refuse('CONFLICT', 'There is no bankruptcy notice to remove.');
    }
    if (noticedOn !== null && (await work.stores.loans.isErased(loan.id))) {
      return refuse('CONFLICT', 'The borrower was erased, so no notice about the person can be stored.');
    }
    const columns = { bankruptcyNoticeOn: noticedOn };
    return success(await recordChange(work, { columns, reason: input.reason }));
  },
});
