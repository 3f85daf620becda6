import { Args, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { WORK_QUEUE_NAMES, WORK_QUEUES, type WorkQueueName } from '../../domain/work/queue.js';
import { PAGE_NODES, PageArguments, Paged, toWindow } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { seesNotices } from '../command/hidden-commands.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { LoanConnection, toLoanPage } from '../loan/list-loans.js';
import { loanNeedsOf } from '../loan/load-loan.js';
import { orderOfSorting } from '../loan/loan-order.js';
import type { LoanListing, LoanView } from '../loan/loan-reader.js';
import { loanById, loanCount, loanPage } from '../loan/loan.loaders.js';
import { Loan } from '../loan/loan.type.js';
import { claimOfLoan } from './work.loaders.js';
import { shownClaim, WorkClaimType, WorkQueueNameEnum, WorkUpdated } from './work.type.js';

@ObjectType('WorkQueue', { simpleResolvers: true, description: 'Loans to work on, in an order.' })
class WorkQueueType {
  @Field(() => WorkQueueNameEnum, { description: 'Name, for `claimWork`.' })
  name: WorkQueueName;

  @Field(() => String, { description: 'Title for people.' })
  title: string;

  @Field(() => String, { description: 'Which loans it has.' })
  meaning: string;
}

function listingOf(name: WorkQueueName, context: GraphContext): LoanListing {
  const { sort, direction } = WORK_QUEUES[name];
  const { clock } = context.services.loanCommands;
  const withNotices = seesNotices(viewerOf(context));
  return {
    filter: { queue: { name, on: context.services.businessDate(), now: clock.now(), withNotices } },
    ...{ sort, direction },
  };
}

/** Every queue has one of the orders; a cursor names the order and not the queue. */
const ANY_ORDER = orderOfSorting({ sort: 'DAYS_PAST_DUE', direction: 'DESC' });

@Resolver(() => WorkQueueType)
export class WorkQueuesResolver {
  @Query(() => [WorkQueueType], { description: 'Work queues, with live counts.' })
  workQueues(): WorkQueueType[] {
    return WORK_QUEUE_NAMES.map((name) => ({
      name,
      title: WORK_QUEUES[name].title,
      meaning: WORK_QUEUES[name].meaning,
    }));
  }

  @BatchField(() => Int, { description: 'Number of loans in the queue, without those put off to a later day.' })
  count(queues: readonly WorkQueueType[], _args: object, context: GraphContext) {
    return Promise.all(queues.map(({ name }) => context.read(loanCount, listingOf(name, context).filter)));
  }

  @Paged(() => ({ ...ANY_ORDER, accepts: () => true }))
  @BatchField(() => LoanConnection, { description: 'Loans of the queue, in its order.' })
  loans(
    queues: readonly WorkQueueType[],
    @Args(() => PageArguments) page: PageArguments,
    context: GraphContext,
    selection: Selection,
  ) {
    const needs = loanNeedsOf(selection, { under: PAGE_NODES });
    return Promise.all(
      queues.map(async ({ name }) => {
        const listing = listingOf(name, context);
        const window = toWindow(orderOfSorting(listing), page);
        const found = await context.read(loanPage, listing, window, needs);
        return toLoanPage(listing, window, found, () => context.read(loanCount, listing.filter));
      }),
    );
  }
}

@Resolver(() => Loan)
export class LoanWorkResolver {
  @BatchField(() => WorkClaimType, {
    nullable: true,
    description: 'Who works on the loan now. Null if it is not claimed.',
  })
  async workClaim(loans: readonly LoanView[], _args: object, context: GraphContext) {
    const now = context.services.loanCommands.clock.now().toISOString();
    const found = await context.loadAll(
      claimOfLoan(now),
      loans.map(({ id }) => id),
    );
    return found.map((claim) => claim && shownClaim(claim));
  }
}

@Resolver(() => WorkUpdated)
export class WorkUpdatedResolver {
  @BatchField(() => Loan, { nullable: true, description: 'The loan.' })
  loan(answers: readonly WorkUpdated[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      answers.map(({ loanId }) => loanId),
    );
  }
}
