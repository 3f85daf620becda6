import { ApolloLink, isReference } from '@apollo/client';
import type {
  ApolloCache,
  FieldMergeFunction,
  FieldPolicy,
  InMemoryCacheConfig,
  Reference,
  TypePolicies,
  TypePolicy,
} from '@apollo/client/cache';
import { relayStylePagination, type StoreObject } from '@apollo/client/utilities';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import {
  changesIn as reportedBy,
  forgetChanges,
  type Change,
  type ObjectStore,
  type StoredField,
} from './forget-changes.js';
import { connections, possibleTypes, valueLists, values } from './generated/cache.js';

export type PagedField = keyof typeof connections;

export interface CacheOptions {
  /**
   * Lists that a screen shows as one growing list (`fetchMore`). Their pages are joined; lists of another filter, order or
   * page size stay apart. All others keep each page as it was asked for.
   */
  readonly infinite?: readonly PagedField[];
}

/** For `new InMemoryCache(…)`. Objects with an id are kept by it, the default of Apollo. */
export const cacheOptions = ({ infinite = [] }: CacheOptions = {}): InMemoryCacheConfig => ({
  possibleTypes: possibleTypes as unknown as Record<string, string[]>,
  typePolicies: typePolicies(infinite),
});

function typePolicies(infinite: readonly PagedField[]): TypePolicies {
  const policies: Record<string, TypePolicy & { fields: NonNullable<TypePolicy['fields']> }> = {};
  for (const type of values) policies[type] = { keyFields: false, merge: true, fields: {} };
  for (const [type, fields] of Object.entries<readonly string[]>(valueLists))
    for (const field of fields) fieldsOf(policies, type)[field] = { merge: field === 'edges' ? mergeEdges : false };
  for (const path of infinite) {
    const [type = '', field = ''] = path.split('.');
    fieldsOf(policies, type)[field] = growingList([...connections[path], 'first', 'last']);
  }
  return policies;
}

const fieldsOf = (policies: Record<string, { fields: NonNullable<TypePolicy['fields']> }>, type: string) =>
  (policies[type] ??= { fields: {} }).fields;

interface Page {
  readonly nodes?: readonly StoreObject[];
}

/** Apollo joins the edges of pages. Nodes are joined here. */
function growingList(keyArgs: string[]): FieldPolicy {
  const policy = relayStylePagination(keyArgs);
  const mergePages = policy.merge as unknown as FieldMergeFunction<Page>;
  const merge: FieldMergeFunction<Page> = (existing, incoming, options) => {
    const joined = mergePages(existing, incoming, options);
    const { nodes } = incoming;
    if (!nodes) return joined;
    const again = new Set(nodes.map(({ __ref }) => __ref));
    const others = (existing?.nodes ?? []).filter(({ __ref }) => __ref === undefined || !again.has(__ref));
    if (options.args?.after) return { ...joined, nodes: [...others, ...nodes] };
    return { ...joined, nodes: options.args?.before ? [...nodes, ...others] : nodes };
  };
  return { ...policy, merge };
}

interface Edge extends StoreObject {
  readonly node?: Reference;
}

/** What two screens ask of the same edge belongs together. */
const mergeEdges: FieldMergeFunction<readonly Edge[]> = (existing = [], incoming, { mergeObjects }) =>
  incoming.map((edge, index) => {
    const before = existing[index];
    const isSame = before?.node?.__ref !== undefined && before.node.__ref === edge.node?.__ref;
    return isSame ? mergeObjects<Edge>(before, edge) : edge;
  });

/**
 * The first link of a client: before the answer to a command or a live update is stored, it forgets what the command changed.
 * Screens keep showing what they have until the fresh values are there.
 */
export const refreshLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        const { cache } = operation.client;
        for (const change of changesIn(operation.query, data)) forgetChanges(objectsIn(cache), change);
      }),
    ),
  );

/** Every root field of a mutation or a subscription, by the name under which it is answered. */
function changesIn(document: DocumentNode, data: unknown): Change[] {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || operation.operation === OperationTypeNode.QUERY) return [];
  return operation.selectionSet.selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) return [];
    const result = (data as Readonly<Record<string, unknown>> | null | undefined)?.[(field.alias ?? field.name).value];
    return reportedBy(field.name.value, result);
  });
}

interface ApolloField extends StoredField {
  readonly storedAs: string;
}

function objectsIn(cache: ApolloCache): ObjectStore<ApolloField> {
  const objects = cache.extract() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return {
    root: 'ROOT_QUERY',
    fieldsOf: (key) => Object.entries(objects[key] ?? {}).map(([storedAs, value]) => fieldOf(storedAs, value)),
    forget: (key, { storedAs }) => {
      cache.modify({ id: key, broadcast: false, fields: { [storedAs]: (_, { DELETE }) => DELETE } });
    },
  };
}

/** Stored under its name and its arguments: `schedule({"first":12})`, or `loans:{"filter":…}` where pages are joined. */
function fieldOf(storedAs: string, value: unknown): ApolloField {
  const name = /^\w+/.exec(storedAs)?.[0] ?? storedAs;
  return { storedAs, name, args: storedAs.slice(name.length), value, objects: referencesIn(value) };
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isReference(value)) return [value.__ref];
  return Object.values(value).flatMap(referencesIn);
}
