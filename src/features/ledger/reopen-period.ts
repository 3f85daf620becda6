import { Field, InputType } from 'type-graphql';
import { APPROVAL_DAYS, checkDecision } from '../../domain/adjustment/policy.js';
import { refuse, success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { CommandInput } from '../command/command-input.js';
import { ledgerCommand } from './ledger-command.js';
import type { ClosedPeriod } from './period-store.js';

@InputType({ description: 'A period of the ledger to reopen.' })
class ReopenPeriodInput extends CommandInput {
  @Field(() => DateScalar, { description: 'Last day of the period. It must be the latest closed one.' })
  through: string;
}

/** A request of a client that was revoked since does not count, nor one that is too old. */
const isRequested = ({ requestedAt, isOfRevoked }: ClosedPeriod, now: Date): boolean =>
  requestedAt !== null && !isOfRevoked && Date.parse(requestedAt) + APPROVAL_DAYS * 86_400_000 > now.getTime();

/** The first client asks, and a second one carries it out with the same command. */
export const reopenPeriod = ledgerCommand({
  name: 'reopenPeriod',
  summary: `Reopens the latest closed period. The first client requests it; a second client sends the same command within ${APPROVAL_DAYS} days.`,
  event: 'Period to be reopened',
  path: '/reopen-period',
  refusals: ['NOT_FOUND', 'SAME_CLIENT'],
  input: ReopenPeriodInput,
  decide: async ({ periods, now, actor }, { through }) => {
    const last = await periods.lastClosed();
    if (!last) return refuse('NOT_FOUND', 'No period is closed.');
    if (last.through !== through)
      return refuse('CONFLICT', `Only the latest closed period can be reopened. It ends on ${last.through}.`);
    const at = now.toISOString();
    if (last.requestedBy === null || !isRequested(last, now)) {
      await periods.request(last.id, now, actor);
      return success({ ...last, requestedAt: at, requestedBy: actor });
    }
    const decided = checkDecision({ state: 'PENDING', requestedBy: last.requestedBy }, actor);
    if (!decided.ok) return decided;
    await periods.reopen(last.id, now, actor);
    return success({ ...last, reopenedAt: at, reopenedBy: actor });
  },
});
