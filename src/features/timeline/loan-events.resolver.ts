import {
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Query,
  Resolver,
  ObjectType,
  Arg,
  Root,
  Subscription,
} from 'type-graphql';
import { withoutNulls } from '../command/command-call.js';
import type { LoanFeedFilter, PlacedEvent, LoanEventView } from '../loan/loan-event.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { checkFilter } from '../../platform/connection/combined-filter.js';
import { Paged, toWindow, type Connection, type ListOrder } from '../../platform/connection/connection.type.js';
import { decodeCursor, encodeCursor } from '../../platform/connection/cursor.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { Selection } from '../../platform/executor/selected-field.js';
import { hiddenCommands, seesCommand } from '../command/hidden-commands.js';
import { assertConditions } from '../loan/list-loans.js';
import { loanNeedsOf, existingLoans } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { type CommandName, CommandEnum } from '../command/command.enum.js';
import { LoanFeedConnection, LoanEventType } from '../servicing/loan-history.type.js';
import { loanFeedPage } from './timeline.loaders.js';
import { loanById } from '../loan/loan.loaders.js';

@InputType('LoanEventFilter', { description: 'Conditions on events. All must match.' })
class LoanEventFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Only events of these loans.' })
  loanIds?: string[] | null;

  @Field(() => [CommandEnum], { nullable: true, description: 'Only events of these commands.' })
  commands?: CommandName[] | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null;
}

@ArgsType()
class LoanEventsArguments {
  @Field(() => Int, { nullable: true, description: 'Maximum number of events, up to 100. Default 20.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to continue after. Default: the first event.' })
  after?: string | null;

  @Field(() => LoanEventFilterInput, {
    nullable: true,
    description: 'Events to list. Default: all in the caller’s portfolio.',
  })
  filter?: LoanEventFilterInput | null;
}

/** The field of each condition: a caller that can't see a field can't filter by it. */
export const FILTERED: Readonly<Record<keyof LoanEventFilterInput, readonly [type: string, field: string]>> = {
  loanIds: ['Loan', 'id'],
  commands: ['LoanEvent', 'command'],
  lenderId: ['Loan', 'lenderId'],
  servicerId: ['Loan', 'primaryServicerId'],
};

const ORDER: ListOrder = {
  name: 'loanEvents',
  accepts: (value) => typeof value === 'string' && /^\d{1,18}$/.test(value),
};
const cursorAt = (position: string) => encodeCursor(ORDER.name, { value: position, id: 'feed' });

class FeedEdge {
  constructor(readonly node: PlacedEvent) {}

  get cursor(): string {
    return cursorAt(this.node.position);
  }
}

/** The place that a cursor of the feed names. */
const placeOf = (after: string | null | undefined): string | undefined =>
  after == null ? undefined : String(decodeCursor(ORDER.name, 'after', after, ORDER.accepts).value);

/** Which events a viewer finds by a filter; refused where it asks about what the viewer may not see. */
function feedFilterFor(viewer: Viewer, filter: LoanEventFilterInput | null | undefined): LoanFeedFilter {
  const given = filter ?? {};
  assertConditions(FILTERED, given, viewer);
  const { commands, ...others } = withoutNulls(given);
  return {
    ...others,
    hiddenCommands: hiddenCommands(viewer.scopes),
    // A name that the viewer is not shown is not found by either.
    ...(commands && { commands: commands.filter((name) => seesCommand(viewer, name)) }),
  };
}

@Resolver()
export class LoanEventsResolver {
  @Paged(() => ORDER, checkFilter)
  @Query(() => LoanFeedConnection, {
    description:
      'Feed of all events in the caller’s portfolio, in order. Poll with `endCursor`, which is set even when the page is empty. Each event appears exactly once. Events of commands that were answered before the request are included.',
  })
  async loanEvents(
    @Args(() => LoanEventsArguments) { filter, ...page }: LoanEventsArguments,
    @Ctx() context: GraphContext,
  ): Promise<Connection<LoanEventView>> {
    const shown = feedFilterFor(viewerOf(context), filter);
    const window = toWindow(ORDER, page);
    const found = await context.read(loanFeedPage, String(window.after?.value ?? '0'), window.size, shown);
    const edges = found.events.map((event) => new FeedEdge(event));
    return {
      edges,
      nodes: found.events,
      pageInfo: {
        hasNextPage: found.hasMore,
        hasPreviousPage: window.after !== undefined,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: cursorAt(found.through),
      },
    };
  }
}

@Resolver(() => LoanEventType)
export class LoanEventLoanResolver {
  @BatchField(() => Loan, {
    nullable: true,
    description: 'The loan after the event; null when it left the caller’s portfolio.',
  })
  loan(events: readonly LoanEventView[], _args: object, context: GraphContext, selection: Selection) {
    return context.loadAll(
      loanById(loanNeedsOf(selection)),
      events.map(({ loanId }) => loanId),
    );
  }
}

@ObjectType({ simpleResolvers: true, description: 'An event of a loan.' })
class LoanChange {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanEventType, { description: 'The event.' })
  event: LoanEventView;
}

export const LoanChangeResolver = loanAnswerResolver(() => LoanChange);

@Resolver()
export class LoanUpdatedSubscription {
  @Subscription(() => LoanChange, {
    nullable: true,
    description: 'Sends each new event of a loan, in order; null when the loan leaves the caller’s portfolio.',
    subscribe: ({ args, context }) => followLoan(args as { loanId: string }, context as GraphContext),
  })
  async loanUpdated(
    @Root() event: LoanEventView,
    @Arg('loanId', () => ID, { description: 'ID of the loan.' }) loanId: string,
    @Ctx() context: GraphContext,
  ): Promise<LoanChange | null> {
    const [loan] = await existingLoans(context, [loanId]);
    return loan === undefined ? null : { loanId, event };
  }
}

async function followLoan({ loanId }: { loanId: string }, context: GraphContext) {
  const { portfolio, scopes } = viewerOf(context);
  const events = await context.services.followLoan(loanId, { portfolio, hiddenCommands: hiddenCommands(scopes) });
  if (!events) throw badInput('There is no loan with this `loanId` in your portfolio.');
  return events;
}

@ArgsType()
class PortfolioChangedArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor to continue after, from this subscription or `loanEvents`. Default: new events only.',
  })
  after?: string | null;

  @Field(() => LoanEventFilterInput, {
    nullable: true,
    description: 'Events to send. Default: all in the caller’s portfolio.',
  })
  filter?: LoanEventFilterInput | null;
}

@Resolver()
export class PortfolioChangedSubscription {
  @Subscription(() => LoanFeedConnection.Edge, {
    nullable: true,
    description:
      'Sends the feed of `loanEvents` as it grows: first events since the cursor, then new ones, each exactly once and in order. After a disconnect, resume from the last cursor. Null for an event whose loan left the caller’s portfolio.',
    subscribe: ({ args, context }) => followPortfolio(args as PortfolioChangedArguments, context as GraphContext),
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

function followPortfolio({ after, filter }: PortfolioChangedArguments, context: GraphContext) {
  const viewer = viewerOf(context);
  return context.services.followFeed(placeOf(after), feedFilterFor(viewer, filter), viewer);
}
