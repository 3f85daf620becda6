import { parse, type ExecutionResult, type GraphQLError } from 'graphql';
import type { Viewer } from '../domain/access/viewer.js';
import type { GraphServices } from '../graphql/context.js';
import { executeOperation } from '../graphql/execute-operation.js';
import { isUnavailable } from '../graphql/format-error.js';
import { requestScope } from '../graphql/request-scope.js';
import type { Graph } from '../graphql/schema.js';
import type { Problem } from './problem.js';

export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
}

export type Outcome<Data> = { readonly data: Data } | { readonly problem: Problem };

/** Runs an operation of ours against the schema that the caller may see, so that both edges obey the same table. */
export type RunOperation = <Data>(
  operation: StoredOperation,
  variables: object,
  caller: Caller,
) => Promise<Outcome<Data>>;

export type StoredOperation = ReturnType<typeof parse>;

export const storedOperation = (text: string): StoredOperation => parse(text);

export function operationRunner(graph: Graph, services: GraphServices): RunOperation {
  return async <Data>(
    document: StoredOperation,
    variables: object,
    { viewer, requestId }: Caller,
  ): Promise<Outcome<Data>> => {
    const context = requestScope(services, { requestId, origin: '', viewer, apiKey: undefined });
    const operation = { document, operationName: undefined, variables: { ...variables } };
    const { data, errors } = (await executeOperation(graph, operation, context)) as ExecutionResult<Data>;
    // A REST answer is whole or it is a problem: a denied field never leaves a hole in it.
    const [error] = errors ?? [];
    return error || !data ? problemOf(error) : { data };
  };
}

function problemOf(error: GraphQLError | undefined): { problem: Problem } {
  if (error?.extensions.code === 'FORBIDDEN') {
    return {
      problem: { status: 403, code: 'FORBIDDEN', message: 'This client may not see all that this endpoint answers' },
    };
  }
  if (isUnavailable(error)) {
    return {
      problem: { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'The database does not answer: try again shortly' },
    };
  }
  // A fault of ours goes to the server's error handler, which logs it by name and answers 500.
  throw error?.originalError ?? new Error('A stored operation answered neither data nor errors');
}
