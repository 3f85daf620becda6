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
import { withoutNulls } from '../../app/command/loan-command.js';
import type { LoanFeedFilter, PlacedEvent, LoanEventView } from '../../app/ports/servicing-reader.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { hiddenHoldCommands } from '../../domain/hold/hold-effects.js';
import { toWindow, type Connection } from '../connection/connection.type.js';
import { decodeCursor, encodeCursor, type AcceptsValue } from '../connection/cursor.js';
import { BatchField } from '../execution/batch-field.js';
import type { Selection } from '../execution/selected-field.js';
import { seesCommand } from '../guard/told-commands.js';
import { assertConditions } from '../loan/list-loans.js';
import { loanNeedsOf, existingLoans } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';
import { Loan } from '../loan/loan.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { badInput } from '../shared/bad-input.js';
import { type Command, CommandEnum } from '../shared/command.enum.js';
import { LoanFeedConnection, LoanEventType } from './loan-history.type.js';

@InputType('LoanEventFilter', { description: 'Which events to follow. All conditions given must hold.' })
class LoanEventFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Of one of these loans.' })
  loanIds?: string[] | null;

  @Field(() => [CommandEnum], { nullable: true, description: 'Of one of these commands.' })
  commands?: Command[] | null;

  @Field(() => ID, { nullable: true, description: 'Of loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of loans of this servicer, as the primary or the secondary one.' })
  servicerId?: string | null;
}

@ArgsType()
class LoanEventsArguments {
  @Field(() => Int, { nullable: true, description: 'How many at most, up to 100. Default 20.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Go on after this cursor; from the beginning by default.' })
  after?: string | null;

  @Field(() => LoanEventFilterInput, {
    nullable: true,
    description: 'Which events; all of the loans that exist for this client by default.',
  })
  filter?: LoanEventFilterInput | null;
}

/** The field that each condition is about: who may not see it may not find it out by filtering either. */
export const FILTERED: Readonly<Record<keyof LoanEventFilterInput, readonly [type: string, field: string]>> = {
  loanIds: ['Loan', 'id'],
  commands: ['LoanEvent', 'command'],
  lenderId: ['Loan', 'lenderId'],
  servicerId: ['Loan', 'primaryServicerId'],
};

const ORDER = 'loanEvents';
const isPosition: AcceptsValue = (value) => typeof value === 'string' && /^\d{1,18}$/.test(value);
const cursorAt = (position: string) => encodeCursor(ORDER, { value: position, id: 'feed' });

class FeedEdge {
  constructor(readonly node: PlacedEvent) {}

  get cursor(): string {
    return cursorAt(this.node.position);
  }
}

/** The place that a cursor of the feed names. */
const placeOf = (after: string | null | undefined): string | undefined =>
  after == null ? undefined : String(decodeCursor(ORDER, 'after', after, isPosition).value);

/** Which events a viewer finds by a filter; refused where it asks about what the viewer may not see. */
function feedFilterFor(viewer: Viewer, filter: LoanEventFilterInput | null | undefined): LoanFeedFilter {
  const given = filter ?? {};
  assertConditions(FILTERED, given, viewer);
  const { commands, ...others } = withoutNulls(given);
  return {
    ...others,
    hiddenCommands: hiddenHoldCommands(viewer.scopes),
    // A name that the viewer is not shown is not found by either.
    ...(commands && { commands: commands.filter((name) => seesCommand(viewer, name)) }),
  };
}

@Resolver()
export class LoanEventsResolver {
  @Query(() => LoanFeedConnection, {
    description:
      'The feed of what happens to all loans that exist for this client. Ask again after `endCursor`, which is there also when nothing was found: every event comes once, and none is missed.',
  })
  async loanEvents(
    @Args(() => LoanEventsArguments) { first, after, filter }: LoanEventsArguments,
    @Ctx() context: GraphContext,
  ): Promise<Connection<LoanEventView>> {
    const shown = feedFilterFor(viewerOf(context), filter);
    const window = toWindow(ORDER, { first: first ?? null, after: after ?? null }, isPosition);
    const found = await context.loaders.loanFeed(String(window.after?.value ?? '0'), window.size, shown);
    const edges = found.events.map((event) => new FeedEdge(event));
    return {
      edges,
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
    description: 'The loan that it happened to, as it is now; null once that is out of sight.',
  })
  loan(events: readonly LoanEventView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return loaders.loans(loanNeedsOf(selection)).loadAll(events.map(({ loanId }) => loanId));
  }
}

@ObjectType({ simpleResolvers: true, description: 'Something just happened to a loan.' })
class LoanChange {
  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => LoanEventType, { description: 'What happened.' })
  event: LoanEventView;
}

export const LoanChangeResolver = loanAnswerResolver(() => LoanChange);

@Resolver()
export class LoanUpdatedSubscription {
  @Subscription(() => LoanChange, {
    nullable: true,
    description: 'Tells of every event of a loan from now on, in order; null once the loan is out of sight.',
    subscribe: ({ args, context }) => followLoan(args as { loanId: string }, context as GraphContext),
  })
  async loanUpdated(
    @Root() event: LoanEventView,
    @Arg('loanId', () => ID, { description: 'Id of the loan.' }) loanId: string,
    @Ctx() context: GraphContext,
  ): Promise<LoanChange | null> {
    const [loan] = await existingLoans(context, [loanId]);
    return loan === undefined ? null : { loanId, event };
  }
}

async function followLoan({ loanId }: { loanId: string }, context: GraphContext) {
  const { portfolio, scopes } = viewerOf(context);
  const hiddenCommands = hiddenHoldCommands(scopes);
  const events = await context.services.followLoan(loanId, { portfolio, hiddenCommands });
  if (!events) throw badInput('There is no such loan for this client');
  return events;
}

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
