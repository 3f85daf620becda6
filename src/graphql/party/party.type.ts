import { Directive, Field, ID, ObjectType } from 'type-graphql';

const KEY_ALONE = '@key(fields: "id", resolvable: false)';

/** Whom the graph knows by their ids only: what they are, other graphs tell. */
@Directive(KEY_ALONE)
@ObjectType({ simpleResolvers: true, description: 'Who owns loans. A graph of lenders tells the rest.' })
export class Lender {
  @Field(() => ID, { description: 'Id of the lender.' })
  id: string;
}

@Directive(KEY_ALONE)
@ObjectType({ simpleResolvers: true, description: 'Who services loans. A graph of servicers tells the rest.' })
export class Servicer {
  @Field(() => ID, { description: 'Id of the servicer.' })
  id: string;
}

@Directive(KEY_ALONE)
@ObjectType({ simpleResolvers: true, description: 'Who sells vehicles. A graph of dealers tells the rest.' })
export class Dealer {
  @Field(() => ID, { description: 'Id of the dealer.' })
  id: string;
}

/** By its id, if there is one; an empty text is none. */
export const partyOf = (id: unknown): { readonly id: string } | null =>
  typeof id === 'string' && id !== '' ? { id } : null;
