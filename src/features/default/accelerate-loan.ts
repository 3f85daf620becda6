import { Field, ID, InputType } from 'type-graphql';
import { lastDayToCure } from '../../domain/collateral/repossession.js';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { inputCheck } from '../../domain/input-check.js';
import { checkAcceleration } from '../../domain/loan/acceleration.js';
import { invalidInput } from '../../domain/refusal.js';
import { checkEntryCount } from '../../domain/repayment/entry-limit.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { checkText, newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { accountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { LoanUpdated } from '../loan/loan-answer.js';
import { loanCommand } from '../loan/loan-command.js';
import { ACCELERATION_FIELDS } from './acceleration-fields.js';

@InputType({ description: 'A loan to accelerate.' })
class AccelerateLoanInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DateScalar, { description: 'Date on which the notice of default was sent.' })
  noticeOn: string;

  @Field(() => DateScalar, { description: 'Last day to cure the default, before today.' })
  cureBy: string;

  @Field(() => String, { description: 'Reason.' })
  reason: string;
}

/** A demand for the whole balance is collection, which a stay forbids (11 USC 362(a)(6)), and ends the contract (50 USC 3952). */
export const accelerateLoan = loanCommand({
  name: 'accelerateLoan',
  summary: 'Makes the whole balance of a loan in default due. Days past due continue from the oldest due date.',
  event: 'Loan accelerated',
  scope: 'loan:service',
  states: { ACTIVE: ['ACTIVE'] },
  blockedBy: BLOCK_TAKING_COLLATERAL,
  refusals: ['NOT_IN_DEFAULT'],
  rest: { path: '/accelerate-loan', answer: 'loanId loanStatus' },
  menu: 'Holds and losses',
  affects: ACCELERATION_FIELDS,
  input: AccelerateLoanInput,
  answer: LoanUpdated,
  decide: async (work, { reason, ...input }) => {
    const { today, stores, loan } = work;
    const check = inputCheck();
    const noticeOn = check.date('noticeOn', input.noticeOn);
    const cureBy = check.date('cureBy', input.cureBy);
    checkText(check, 'reason', reason);
    if (check.faults.length === 0) {
      if (noticeOn > today) check.fault('noticeOn', 'must not be after today');
      if (cureBy < noticeOn) check.fault('cureBy', 'must not be before noticeOn');
      if (cureBy >= today) check.fault('cureBy', 'must be before today: the borrower can still cure the default');
      const promised = lastDayToCure(await stores.repossessions.open(loan.id));
      if (promised !== undefined && cureBy < promised)
        check.fault('cureBy', `must not be before ${promised}, the last day to cure by the recorded cure notice`);
    }
    if (check.faults.length > 0) return invalidInput(check.faults);
    const account = await accountOf(work);
    if (!account.ok) return account;
    const room = checkEntryCount(account.value.recorded);
    if (!room.ok) return room;
    const checked = checkAcceleration(account.value, today);
    if (!checked.ok) return checked;
    const change = { type: 'ACCELERATION', from: today, cause: 'DEFAULT', noticeOn, cureBy } as const;
    const entry = { kind: 'TERM_CHANGE', id: newId('TC'), effectiveOn: today, change } as const;
    return recordEntries(work, account.value, [entry], today, { reason });
  },
});
