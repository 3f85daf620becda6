import { Field, ID, ObjectType, Arg, Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { LoanEventView } from '../../app/ports/servicing-reader.js';
import { hiddenHoldCommands } from '../../domain/hold/hold-effects.js';
import { LoanEventType } from './loan-history.type.js';
import { badInput } from '../shared/bad-input.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { existingLoans } from '../loan/load-loan.js';
import { loanAnswerResolver } from '../loan/loan-answer.js';

@ObjectType({ simpleResolvers: true, description: 'Something just happened to a loan.' })
export class LoanChange {
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
    subscribe: ({ args, context }) => follow(args as { loanId: string }, context as GraphContext),
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

async function follow({ loanId }: { loanId: string }, context: GraphContext) {
  const { portfolio, scopes } = viewerOf(context);
  const hiddenCommands = hiddenHoldCommands(scopes);
  const events = await context.services.followLoan(loanId, { portfolio, hiddenCommands });
  if (!events) throw badInput('There is no such loan for this client');
  return events;
}
