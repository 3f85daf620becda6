import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphContext } from './context.js';
import { executeOperation } from './execute-operation.js';
import type { Graph } from './schema.js';

type Executor = ApolloServerOptionsWithGateway<GraphContext>['gateway'];

/** Apollo's pipeline around our own execution. The name "gateway" is Apollo's for a custom executor. */
export function graphExecutor(graph: Graph): Executor {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: graph.schema, coreSupergraphSdl: graph.sdl });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: ({ document, operationName, request, context }) =>
          executeOperation(
            graph,
            { document, operationName: operationName ?? undefined, variables: request.variables },
            context as GraphContext,
          ),
      }),
    stop: () => Promise.resolve(),
  };
}
