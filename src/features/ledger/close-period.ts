import { Field, InputType } from 'type-graphql';
import { businessDate } from '../../domain/calendar.js';
import { refuse, success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { ledgerCommand } from './ledger-command.js';

@InputType({ description: 'Days of the ledger to close.' })
class ClosePeriodInput extends CommandInput {
  @Field(() => DateScalar, { description: 'Last day to close. Its end of day must have run.' })
  through: string;
}

export const closePeriod = ledgerCommand({
  name: 'closePeriod',
  summary:
    'Closes all days of the ledger through a date, for all loans. Later postings for these days have the first open day as posting date.',
  event: 'Period closed',
  path: '/close-period',
  refusals: [],
  input: ClosePeriodInput,
  decide: async ({ periods, now, actor }, input) => {
    const through = businessDate(input.through);
    const last = await periods.lastClosed();
    if (last && through <= last.through)
      return refuse('CONFLICT', `The ledger is closed through ${last.through}. Choose a later date.`);
    if (!(await periods.hasEnded(through)))
      return refuse('CONFLICT', `The end of day of ${through} has not run. Run it, then close the period.`);
    const period = {
      id: newId('LP'),
      through,
      closedAt: now.toISOString(),
      closedBy: actor,
      requestedAt: null,
      requestedBy: null,
      reopenedAt: null,
      reopenedBy: null,
    };
    await periods.close(period);
    return success(period);
  },
});
