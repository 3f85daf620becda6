import {
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { OUT_OF_MEMORY_MESSAGE, type MemoryBudget } from '../platform/runtime/memory-budget.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { Scope } from '../domain/access/roles.js';
import type { FieldFault } from '../domain/refusal.js';
import { executeRequest } from '../platform/executor/execute-operation.js';
import type { GraphServices } from '../features/graph-context.js';
import { scopesOf } from '../features/access.js';
import { permissions } from '../features/permissions.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../platform/runtime/is-unavailable.js';
import type { Answer } from '../platform/executor/operation.js';
import type { Graph } from '../platform/executor/graph.js';
import type { WrittenData } from '../platform/executor/written-values.js';
import { badRequest, forbidden, type Problem } from '../platform/http/wire/problem.js';

export interface Caller {
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly withoutKey?: boolean | undefined;
  /** For what is large in its answer. */
  readonly memory?: MemoryBudget | undefined;
  /** What an answer before carried of what the client wrote. */
  readonly position?: string | undefined;
  /** Puts the same into the answer. */
  readonly carry?: ((position: string) => void) | undefined;
  /** The request lasts as long as the work for it. */
  readonly lifetime?: { during<Made>(work: () => Promise<Made>): Promise<Made> } | undefined;
}

export type Outcome<Data> = { readonly data: Data } | { readonly problem: Problem };

/** Runs an operation of ours as one of the caller's, so that both edges obey the same table. */
export type RunOperation = <Data>(
  operation: StoredOperation,
  variables: object,
  caller: Caller,
) => Promise<Outcome<Data>>;

/** The same for data that are sent unchanged: written already. */
export type WriteOperation = (
  operation: StoredOperation,
  variables: object,
  caller: Caller,
) => Promise<Outcome<WrittenData>>;

export interface StoredOperation {
  readonly document: DocumentNode;
  /** All that the permission table asks for, of every field that is selected. */
  readonly requiredScopes: readonly Scope[];
}

/** That it fits the schema is seen by tests: to validate all of them again at each start takes as long as the rest of it. */
export function storedOperation(schema: GraphQLSchema, text: string): StoredOperation {
  const document = parse(text);
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
  const write: WriteOperation = async (stored, variables, { lifetime, carry, ...caller }) => {
    const operation = { document: stored.document, operationName: undefined, variables: { ...variables } };
    const work = () => executeRequest(graph, services, operation, { ...caller, apiKey: undefined });
    const { answer, position } = await (lifetime ? lifetime.during(work) : work());
    if (position !== undefined) carry?.(position);
    return outcomeOf(stored, answer, caller.memory);
  };
  const run = async <Data>(stored: StoredOperation, variables: object, caller: Caller): Promise<Outcome<Data>> => {
    const outcome = await write(stored, variables, caller);
    return 'problem' in outcome ? outcome : { data: outcome.data.read() as Data };
  };
  return { run, write };
}

/** A REST answer is whole or it is a problem: a denied field never leaves a hole in it. */
function outcomeOf(
  { requiredScopes }: StoredOperation,
  { data, errors }: Answer,
  memory: MemoryBudget | undefined,
): Outcome<WrittenData> {
  const [error] = errors ?? [];
  if (error?.extensions.code === 'FORBIDDEN') return { problem: forbidden(requiredScopes) };
  if (error?.extensions.code === 'BAD_USER_INPUT') return { problem: unreadable(error) };
  if (memory?.refusal) return { problem: { status: 503, code: 'SERVICE_UNAVAILABLE', message: OUT_OF_MEMORY_MESSAGE } };
  return error || !data ? problemOf(error) : { data };
}

/** The variables of a stored operation are members of the body or of the path. */
function unreadable({ extensions }: GraphQLError): Problem {
  const faults = (extensions.faults ?? []) as readonly FieldFault[];
  return badRequest(
    'The request has invalid text. See `faults`.',
    faults.map(({ field, reason }) => ({ field: field.replace(/^input\./, ''), reason })),
  );
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
