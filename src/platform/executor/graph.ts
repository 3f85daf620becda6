import type { GraphQLSchema } from 'graphql';
import type { OperationCost } from '../limits/operation-cost.js';
import type { ExecuteOperation } from './execute-operation.js';

/** A graph that can be asked. */
export interface Graph {
  /** Its resolvers are unguarded: only {@link Graph.execute} carries them out. Starts of subscriptions guard themselves. */
  readonly schema: GraphQLSchema;
  readonly execute: ExecuteOperation;
  readonly costOf: OperationCost;
}
