import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { HOLD_EFFECTS, type HoldEffect, HOLDS } from '../../domain/hold/hold-effects.js';
import type { Hold, HoldKind } from '../../domain/hold/hold.js';
import { DateScalar, DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';

export const HoldKindEnum = enumOf<HoldKind>(
  'HoldKind',
  'Hold kind: why a loan is on hold.',
  Object.fromEntries(Object.entries(HOLDS).map(([kind, { meaning }]) => [kind, meaning])) as Record<HoldKind, string>,
);

export const HoldEffectEnum = enumOf<HoldEffect>('HoldEffect', 'Effect of a hold.', HOLD_EFFECTS);

@InterfaceType('Node', { description: 'An object with a global ID.' })
export abstract class Node {
  @Field(() => ID, { description: 'ID, unique across all types.' })
  id: string;
}

@ObjectType('LoanHold', {
  simpleResolvers: true,
  implements: Node,
  description:
    'A hold on a loan. It applies from its first to its last day unless lifted earlier, and stays in the history.',
})
export class LoanHoldType implements Omit<Hold, 'kind' | 'reliefs'> {
  @Field(() => ID, { description: 'ID of the hold.' })
  id: string;

  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => DateScalar, { description: 'First day.' })
  from: Hold['from'];

  @Field(() => DateScalar, { nullable: true, description: 'Last day; null for an open end.' })
  until: Hold['until'];

  @Field(() => DateScalar, { nullable: true, description: 'First day without the hold, when it was lifted.' })
  liftedOn: Hold['liftedOn'];

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  placedAt: string;

  @Field(() => ID, { description: 'Client or `person:NAME` that placed the hold.' })
  placedBy: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time the hold was lifted.' })
  liftedAt: string | null;

  @Field(() => ID, { nullable: true, description: 'Client or `person:NAME` that lifted the hold.' })
  liftedBy: string | null;
}

@ObjectType('Stipulation', { simpleResolvers: true, implements: Node, description: 'A condition of an approval.' })
export class StipulationType {
  @Field(() => ID, { description: 'ID of the condition.' })
  id: string;

  @Field(() => Int, { description: 'Position in the list, from 0.' })
  position: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time the condition was cleared.' })
  clearedAt: Date | null;
}
