import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { getOperationAST } from 'graphql';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.js';
import { CursorList, type Asked } from './cursor-list.js';

interface Connection<Row> {
  readonly edges?: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly totalCount?: number;
}

/** The last lists of a session: going back shows them as they were, and refetches. */
const left = new WeakMap<ApolloClient, Map<string, CursorList<unknown>>>();
const LEFT = 5;

/** A list of the graph by cursors; `pick` finds the connection in the answer. Nothing of it goes into the cache, which would keep all. */
export function useCursorList<Data, Variables extends Record<string, unknown>, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, keyof Asked>,
  pick: (data: Data) => Connection<Row> | null | undefined,
): CursorList<Row> {
  const { client } = useSession();
  const key = JSON.stringify([getOperationAST(query)?.name?.value, variables]);
  const list = useMemo(() => {
    const lists = left.get(client) ?? new Map<string, CursorList<unknown>>();
    left.set(client, lists);
    const known = lists.get(key) ?? new CursorList<unknown>(askWith);
    lists.delete(key);
    lists.set(key, known);
    for (const old of [...lists.keys()].slice(0, -LEFT)) lists.delete(old);
    return known as CursorList<Row>;

    async function askWith(asked: Asked) {
      const options = { query, variables: { ...variables, ...asked }, fetchPolicy: 'no-cache' as const };
      const { data, error } = await client.query(options as unknown as ApolloClient.QueryOptions<Data>);
      const connection = data ? pick(data) : undefined;
      if (!connection) throw error instanceof Error ? error : new Error('The list is not in the answer');
      const { edges, pageInfo, totalCount } = connection;
      return { ...pageInfo, rows: edges?.map(({ node }) => node), total: totalCount, endCursor: pageInfo.endCursor };
    }
    // The key says all of query and variables.
  }, [client, key]);
  useSyncExternalStore(list.subscribe, list.version);
  useEffect(() => {
    const again = () => {
      list.again();
    };
    again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [list]);
  return list;
}
