import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { badInput } from './bad-input.js';
import type { GraphContext } from './context.js';

/**
 * @apollo/subgraph fails all of `_entities` when one representation is not right, and calls that a fault of ours. Here
 * each is judged alone: one that is wrong is an error in its own place, and the others stand.
 */
export function resolveEachAlone(schema: GraphQLSchema, entityTypes: readonly string[]): void {
  const field = schema.getQueryType()?.getFields()._entities;
  if (!field) throw new Error('The subgraph has no _entities');
  const resolveAll = (field.resolve ?? defaultFieldResolver) as Resolve;
  const resolveOne: ResolveOne = (representation, source, context, info) => {
    if (!isOf(entityTypes, representation))
      return badInput(`A representation is an object with __typename ${entityTypes.join(', ')} and its key`);
    try {
      const [entity] = resolveAll(source, { representations: [representation] }, context, info) as unknown[];
      return entity;
    } catch (error) {
      return error;
    }
  };
  field.resolve = ((source, { representations }, context, info) =>
    representations.map((each) => resolveOne(each, source, context, info))) as Resolve as NonNullable<
    typeof field.resolve
  >;
}

type Resolve = GraphQLFieldResolver<unknown, GraphContext, { representations: readonly unknown[] }>;
type ResolveOne = (
  representation: unknown,
  source: unknown,
  context: GraphContext,
  info: Parameters<Resolve>[3],
) => unknown;

const isOf = (entityTypes: readonly string[], representation: unknown): boolean =>
  typeof representation === 'object' &&
  representation !== null &&
  '__typename' in representation &&
  entityTypes.some((type) => type === representation.__typename);
