import {
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../domain/access/viewer.js';
import type { Scope } from '../domain/access/visibility.js';
import type { GraphServices } from '../graphql/context.js';
import { executeOperation, writeAnswer } from '../graphql/execute-operation.js';
import { scopesOf } from '../graphql/guard/access.js';
import { permissions } from '../graphql/permissions.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../graphql/is-unavailable.js';
import type { Answer, WrittenAnswer } from '../graphql/operation.js';
import { requestScope } from '../graphql/request-scope.js';
import type { Graph } from '../graphql/schema.js';
import { forbidden, type Problem } from './problem.js';

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

/** The same for those who send the data as they are: written already, where a plan has them. */
export type WriteOperation = <Data>(
  operation: StoredOperation,
  variables: object,
  caller: Caller,
) => Promise<Outcome<Data> | WrittenAnswer>;

export interface StoredOperation {
  readonly document: DocumentNode;
  /** All that the permission table asks for, of every field that is selected. */
  readonly requiredScopes: readonly Scope[];
}

/** An operation that does not fit the schema fails when the gateway starts, not when it is asked. */
export function storedOperation(schema: GraphQLSchema, text: string): StoredOperation {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  return { document, requiredScopes: scopesAskedBy(schema, document) };
}

function scopesAskedBy(schema: GraphQLSchema, document: DocumentNode): Scope[] {
  const scopes = new Set<Scope>();
  const types = new TypeInfo(schema);
  const Field = ({ name }: { readonly name: { readonly value: string } }) => {
    const access = permissions[types.getParentType()?.name ?? '']?.[name.value];
    for (const scope of access === undefined ? [] : scopesOf(access)) scopes.add(scope);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return [...scopes].sort();
}

export function operationRunner(graph: Graph, services: GraphServices): { run: RunOperation; write: WriteOperation } {
  const asked = ({ document }: StoredOperation, variables: object, { viewer, requestId }: Caller) => ({
    operation: { document, operationName: undefined, variables: { ...variables } },
    context: requestScope(services, { requestId, viewer, apiKey: undefined }),
  });
  return {
    run: async (stored, variables, caller) => {
      const { operation, context } = asked(stored, variables, caller);
      return outcomeOf(stored, await executeOperation(graph, operation, context));
    },
    write: async (stored, variables, caller) => {
      const { operation, context } = asked(stored, variables, caller);
      const answer = await writeAnswer(graph, operation, context);
      return 'written' in answer ? answer : outcomeOf(stored, answer);
    },
  };
}

/** A REST answer is whole or it is a problem: a denied field never leaves a hole in it. */
function outcomeOf<Data>({ requiredScopes }: StoredOperation, answer: Answer): Outcome<Data> {
  const { data, errors } = answer as ExecutionResult<Data>;
  const [error] = errors ?? [];
  if (error?.extensions.code === 'FORBIDDEN') return { problem: forbidden(requiredScopes) };
  return error || !data ? problemOf(error) : { data };
}

function problemOf(error: GraphQLError | undefined): { problem: Problem } {
  if (isUnavailable(error)) {
    return {
      problem: { status: 503, code: 'SERVICE_UNAVAILABLE', message: UNAVAILABLE_MESSAGE },
    };
  }
  // A fault of ours goes to the server's error handler, which logs it by name and answers 500.
  throw error?.originalError ?? new Error('A stored operation answered neither data nor errors');
}
