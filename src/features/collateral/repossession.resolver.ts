import { Resolver } from 'type-graphql';
import { BatchField } from '../../platform/executor/batch-field.js';
import type { GraphContext } from '../graph-context.js';
import { loadTexts } from '../loan/loan-texts.js';
import { RepossessionType, type RepossessionView } from './repossession.type.js';

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
