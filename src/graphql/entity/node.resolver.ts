import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { selectionOf } from '../execution/selection.js';
import type { GraphContext } from '../request/context.js';
import { badInput } from '../shared/bad-input.js';
import { Node } from '../shared/node.type.js';
import { readNodes } from './entities.js';

const MOST_NODES = 100;

/** For clients that fetch what they hold anew, such as Relay. Other graphs reach entities by their keys instead. */
@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Whatever implements `Node`, by its id; null when it does not exist for this client.',
  })
  async node(
    @Arg('id', () => ID, { description: 'An id of the graph.' }) id: string,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    const [found] = await readNodes([id], context, selectionOf(info));
    return found;
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'The same for several at once, each in its place; at most 100.',
  })
  async nodes(
    @Arg('ids', () => [ID], { description: 'Ids of the graph.' }) ids: string[],
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    if (ids.length > MOST_NODES) throw badInput(`ids must be at most ${MOST_NODES}`);
    return readNodes(ids, context, selectionOf(info));
  }
}
