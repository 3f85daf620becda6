import { setImmediate as turn } from 'node:timers/promises';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult } from 'graphql';
import type { GraphContext } from './context.js';
import type { Answer } from './operation.js';
import type { Graph } from './schema.js';
import { WrittenData } from './written-data.js';

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
          if (readyAnswer) return forApollo(readyAnswer);
          // This turn was for reading and checking the operation, which takes as long as carrying it out may.
          await turn();
          const asked = { document, operationName: operationName ?? undefined, variables: request.variables };
          return forApollo(await graph.execute(asked, scope));
        },
      }),
    stop: () => Promise.resolve(),
  };
}

/** Apollo hands data on as they are; `stringifyAnswer` knows them again. */
const forApollo = ({ data, errors }: Answer) => ({
  ...(data !== undefined && { data: data as unknown as Record<string, unknown> | null }),
  ...(errors && { errors }),
});

/**
 * As Apollo does, but for data that are written already: to read and write them again would hold everybody up. Their
 * pieces pass for the string that Apollo asks for, since it hands it on as it is to what sends either.
 */
export function stringifyAnswer(answer: FormattedExecutionResult): string {
  const { data, ...others }: { data?: unknown } = answer;
  if (!(data instanceof WrittenData)) return `${JSON.stringify(answer)}\n`;
  const after = JSON.stringify(others);
  const rest = after === '{}' ? '}' : `,${after.slice(1)}`;
  return data.bytes('{"data":', `${rest}\n`) as unknown as string;
}

const notThisWay = () =>
  new GraphQLError('Send a subscription with `accept: text/event-stream`, or over WebSocket (graphql-transport-ws)', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
