import { Field, ID, ObjectType } from 'type-graphql';
import { WORK_QUEUES, type WorkClaim, type WorkOutcome, type WorkQueueName } from '../../domain/work/queue.js';
import { Node } from '../command/shared-types.js';
import { DateScalar, DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';

export const WorkQueueNameEnum = enumOf<WorkQueueName>(
  'WorkQueueName',
  'Work queue.',
  Object.fromEntries(Object.entries(WORK_QUEUES).map(([name, { meaning }]) => [name, meaning])) as Record<
    WorkQueueName,
    string
  >,
);

export const WorkOutcomeEnum = enumOf<WorkOutcome>('WorkOutcome', 'Outcome of work on a loan.', {
  PROMISE: 'The borrower promised to pay.',
  PAYMENT: 'A payment was taken.',
  CONTACTED: 'The borrower was reached, without a promise.',
  NO_CONTACT: 'The borrower was not reached.',
  RESOLVED: 'The matter is resolved.',
  ESCALATED: 'Handed to another team.',
  SKIPPED: 'Not worked.',
});

/** Instants are text, so that an answer can be kept. */
export interface WorkClaimView extends Omit<WorkClaim, 'claimedAt' | 'expiresAt' | 'completedAt'> {
  readonly claimedAt: string;
  readonly expiresAt: string;
  readonly completedAt: string | null;
}

@ObjectType('WorkClaim', {
  simpleResolvers: true,
  implements: Node,
  description: 'A loan that one agent works on.',
})
export class WorkClaimType implements WorkClaimView {
  @Field(() => ID, { description: 'ID of the claim.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => WorkQueueNameEnum, { description: 'Queue from which it was claimed.' })
  queue: WorkQueueName;

  @Field(() => ID, { description: 'Client or `person:NAME` that works on it.' })
  claimedBy: string;

  @Field(() => DateTimeScalar, { description: 'Time of the claim.' })
  claimedAt: string;

  @Field(() => DateTimeScalar, { description: 'Time until which no other agent can claim the loan.' })
  expiresAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of completion.' })
  completedAt: string | null;

  @Field(() => WorkOutcomeEnum, { nullable: true, description: 'Outcome.' })
  outcome: WorkOutcome | null;

  @Field(() => DateScalar, { nullable: true, description: 'First day on which the queue shows the loan again.' })
  nextOn: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The loan was claimed, or the work completed.' })
export class WorkUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => WorkClaimType, { description: 'The claim after the command.' })
  claim: WorkClaimView;
}

/** What REST answers. */
export const WORK_ANSWER =
  'loanId claim { claimId: id queue claimedBy claimedAt expiresAt completedAt outcome nextOn }';

export const shownClaim = ({ claimedAt, expiresAt, completedAt, ...claim }: WorkClaim): WorkClaimView => ({
  ...claim,
  claimedAt: claimedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
});
