import { Directive, Field, ID, ObjectType, Resolver } from 'type-graphql';
import type { LoanView } from './loan-reader.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { Loan } from './loan.type.js';

/**
 * Parties that the graph knows by their ids only; other subgraphs have the rest. The ids are theirs, and one company
 * may lend and service under the same one; so their keys are not called `id`, which caches use as identity.
 */
@Directive('@key(fields: "lenderId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'A lender. Other subgraphs extend this type.' })
class Lender {
  @Field(() => ID, { description: 'ID of the lender.' })
  lenderId: string;
}

@Directive('@key(fields: "servicerId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'A servicer. Other subgraphs extend this type.' })
class Servicer {
  @Field(() => ID, { description: 'ID of the servicer.' })
  servicerId: string;
}

@Directive('@key(fields: "dealerId", resolvable: false)')
@ObjectType({ simpleResolvers: true, description: 'A dealer. Other subgraphs extend this type.' })
export class Dealer {
  @Field(() => ID, { description: 'ID of the dealer.' })
  dealerId: string;
}

/** By its id, if there is one; an empty text is none. */
export const partyOf = <Key extends string>(key: Key, id: unknown): Readonly<Record<Key, string>> | null =>
  typeof id === 'string' && id !== '' ? ({ [key]: id } as Record<Key, string>) : null;

@Resolver(() => Loan)
export class LoanPartiesResolver {
  @BatchField(() => Lender, { nullable: true, description: 'The lender that owns the loan.' })
  lender(loans: readonly LoanView[]) {
    return loans.map(({ lenderId }) => partyOf('lenderId', lenderId));
  }

  @BatchField(() => Servicer, { nullable: true, description: 'Primary servicer of the loan.' })
  primaryServicer(loans: readonly LoanView[]) {
    return loans.map(({ primaryServicerId }) => partyOf('servicerId', primaryServicerId));
  }

  @BatchField(() => Servicer, { nullable: true, description: 'Secondary servicer, which replaces the primary one.' })
  secondaryServicer(loans: readonly LoanView[]) {
    return loans.map(({ secondaryServicerId }) => partyOf('servicerId', secondaryServicerId));
  }
}
