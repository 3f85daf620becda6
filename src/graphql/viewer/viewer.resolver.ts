import { Ctx, Query, Resolver } from 'type-graphql';
import { viewerOf, type GraphContext } from '../context.js';
import { shownPortfolio } from '../client/client.type.js';
import { ViewerType } from './viewer.type.js';

@Resolver()
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'Who asks, and what it may see.' })
  viewer(@Ctx() context: GraphContext) {
    const viewer = viewerOf(context);
    return { ...viewer, portfolio: shownPortfolio(viewer.portfolio), scopes: [...viewer.scopes].sort() };
  }
}
