import { Field, ID, ObjectType, Ctx, Query, Resolver } from 'type-graphql';
import type { Role } from '../../domain/access/roles.js';
import { PortfolioType, RoleEnum, shownPortfolio } from '../client/client.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';

@ObjectType('Viewer', {
  simpleResolvers: true,
  description: 'Who asks: the client behind the token and key of this request.',
})
export class ViewerType {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;

  @Field(() => String, { description: 'What people call it.' })
  name: string;

  @Field(() => RoleEnum, { description: 'What it may see and do.' })
  role: Role;

  @Field(() => [String], { description: 'The scopes that it holds in this request.' })
  scopes: string[];

  @Field(() => PortfolioType, { description: 'The loans that exist for it.' })
  portfolio: PortfolioType;
}

@Resolver()
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'Who asks, and what it may see.' })
  viewer(@Ctx() context: GraphContext) {
    const viewer = viewerOf(context);
    return { ...viewer, portfolio: shownPortfolio(viewer.portfolio), scopes: [...viewer.scopes].sort() };
  }
}
