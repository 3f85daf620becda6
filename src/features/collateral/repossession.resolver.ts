import { Resolver } from 'type-graphql';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import { loadTexts } from '../loan/loan-texts.js';
import { RepossessionType, type RepossessionView } from './repossession.type.js';
import { ownersIn, partOfLoan } from '../loan/part-of-loan.js';
import { repossessionsOfLoan } from './repossession.loaders.js';

@Resolver(() => RepossessionType)
export class RepossessionResolver {
  @BatchField(() => String, { nullable: true, description: 'Personal property found in the vehicle.' })
  personalProperty(cases: readonly RepossessionView[], _args: object, context: GraphContext) {
    return loadTexts(
      context,
      'Repossession.personalProperty',
      cases.map(({ id }) => id),
    );
  }
}

export const repossessionReference = partOfLoan({
  loansOf: ownersIn('Repossession'),
  read: (loanIds, context) => context.loadAll(repossessionsOfLoan, loanIds),
  idOf: ({ id }) => id,
});
