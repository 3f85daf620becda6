import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { useSession } from '../session/session-context.js';
import { faultText } from '../connection/fault-text.js';

type Cursor = string | null | undefined;

/** The newest page of a list of a loan: newest first with a next page, or oldest first with a previous one. */
export interface HistoryPage<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo:
    | { readonly hasNextPage: boolean; readonly endCursor?: Cursor }
    | { readonly hasPreviousPage: boolean; readonly startCursor?: Cursor };
  readonly totalCount: number;
}

export interface History<Node> {
  /** Newest first. */
  readonly nodes: readonly Node[];
  readonly total: number;
  readonly fault: string | undefined;
  /** Reads what came before; undefined when all is there. */
  readonly more: (() => void) | undefined;
}

interface Known<Node> {
  readonly page: HistoryPage<Node> | undefined;
  readonly nodes: readonly Node[];
  readonly cursor: string | undefined;
}

/** What happened to a loan, as far back as one cares to read. The newest part is renewed with the loan; what was read before stays. */
export function useOlder<Data, Node extends { readonly id: string }, Others extends object = object>(
  query: TypedDocumentNode<Data, { id: string; cursor?: string | null } & Others>,
  id: string,
  page: HistoryPage<Node> | null | undefined,
  pick: (data: Data) => HistoryPage<Node> | null | undefined,
  others?: Others,
): History<Node> {
  const { client } = useSession();
  const [known, setKnown] = useState<Known<Node>>({ page: undefined, nodes: [], cursor: undefined });
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  let current = known;
  if (page && page !== known.page) {
    current = renewed(known, page);
    setKnown(current);
  }
  const { cursor } = current;
  const more = async () => {
    setAsking(true);
    setFault(undefined);
    try {
      const options = { query, variables: { id, cursor, ...others }, fetchPolicy: 'no-cache' as const };
      const { data, error } = await client.query(options as unknown as ApolloClient.QueryOptions<Data>);
      const older = data && pick(data);
      if (older)
        setKnown((before) => ({ ...before, nodes: joined(before.nodes, nodesOf(older)), cursor: cursorOf(older) }));
      else setFault(faultText(error));
    } catch (error) {
      setFault(faultText(error));
    }
    setAsking(false);
  };
  return {
    nodes: current.nodes,
    total: current.page?.totalCount ?? 0,
    fault,
    more: cursor === undefined || isAsking ? undefined : () => void more(),
  };
}

/** After too many events in between, reading back starts over. */
function renewed<Node extends { readonly id: string }>(known: Known<Node>, page: HistoryPage<Node>): Known<Node> {
  const newest = nodesOf(page);
  const isJoined = newest.some(({ id }) => known.nodes.some((node) => node.id === id));
  return isJoined
    ? { page, nodes: joined(newest, known.nodes), cursor: known.cursor }
    : { page, nodes: newest, cursor: cursorOf(page) };
}

function joined<Node extends { readonly id: string }>(first: readonly Node[], then: readonly Node[]): readonly Node[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !ids.has(id))];
}

function nodesOf<Node>({ edges, pageInfo }: HistoryPage<Node>): readonly Node[] {
  const nodes = edges.map(({ node }) => node);
  return 'hasPreviousPage' in pageInfo ? nodes.toReversed() : nodes;
}

function cursorOf({ pageInfo }: HistoryPage<unknown>): string | undefined {
  if ('hasPreviousPage' in pageInfo) return pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? undefined) : undefined;
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
}
