import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { ExecutorContext } from '../graphql/executor.js';
import { describeFault } from '../graphql/format-error.js';

export interface GraphRequestContext extends ExecutorContext {
  /** Told what the request turned out to be, for the log. */
  readonly note: (facts: { operation?: string; outcome?: string }) => void;
}

/** A request that came without a viewer may exchange credentials or, in development, read the schema; nothing else. */
export function anonymousGate(development: boolean): ApolloServerPlugin<GraphRequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ contextValue, operation }) => {
          if (!contextValue.viewer && !(operation && mayBeAnonymous(operation, development))) throw unauthenticated();
          if (!operation) throw noSuchOperation();
          return Promise.resolve();
        },
      }),
  };
}

const SCHEMA_FIELDS = new Set(['__schema', '__type', '__typename', '_service']);

function mayBeAnonymous({ operation, selectionSet }: OperationDefinitionNode, development: boolean): boolean {
  const names = selectionSet.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
  if (operation === OperationTypeNode.MUTATION) return names.length === 1 && names[0] === 'authToken';
  return development && operation === OperationTypeNode.QUERY && names.every((name) => SCHEMA_FIELDS.has(name));
}

const unauthenticated = () =>
  new GraphQLError('Send both `Authorization: Bearer <token>` and `key: <API key>`', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });

const noSuchOperation = () =>
  new GraphQLError('The document has no operation of this name, or several and operationName names none', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  });

/** Names the operation and its outcome, and logs faults of ours without a word of their message. */
export function observation(logger: Logger): ApolloServerPlugin<GraphRequestContext> {
  return {
    requestDidStart: ({ contextValue }) =>
      Promise.resolve({
        didResolveOperation: ({ operation, operationName }) => {
          contextValue.note({ operation: operationName ?? `anonymous ${operation?.operation ?? 'operation'}` });
          return Promise.resolve();
        },
        didEncounterErrors: ({ errors, response }) => {
          contextValue.note({ outcome: codeOf(errors[0]) });
          const retryAfter = errors[0]?.extensions.retryAfterSeconds;
          if (typeof retryAfter === 'number') response.http.headers.set('retry-after', String(retryAfter));
          for (const error of errors) {
            if (error.originalError && !(error.originalError instanceof GraphQLError)) {
              logger.error(
                { requestId: contextValue.requestId, path: error.path, fault: describeFault(error) },
                'fault',
              );
            }
          }
          return Promise.resolve();
        },
      }),
  };
}

const codeOf = (error: GraphQLError | undefined) => {
  const code = error?.extensions.code;
  return typeof code === 'string' ? code : 'ERROR';
};
