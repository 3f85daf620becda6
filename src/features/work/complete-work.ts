import { Field, ID, InputType } from 'type-graphql';
import { addDays } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success } from '../../domain/refusal.js';
import type { WorkOutcome } from '../../domain/work/queue.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { workCommand } from './work-command.js';
import { WorkOutcomeEnum } from './work.type.js';

@InputType({ description: 'The outcome of work on a loan.' })
class CompleteWorkInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the claim.' })
  claimId: string;

  @Field(() => WorkOutcomeEnum, { description: 'Outcome.' })
  outcome: WorkOutcome;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day on which the queue shows the loan again, up to 90 days ahead. Default: tomorrow.',
  })
  nextOn?: string | null;
}

const MOST_DAYS_AHEAD = 90;

export const completeWork = workCommand({
  name: 'completeWork',
  summary:
    'Completes the work on a claimed loan. The queue shows the loan again from a day on, if it still belongs there.',
  event: 'Work completed',
  path: '/complete-work',
  refusals: ['NOT_FOUND', 'NOT_YOURS'],
  input: CompleteWorkInput,
  decide: async ({ stores, caller, actor, now, today }, { claimId, outcome, ...input }) => {
    const check = inputCheck();
    const nextOn = check.date('nextOn', input.nextOn ?? addDays(today, 1), { from: today });
    if (nextOn > addDays(today, MOST_DAYS_AHEAD))
      check.fault('nextOn', `must be within ${MOST_DAYS_AHEAD} days from today`);
    if (check.faults.length > 0) return invalidInput(check.faults);
    const known = await stores.work.byId(claimId);
    const loan = known && (await stores.loans.lock(known.loanId, caller.viewer.portfolio));
    // As it is under the lock.
    const claim = loan && (await stores.work.byId(claimId));
    if (!claim) return refuse('NOT_FOUND', 'There is no claim with this ID in your portfolio.');
    if (claim.claimedBy !== actor) return refuse('NOT_YOURS', 'Another agent claimed the loan.');
    if (claim.completedAt !== null) return refuse('CONFLICT', 'The work is already completed.');
    if (claim.expiresAt <= now) return refuse('CONFLICT', 'The claim has expired. Claim the loan again.');
    const completed = { ...claim, completedAt: now, outcome, nextOn };
    await stores.work.update(completed);
    return success(completed);
  },
});
