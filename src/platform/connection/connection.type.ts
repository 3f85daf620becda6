import { Directive, Field, Int, ObjectType, Resolver, ArgsType, type ClassType } from 'type-graphql';
import { DEFAULT_PAGE, type Keyset, MAX_PAGE, type Page, type Window } from '../paging/page.js';
import { BatchField, forEachOf } from '../executor/batch-field.js';
import { CheckArguments, type ArgumentCheck } from '../executor/check-arguments.js';
import { badArgument } from '../errors/bad-input.js';
import { decodeCursor, encodeCursor, type AcceptsValue } from './cursor.js';

@Directive('@shareable')
@ObjectType({ simpleResolvers: true, description: 'Position of a page in its list.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are items after `endCursor`.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before `startCursor`.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge.' })
  endCursor: string | null;
}

interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  nodes: readonly Node[];
  pageInfo: PageInfo;
}

/** Where a page has its nodes, for readers that look at what is selected of them. */
export const PAGE_NODES = [['edges', 'node'], ['nodes']] as const;

/** A page that can count its list, on request. */
export interface CountedConnection<Node> extends Connection<Node> {
  readonly count: () => Promise<number>;
}

/** The Relay connection and edge of a node type; with `countResolver`, or as `listConnectionOf`, it has a `totalCount`. */
export function connectionOf<Node extends object>(name: string, node: () => ClassType<Node>, of = name) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `A ${of} in a list.` })
  class NodeEdge implements Edge<Node> {
    @Field(() => String, { description: 'Cursor of the item, for `after` and `before`.' })
    cursor: string;

    @Field(node, { description: `The ${of}.` })
    node: Node;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `A page of a list of ${of} items.` })
  class NodeConnection implements Connection<Node> {
    @Field(() => [NodeEdge], { description: 'Items of the page, in the order of the list.' })
    edges: NodeEdge[];

    @Field(() => [node()], { description: 'The same items without their cursors.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Position of the page in the list.' })
    pageInfo: PageInfo;
  }
  return Object.assign(NodeConnection, { Edge: NodeEdge });
}

/** `totalCount` of a connection, which is counted only when it is asked for. */
export function countResolver<Node extends object>(connection: () => ClassType<Connection<Node>>) {
  @Resolver(connection)
  class CountResolver {
    @BatchField(() => Int, { description: 'Number of items in the whole list. Computed only when selected.' })
    totalCount(pages: readonly CountedConnection<Node>[]) {
      return forEachOf(pages, ({ count }) => count());
    }
  }
  return CountResolver;
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
  { name }: Pick<ListOrder, 'name'>,
  window: Window,
  { rows, hasMore }: Page<Row>,
  keysetOf: (row: Row) => Keyset,
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  const cursorOf = (row: Row) => encodeCursor(name, keysetOf(row));
  const nodes = rows.map(nodeOf);
  const edges = rows.map((row, index) => new PageEdge(nodes[index] as Node, row, cursorOf));
  const forward = window.direction === 'FORWARD';
  const hasNext = forward ? hasMore : window.before !== undefined;
  const hasPrevious = forward ? window.after !== undefined : hasMore;
  return { edges, nodes, pageInfo: new PagePlace(hasNext, hasPrevious, edges) };
}

/** A page of a list that is read as a whole, so that its length costs nothing. */
interface ListConnection<Node> extends Connection<Node> {
  readonly totalCount: number;
}

export function listConnectionOf<Node extends object>(name: string, node: () => ClassType<Node>) {
  const type = connectionOf(name, node);
  Field(() => Int, { description: 'Number of items in the whole list.' })(type.prototype, 'totalCount');
  return type;
}

/** The page that the arguments ask for. */
export const pageOfList = <Row>(order: ListOrder, list: readonly Row[], args: PageArguments): ListConnection<Row> =>
  shownPageOfList(order, list, args, (row) => row);

/** The same, with nodes that are made of the rows of that page alone. */
export function shownPageOfList<Row, Node>(
  order: ListOrder,
  list: readonly Row[],
  args: PageArguments,
  show: (row: Row) => Node,
): ListConnection<Node> {
  const window = toWindow(order, args);
  const rows = list.map((row, index) => ({ row, index }));
  const page = slice(rows, window);
  const connection = toConnection(
    order,
    window,
    page,
    ({ index }) => ({ value: index, id: String(index) }),
    ({ row }) => show(row),
  );
  return { ...connection, totalCount: list.length };
}

function slice<Row>(rows: readonly Row[], { direction, size, after, before }: Window): Page<Row> {
  const start = after === undefined ? 0 : Number(after.value) + 1;
  const end = before === undefined ? rows.length : Number(before.value);
  const between = rows.slice(Math.max(start, 0), Math.max(end, 0));
  const kept = direction === 'FORWARD' ? between.slice(0, size) : between.slice(-size);
  return { rows: kept, hasMore: between.length > size };
}

@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of items from the start, or after `after`. Up to 100. Default 20.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to start after.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of items from the end, or before `before`. Up to 100.',
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to end before.' })
  before?: string | null;
}

/** A list in one order. A cursor has its name, so that the cursor of another one is refused. */
export interface ListOrder {
  readonly name: string;
  readonly accepts: AcceptsValue;
}

/** Of a list that is read as a whole: a cursor is a position in it. */
export const wholeList = (name: string): ListOrder => ({ name, accepts: Number.isSafeInteger });

/** Refuses a page that can't be given before the operation runs. Every field with `first` has it. */
export const Paged = (orderOf: (args: never) => ListOrder, ...others: readonly ArgumentCheck[]) =>
  CheckArguments(
    (args: never) => {
      toWindow(orderOf(args), args);
    },
    ...others,
  );

export function toWindow({ name, accepts }: ListOrder, { first, after, last, before }: PageArguments): Window {
  if (first != null && last != null) throw badArgument('last', 'Give `first` or `last`, not both.');
  const size = last ?? first ?? DEFAULT_PAGE;
  const argument = last != null ? 'last' : 'first';
  if (size < 1 || size > MAX_PAGE) throw badArgument(argument, `\`${argument}\` must be 1 to ${MAX_PAGE}.`);
  return {
    direction: last != null ? 'BACKWARD' : 'FORWARD',
    size,
    after: after != null ? decodeCursor(name, 'after', after, accepts) : undefined,
    before: before != null ? decodeCursor(name, 'before', before, accepts) : undefined,
  };
}
