import type {
  FieldMergeFunction,
  InMemoryCacheConfig,
  Reference,
  TypePolicies,
  TypePolicy,
} from '@apollo/client/cache';
import { relayStylePagination, type StoreObject } from '@apollo/client/utilities';
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
    fieldsOf(policies, type)[field] = relayStylePagination([...connections[path], 'first', 'last']);
  }
  return policies;
}

const fieldsOf = (policies: Record<string, { fields: NonNullable<TypePolicy['fields']> }>, type: string) =>
  (policies[type] ??= { fields: {} }).fields;

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
