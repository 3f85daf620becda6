import { Args, ArgsType, Field, ObjectType, Resolver } from 'type-graphql';
import type { ContactChannel } from '../../domain/contact/channel.js';
import {
  contactObstacles,
  DEFAULT_CAPACITY,
  type CollectorCapacity,
  type ContactObstacle,
  type ContactRule,
} from '../../domain/contact/contact-rules.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { JsonPart } from '../../domain/record/field.js';
import { valueAt } from '../../domain/record/json.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import { DateScalar, DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';
import type { GraphContext } from '../graph-context.js';
import { allHoldsOfLoan } from '../hold/hold.loaders.js';
import { excerptsOfLoan } from '../loan/excerpts.js';
import type { LoanView } from '../loan/loan-reader.js';
import { Loan } from '../loan/loan.type.js';
import { ContactChannelEnum } from '../promise/promise.type.js';
import { contactsBefore } from './contact.loaders.js';
import { loadPreferences } from './contact.resolver.js';

const CollectorCapacityEnum = enumOf<CollectorCapacity>(
  'CollectorCapacity',
  'As what the servicer contacts a borrower.',
  {
    THIRD_PARTY_COLLECTOR: 'Debt collector for another.',
    SERVICER_OF_DEFAULTED_DEBT: 'Servicer that got the loan in default, which is a debt collector.',
    FIRST_PARTY_CREDITOR: 'Creditor, or a servicer that got the loan before a default.',
  },
);

const ContactRuleEnum = enumOf<ContactRule>('ContactRule', 'Rule against a contact.', {
  HOLD: 'An active hold stops notices.',
  ATTORNEY: 'The borrower has an attorney.',
  OPT_OUT: 'The borrower opted out of the channel.',
  TIME: 'Before 8:00 or after 21:00 where the borrower lives.',
  PREFERRED_TIME: 'Outside the times that the borrower set.',
  FREQUENCY: 'Too many calls, or too soon after a conversation.',
});

@ObjectType('ContactObstacle', { simpleResolvers: true, description: 'A reason not to contact the borrower.' })
class ContactObstacleType {
  @Field(() => ContactRuleEnum, { description: 'Rule.' })
  rule: ContactRule;

  @Field(() => String, { description: 'The reason in words.' })
  message: string;

  @Field(() => String, { description: 'The law, or “By policy”.' })
  source: string;

  @Field(() => DateScalar, { nullable: true, description: 'First day without this reason, if it is known.' })
  allowedFrom: BusinessDate | null;
}

@ObjectType('ContactPermission', {
  simpleResolvers: true,
  description: 'Whether the borrower may be contacted at a time through a channel.',
})
export class ContactPermission {
  @Field(() => Boolean, { description: 'Whether no rule is against it.' })
  allowed: boolean;

  @Field(() => DateTimeScalar, { description: 'Time of the contact.' })
  at: Date;

  @Field(() => ContactChannelEnum, { description: 'Channel.' })
  channel: ContactChannel;

  @Field(() => [ContactObstacleType], { description: 'All reasons against it.' })
  obstacles: readonly ContactObstacle[];
}

@ArgsType()
class MayContactArguments {
  @Field(() => ContactChannelEnum, { nullable: true, description: 'Channel. Default: `PHONE`.' })
  channel?: ContactChannel | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the contact. Default: now.' })
  at?: Date | null;

  @Field(() => CollectorCapacityEnum, {
    nullable: true,
    description: 'As what the servicer contacts the borrower. Default: the strictest, `THIRD_PARTY_COLLECTOR`.',
  })
  capacity?: CollectorCapacity | null;
}

const PERSONAL: ReadonlySet<JsonPart> = new Set(['application.personal']);

/** To the minute: fields of one request ask for the same. */
const thisMinute = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000);

@Resolver(() => Loan)
export class MayContactResolver {
  @BatchField(() => ContactPermission, {
    description:
      'Whether the borrower may be contacted, by holds, attorney, opt-outs, times and the number of attempts. Answers with every reason and its source.',
  })
  async mayContact(
    loans: readonly LoanView[],
    @Args(() => MayContactArguments) { channel: by, at: asked, capacity }: MayContactArguments,
    context: GraphContext,
  ): Promise<ContactPermission[]> {
    const { clock, businessDay } = context.services.loanCommands;
    const channel = by ?? 'PHONE';
    const at = asked ?? thisMinute(clock.now());
    const ids = loans.map(({ id }) => id);
    const [preferences, contacts, holds, excerpts] = await Promise.all([
      loadPreferences(ids, context),
      context.loadAll(contactsBefore(at.toISOString()), ids),
      context.loadAll(allHoldsOfLoan, ids),
      context.loadAll(excerptsOfLoan(PERSONAL), ids),
    ]);
    return mapInTurns(loans, (_loan, place) => {
      const state = valueAt(excerpts[place]?.['application.personal'], 'Request.ApplicantInfo.ApplicantState');
      const obstacles = contactObstacles({
        ...{ at, channel, on: businessDay(at), capacity: capacity ?? DEFAULT_CAPACITY },
        state: typeof state === 'string' ? state : null,
        preferences: preferences[place] ?? {},
        contacts: contacts[place] ?? [],
        holds: holds[place] ?? [],
      });
      return { allowed: obstacles.length === 0, at, channel, obstacles };
    });
  }
}
