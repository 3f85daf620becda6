import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { HOLD_EFFECTS, type HoldEffect, HOLDS } from '../../domain/hold/hold-effects.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { DateScalar, DateTimeScalar, enumOf } from './scalars.js';

export const HoldKindEnum = enumOf<HoldKind>(
  'HoldKind',
  'Why a loan is on hold.',
  Object.fromEntries(Object.entries(HOLDS).map(([kind, { meaning }]) => [kind, meaning])) as Record<HoldKind, string>,
);

export const HoldEffectEnum = enumOf<HoldEffect>('HoldEffect', 'What a hold stops.', HOLD_EFFECTS);

@ObjectType('LoanHold', {
  simpleResolvers: true,
  description: 'A hold on a loan. It stands on its days until it is lifted, and stays in the history.',
})
export class LoanHoldType implements Omit<Hold, 'kind'> {
  @Field(() => ID, { description: 'Id of the hold.' })
  id: string;

  @Field(() => ID, { description: 'Id of the loan.' })
  loanId: string;

  @Field(() => DateScalar, { description: 'Its first day.' })
  from: Hold['from'];

  @Field(() => DateScalar, { nullable: true, description: 'Its last day; null while its end is open.' })
  until: Hold['until'];

  @Field(() => DateScalar, { nullable: true, description: 'The day on which it was lifted: the first without it.' })
  liftedOn: Hold['liftedOn'];

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  placedAt: string;

  @Field(() => ID, { description: 'Who placed it: a client, or `person:NAME`.' })
  placedBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was lifted.' })
  liftedAt: string | null;

  @Field(() => ID, { nullable: true, description: 'Who lifted it: a client, or `person:NAME`.' })
  liftedBy: string | null;
}

@ObjectType('Stipulation', { simpleResolvers: true, description: 'A condition of an approval.' })
export class StipulationType {
  @Field(() => ID, { description: 'Id of the condition.' })
  id: string;

  @Field(() => Int, { description: 'Its place in the list, from 0.' })
  position: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was met.' })
  clearedAt: Date | null;
}

@InterfaceType('Node', { description: 'Something that is found again by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Its id, unique over all types.' })
  id: string;
}
