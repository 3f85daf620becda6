import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { COSTS } from '../../features/costs.js';
import { operationCost } from '../../platform/limits/operation-cost.js';
import { FEATURES } from './features.js';
import { Node } from '../../features/command/shared-types.js';
import { entitiesReader, type Entity, nodeResolver } from '../../platform/federation/entities.js';
import {
  type LeftOut,
  withFederationFields,
  subgraphDefinitions,
  subgraphSdl,
} from '../../platform/federation/subgraph.js';
import { compositeSdl } from '../../platform/federation/composite.js';
import type * as platform from '../../platform/executor/graph.js';
import { operationExecutor } from '../../platform/executor/execute-operation.js';
import { batchesOf, type Batches } from '../../platform/executor/batch-field.js';
import { entitiesOf, makeNullable } from '../../platform/guard/deniable-fields.js';
import { guardStarts } from '../../platform/guard/guard.js';
import { guard, permissions } from '../../features/guard.js';
import { assertNoGaps } from '../../platform/guard/permission-gaps.js';
import { NotAllowedInState } from '../../features/command/refusal.type.js';

/** TypeGraphQL asks for topics even where every subscription brings a stream of its own. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('There are no topics');
  },
  subscribe: () => {
    throw new Error('There are no topics');
  },
};

/** Types that are fetched by id, of all features. */
export const ENTITIES = Object.assign({}, ...FEATURES.map(({ entities }) => entities)) as Readonly<
  Record<string, Entity>
>;

/** Names that other graphs commonly have. Clients ask the gateway itself for these fields. */
const NOT_FOR_ROUTERS: LeftOut = new Set(['Query.viewer', 'Mutation.approve', 'Mutation.reject']);

const NodeResolver = nodeResolver(
  ENTITIES,
  Node,
  (typeName, { viewer }) => viewer !== undefined && guard.verdictsFor(viewer.scopes).sees(typeName, 'id'),
);

/** Those that other graphs name by a key. */
const withKeys = (schema: GraphQLSchema): Readonly<Record<string, Entity>> => {
  const keyed = new Set(entitiesOf(schema));
  return Object.fromEntries(Object.entries(ENTITIES).filter(([name]) => keyed.has(name)));
};

export interface Subgraph {
  /** With the directives that only routers read; nothing is carried out on it. */
  readonly schema: GraphQLSchema;
  /** As other graphs see it. */
  readonly sdl: string;
}

export interface Graph extends platform.Graph {
  /** The SDL for routers: printed when the first one asks, and kept. */
  readonly sdl: () => string;
  /** With that as Apollo's own library reads it, to print and to check. */
  readonly subgraph: () => Promise<Subgraph>;
  /** The SDL for routers of the GraphQL Composite Schemas specification. */
  readonly compositeSdl: () => string;
  /** The fields that are read for many objects at once. */
  readonly batches: Batches;
}

/** One in a process, or two: it depends on the code alone. `authDirectives` adds what routers enforce and @apollo/gateway refuses. */
export const buildGraph = ({ authDirectives }: { authDirectives: boolean }): Promise<Graph> =>
  getOrCreate(built, authDirectives, () => build(authDirectives));

const built = new Map<boolean, Promise<Graph>>();

/** TypeGraphQL -> what is denied to some becomes nullable -> what routers ask for -> shield. */
async function build(authDirectives: boolean): Promise<Graph> {
  const base = await buildSchema({
    resolvers: [NodeResolver, ...FEATURES.flatMap(({ resolvers = [] }) => resolvers)],
    pubSub: NO_TOPICS,
    orphanedTypes: [NotAllowedInState],
    validate: false,
    skipCheck: true,
  });
  const deniable = makeNullable(base, permissions);
  const definitions = () => subgraphDefinitions(base, deniable, { permissions, costs: COSTS, authDirectives });
  let told: string | undefined;
  const sdl = () => (told ??= subgraphSdl(definitions(), NOT_FOR_ROUTERS));
  const schema = withFederationFields(base, sdl);
  assertNoGaps(schema, permissions.table);
  guardStarts(schema, guard);
  const batches = batchesOf(base).set('Query._entities', { read: entitiesReader(withKeys(base)) });
  return {
    schema,
    subgraph: async () => {
      const { buildSubgraphSchema } = await import('@apollo/subgraph');
      return { schema: buildSubgraphSchema({ typeDefs: definitions() }), sdl: sdl() };
    },
    sdl,
    compositeSdl: () => compositeSdl(definitions(), NOT_FOR_ROUTERS),
    batches,
    costOf: operationCost(schema, COSTS),
    execute: operationExecutor({ schema, permissions, guard, batches }),
  };
}
