import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, type ExecutionResult } from 'graphql';
import { capErrors } from './cap-errors.js';
import type { GraphContext } from './context.js';
import type { Graph } from './schema.js';

type Executor = ApolloServerOptionsWithGateway<GraphContext>['gateway'];

/** Apollo's pipeline around the schema that this viewer may see. The name "gateway" is Apollo's for a custom executor. */
export function graphExecutor({ schema, sdl, schemaFor }: Graph): Executor {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: schema, coreSupergraphSdl: sdl });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ document, operationName, request, context }) => {
          const contextValue = context as GraphContext;
          const result = (await execute({
            schema: schemaFor(contextValue.viewer?.scopes),
            document,
            contextValue,
            variableValues: request.variables,
            operationName,
          })) as ExecutionResult<Record<string, unknown>>;
          return { ...result, ...(result.errors && { errors: capErrors(result.errors) }) };
        },
      }),
    stop: () => Promise.resolve(),
  };
}
