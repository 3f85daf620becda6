import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../../identity/viewer.js';
import { type Answer, knownOperation, type Operation } from '../../executor/operation.js';
import type { OperationLog } from '../../request/context.js';
import type { Hooks } from './exchange.js';

/** Tells a schema registry which client asks for what. */
export interface UsageReports {
  /** A query or a mutation that was executed, and how long that took. */
  carriedOut(operation: Operation, viewer: Viewer, answer: Pick<Answer, 'errors'>, milliseconds: number): void;
}

interface UsageNeeds {
  readonly schema: GraphQLSchema;
  readonly usage: OperationLog;
  /** Absent without a registry. */
  readonly reports: UsageReports | undefined;
}

/** Notes which client asks for which fields, for `schemaUsage` and for the registry. */
export const reportUsage = ({
  schema,
  usage,
  reports,
}: UsageNeeds): Hooks<'executionDidStart' | 'willSendResponse'> => ({
  executionDidStart: ({ document, request, contextValue: { exchange } }) => {
    const { viewer } = exchange.asked;
    const known = knownOperation(document, request.operationName);
    if (viewer && known) usage.note(schema, document, known, viewer);
    exchange.startedAt = performance.now();
    return Promise.resolve();
  },
  willSendResponse: ({ document, request, errors, contextValue: { exchange } }) => {
    const { startedAt, subscription, asked } = exchange;
    if (!reports || !asked.viewer || !document || startedAt === undefined || subscription) return Promise.resolve();
    const { operationName, variables } = request;
    const took = performance.now() - startedAt;
    reports.carriedOut({ document, operationName, variables }, asked.viewer, { errors }, took);
    return Promise.resolve();
  },
});
