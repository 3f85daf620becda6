import { Directive, Field, ID, ObjectType } from 'type-graphql';

/**
 * Whom the graph knows by their ids only: what they are, other graphs tell. The ids are theirs, and one company may lend and
 * service under the same one; so their keys are not called `id`, by which caches keep things.
 */
@Directive('@key(fields: "lenderId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'Who owns loans. A graph of lenders tells the rest.' })
export class Lender {
  @Field(() => ID, { description: 'Id of the lender.' })
  lenderId: string;
}

@Directive('@key(fields: "servicerId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'Who services loans. A graph of servicers tells the rest.' })
export class Servicer {
  @Field(() => ID, { description: 'Id of the servicer.' })
  servicerId: string;
}

@Directive('@key(fields: "dealerId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'Who sells vehicles. A graph of dealers tells the rest.' })
export class Dealer {
  @Field(() => ID, { description: 'Id of the dealer.' })
  dealerId: string;
}

/** By its id, if there is one; an empty text is none. */
export const partyOf = <Key extends string>(key: Key, id: unknown): Readonly<Record<Key, string>> | null =>
  typeof id === 'string' && id !== '' ? ({ [key]: id } as Record<Key, string>) : null;
