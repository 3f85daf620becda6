import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Graph } from '../../executor/graph.js';
import { executeRequest } from '../../executor/execute-operation.js';
import type { Backend } from '../../request/context.js';
import type { PipelineContext } from './exchange.js';

type Gateway = ApolloServerOptionsWithGateway<PipelineContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

export interface GatewayExecutorNeeds {
  readonly graph: Graph;
  readonly services: Backend;
}

/** Our executor, as Apollo Server takes one: in the place of the gateway that plans queries over subgraphs. */
export const executorAsGateway = (needs: GatewayExecutorNeeds): Gateway => ({
  onSchemaLoadOrUpdate: (listener) => {
    // The supergraph is for reports to Apollo, which are off.
    listener({ apiSchema: needs.graph.schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor: gatewayExecutor(needs) }),
  stop: () => Promise.resolve(),
});

const gatewayExecutor =
  ({ graph, services }: GatewayExecutorNeeds): Executor =>
  async ({ document, operation, request: { operationName, variables }, context }) => {
    const { exchange } = context as PipelineContext;
    const asked = { document, operationName, variables };
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
      exchange.subscription = asked;
      return { data: null };
    }
    const { answer, context: used, position } = await executeRequest(graph, services, asked, exchange.asked);
    exchange.data = answer.data ?? undefined;
    exchange.position = position;
    exchange.mayCompress = operation.operation === OperationTypeNode.QUERY && used.disclosures.isEmpty;
    const { data, errors } = answer;
    return { ...(data !== undefined && { data }), ...(errors && { errors }) };
  };
