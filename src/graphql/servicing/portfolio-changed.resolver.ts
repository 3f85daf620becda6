import { Args, ArgsType, Ctx, Field, Resolver, Root, Subscription } from 'type-graphql';
import type { PlacedEvent } from '../../app/ports/loan-feed.js';
import { existingLoans } from '../loan/load-loan.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { FeedEdge, feedFilterFor, LoanEventFilterInput, placeOf } from './loan-events.resolver.js';
import { LoanFeedConnection } from './loan-history.type.js';

@ArgsType()
class PortfolioChangedArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Go on after this cursor, of this subscription or of loanEvents; from now on by default.',
  })
  after?: string | null;

  @Field(() => LoanEventFilterInput, {
    nullable: true,
    description: 'Which events; all of the loans that exist for this client by default.',
  })
  filter?: LoanEventFilterInput | null;
}

@Resolver()
export class PortfolioChangedSubscription {
  @Subscription(() => LoanFeedConnection.Edge, {
    nullable: true,
    description:
      'The feed of loanEvents as it grows: first what happened since the cursor, then what happens, each event once and in one order. Whoever is cut off goes on after the last cursor. Null for an event whose loan is out of sight by then.',
    subscribe: ({ args, context }) => follow(args as PortfolioChangedArguments, context as GraphContext),
  })
  async portfolioChanged(
    @Root() event: PlacedEvent,
    @Args(() => PortfolioChangedArguments) _args: PortfolioChangedArguments,
    @Ctx() context: GraphContext,
  ): Promise<FeedEdge | null> {
    const [loan] = await existingLoans(context, [event.loanId]);
    return loan === undefined ? null : new FeedEdge(event);
  }
}

function follow({ after, filter }: PortfolioChangedArguments, context: GraphContext) {
  const viewer = viewerOf(context);
  return context.services.followFeed(placeOf(after), feedFilterFor(viewer, filter), viewer);
}
