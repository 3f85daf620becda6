import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { obtain } from '../domain/obtain.js';
import { RESOLVERS } from './resolvers.js';
import { readEntities } from './entity/entities.js';
import { withFederationFields, subgraphDefinitions, subgraphSdl } from './entity/subgraph.js';
import { operationExecutor, type ExecuteOperation } from './execute-operation.js';
import { batchesOf, type Batches } from './execution/batch-field.js';
import { makeNullable } from './guard/deniable-fields.js';
import { guardOf, guardStarts } from './guard/guard.js';
import { assertNoGaps } from './guard/print-visibility.js';
import { permissions } from './guard/permissions.js';
import { NotAllowedInState } from './refusal/refusal.type.js';

/** TypeGraphQL asks for topics even where every subscription brings a stream of its own. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('There are no topics');
  },
  subscribe: () => {
    throw new Error('There are no topics');
  },
};

export interface Subgraph {
  /** With the directives that only routers read; nothing is carried out on it. */
  readonly schema: GraphQLSchema;
  /** As other graphs see it. */
  readonly sdl: string;
}

export interface Graph {
  /** Its resolvers are unguarded: {@link Graph.execute} alone carries them out. Starts of subscriptions guard themselves. */
  readonly schema: GraphQLSchema;
  /** What routers are told: made when the first one asks, and kept. */
  readonly sdl: () => string;
  /** With that as Apollo's own library reads it, to print and to check. */
  readonly subgraph: () => Promise<Subgraph>;
  /** The fields that are read for many objects at once. */
  readonly batches: Batches;
  readonly execute: ExecuteOperation;
}

/** One in a process, or two: it depends on the code alone. `authDirectives` adds what routers enforce and @apollo/gateway refuses. */
export const buildGraph = ({ authDirectives }: { authDirectives: boolean }): Promise<Graph> =>
  obtain(built, authDirectives, () => build(authDirectives));

const built = new Map<boolean, Promise<Graph>>();

/** TypeGraphQL -> what is denied to some becomes nullable -> what routers ask for -> shield. */
async function build(authDirectives: boolean): Promise<Graph> {
  const base = await buildSchema({
    resolvers: RESOLVERS,
    pubSub: NO_TOPICS,
    orphanedTypes: [NotAllowedInState],
    validate: false,
    skipCheck: true,
  });
  const deniable = makeNullable(base, permissions);
  const definitions = () => subgraphDefinitions(base, deniable, authDirectives);
  let told: string | undefined;
  const sdl = () => (told ??= subgraphSdl(definitions()));
  const schema = withFederationFields(base, sdl);
  assertNoGaps(schema, permissions);
  guardStarts(schema, permissions);
  const batches = batchesOf(base).set('Query._entities', { read: readEntities });
  return {
    schema,
    subgraph: async () => {
      const { buildSubgraphSchema } = await import('@apollo/subgraph');
      return { schema: buildSubgraphSchema({ typeDefs: definitions() }), sdl: sdl() };
    },
    sdl,
    batches,
    execute: operationExecutor({ schema, permissions, guard: guardOf(schema, permissions), batches }),
  };
}
