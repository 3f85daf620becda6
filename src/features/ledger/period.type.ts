import { Field, ID, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../platform/scalars/scalars.js';
import type { PeriodView } from './period-store.js';

@ObjectType('LedgerPeriod', {
  simpleResolvers: true,
  description: 'A period of the ledger that was closed for all loans, from the day after the one before it.',
})
export class LedgerPeriodType implements Omit<PeriodView, 'id'> {
  @Field(() => DateScalar, { description: 'Last day.' })
  through: PeriodView['through'];

  @Field(() => DateTimeScalar, { description: 'Time of closing.' })
  closedAt: string;

  @Field(() => ID, { description: 'Client or `person:NAME` that closed it.' })
  closedBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last request to reopen it.' })
  requestedAt: string | null;

  @Field(() => ID, { nullable: true, description: 'Client or `person:NAME` that requested to reopen it.' })
  requestedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of reopening; null while it is closed.' })
  reopenedAt: string | null;

  @Field(() => ID, { nullable: true, description: 'Client or `person:NAME` that reopened it.' })
  reopenedBy: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The period was closed, requested to be reopened, or reopened.' })
export class PeriodUpdated {
  @Field(() => LedgerPeriodType, { description: 'The period after the command.' })
  period: PeriodView;
}
