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

/** A row of a page. Its cursor is written when asked for, by the class: a getter of its own would cost it a hidden class. */
class PageEdge<Row, Node> implements Edge<Node> {
  constructor(
    readonly node: Node,
    private readonly row: Row,
    private readonly cursorOf: (row: Row) => string,
  ) {}

  get cursor(): string {
    return this.cursorOf(this.row);
  }
}

class PagePlace implements PageInfo {
  constructor(
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly edges: readonly Edge<unknown>[],
  ) {}

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null;
  }
}

export function toConnection<Row, Node>(
  order: string,
  window: Window,
  { rows, hasMore }: Page<Row>,
  keysetOf: (row: Row) => Keyset,
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  const cursorOf = (row: Row) => encodeCursor(order, keysetOf(row));
  const edges = rows.map((row) => new PageEdge(nodeOf(row), row, cursorOf));
  const forward = window.direction === 'FORWARD';
  const hasNext = forward ? hasMore : window.before !== undefined;
  const hasPrevious = forward ? window.after !== undefined : hasMore;
  return { edges, pageInfo: new PagePlace(hasNext, hasPrevious, edges) };
}
