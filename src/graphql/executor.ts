import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { GraphContext } from './context.js';
import { executeOperation } from './execute-operation.js';
import type { Answer } from './operation.js';
import type { Graph } from './schema.js';

type Executor = ApolloServerOptionsWithGateway<ExecutorContext>['gateway'];

export interface ExecutorContext extends GraphContext {
  /** The operation was carried out already: only its answer is to be put in form. */
  readonly readyAnswer?: Answer | undefined;
}

/** Apollo's pipeline around our own execution. The name "gateway" is Apollo's for a custom executor. */
export function graphExecutor(graph: Graph): Executor {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: graph.schema, coreSupergraphSdl: graph.sdl });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ document, operation, operationName, request, context }) => {
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) return { errors: [notThisWay()] };
          const { readyAnswer, ...scope } = context as ExecutorContext;
          return (
            readyAnswer ??
            executeOperation(
              graph,
              { document, operationName: operationName ?? undefined, variables: request.variables },
              scope,
            )
          );
        },
      }),
    stop: () => Promise.resolve(),
  };
}

const notThisWay = () =>
  new GraphQLError('Send a subscription with `accept: text/event-stream`, or over WebSocket (graphql-transport-ws)', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
