import { Field, ObjectType, type ClassType } from 'type-graphql';
import type { Keyset, Page, Window } from '../../app/paging.js';
import { encodeCursor } from './cursor.js';

@ObjectType({ simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow after endCursor.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether more come before startCursor.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge.' })
  endCursor: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** The Relay connection and edge of a node type. `totalCount` is a field resolver: it is counted only when asked for. */
export function connectionOf<Node extends object>(name: string, node: () => ClassType<Node>) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `A ${name} in a list.` })
  class NodeEdge implements Edge<Node> {
    @Field(() => String, { description: 'Place of this edge in the list, for `after` and `before`.' })
    cursor: string;

    @Field(node, { description: `The ${name}.` })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of a list of ${name}.` })
  class NodeConnection implements Connection<Node> {
    @Field(() => [NodeEdge], { description: 'The page, in the order of the list.' })
    edges: NodeEdge[];

    @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
    pageInfo: PageInfo;
  }
  return NodeConnection;
}

/** Cursors are written when they are asked for. */
export function toConnection<Row, Node>(
  order: string,
  window: Window,
  { rows, hasMore }: Page<Row>,
  keysetOf: (row: Row) => Keyset,
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  const edges = rows.map((row) => ({
    node: nodeOf(row),
    get cursor() {
      return encodeCursor(order, keysetOf(row));
    },
  }));
  const forward = window.direction === 'FORWARD';
  return {
    edges,
    pageInfo: {
      hasNextPage: forward ? hasMore : window.before !== undefined,
      hasPreviousPage: forward ? window.after !== undefined : hasMore,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
