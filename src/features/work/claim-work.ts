import { Field, ID, InputType } from 'type-graphql';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { LEASE_MINUTES, type WorkClaim, type WorkQueueName } from '../../domain/work/queue.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { seesNotices } from '../command/hidden-commands.js';
import { workCommand, type AgentWork } from './work-command.js';
import { WorkQueueNameEnum } from './work.type.js';

@InputType({ description: 'The queue to take a loan from.' })
class ClaimWorkInput extends CommandInput {
  @Field(() => WorkQueueNameEnum, { description: 'Queue.' })
  queue: WorkQueueName;

  @Field(() => ID, { nullable: true, description: 'ID of the loan. Default: the next one that is not claimed.' })
  loanId?: string | null;
}

/** An agent works on one loan, and may keep some aside. */
const MOST_CLAIMS = 10;
/** Loans that others claimed between the search and the lock. */
const MOST_TRIES = 20;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MINUTES * 60_000);

const newClaim = ({ actor, now }: AgentWork, queue: WorkQueueName, loanId: string): WorkClaim => ({
  ...{ id: newId('WC'), loanId, queue, claimedBy: actor, claimedAt: now, expiresAt: leaseFrom(now) },
  ...{ completedAt: null, outcome: null, nextOn: null },
});

/** The next loan that is free under its lock: a claim that was committed since the search is seen only then. */
async function nextLoan(work: AgentWork, queue: WorkQueueName): Promise<string | undefined> {
  const { stores, caller, now, today } = work;
  const asked = { name: queue, on: today, now, withNotices: seesNotices(caller.viewer) };
  const taken: string[] = [];
  while (taken.length < MOST_TRIES) {
    const loanId = await stores.work.lockNext(asked, caller.viewer.portfolio, taken);
    if (loanId === undefined || !(await stores.work.claimOn(loanId, now))) return loanId;
    taken.push(loanId);
  }
  return undefined;
}

async function claimLoan(
  work: AgentWork,
  queue: WorkQueueName,
  loanId: string,
): Promise<Result<WorkClaim, 'NOT_FOUND' | 'CONFLICT'>> {
  const { stores, caller, actor, now } = work;
  if (!(await stores.loans.lock(loanId, caller.viewer.portfolio)))
    return refuse('NOT_FOUND', 'There is no loan with this ID in your portfolio.');
  const claimed = await stores.work.claimOn(loanId, now);
  if (claimed && claimed.claimedBy !== actor)
    return refuse('CONFLICT', `Another agent works on the loan until ${claimed.expiresAt.toISOString()}.`);
  return extend(work, claimed ?? newClaim(work, queue, loanId), claimed !== undefined);
}

/** An own claim goes on for another lease. */
async function extend(
  { stores, now }: AgentWork,
  claim: WorkClaim,
  exists: boolean,
): Promise<Result<WorkClaim, never>> {
  const extended = { ...claim, expiresAt: leaseFrom(now) };
  await (exists ? stores.work.update(extended) : stores.work.insert(extended));
  return success(extended);
}

export const claimWork = workCommand({
  name: 'claimWork',
  summary:
    'Claims a loan of a work queue for 20 minutes. No other agent can claim it meanwhile. A claim of the caller in the queue goes on.',
  event: 'Work claimed',
  path: '/claim-work',
  refusals: ['NOT_FOUND', 'QUEUE_EMPTY'],
  input: ClaimWorkInput,
  decide: async (work, { queue, loanId }) => {
    const { stores, actor, now } = work;
    const own = await stores.work.claimsOf(actor, now);
    const current = own.find((claim) => claim.queue === queue);
    if (loanId == null && current) return claimLoan(work, queue, current.loanId);
    if (own.length >= MOST_CLAIMS && !own.some((claim) => claim.loanId === loanId))
      return refuse('CONFLICT', `You have ${MOST_CLAIMS} claims. Complete one first.`);
    if (loanId != null) return claimLoan(work, queue, loanId);
    const next = await nextLoan(work, queue);
    if (next === undefined) return refuse('QUEUE_EMPTY', 'No loan of the queue is left to claim.');
    return extend(work, newClaim(work, queue, next), false);
  },
});
