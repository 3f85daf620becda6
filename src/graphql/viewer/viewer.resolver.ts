import { Ctx, Field, ID, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { SCOPES, type Scope } from '../../domain/access/visibility.js';
import type { Role } from '../../domain/access/roles.js';
import { PortfolioType, RoleEnum, shownPortfolio } from '../client/client.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';

/** As tokens name them, which a name of the graph cannot: `loan:public` is LOAN_PUBLIC. */
const ScopeEnum = Object.fromEntries(SCOPES.map((scope) => [scope.toUpperCase().replace(':', '_'), scope]));
registerEnumType(ScopeEnum, {
  name: 'Scope',
  description: 'What a client may see or do.',
  valuesConfig: Object.fromEntries(
    Object.entries(ScopeEnum).map(([name, scope]) => [name, { description: `\`${scope}\` in tokens and errors.` }]),
  ),
});

@ObjectType('Viewer', {
  simpleResolvers: true,
  description:
    'Who asks: the client, and where the identity provider names one the person, behind the token of this request.',
})
export class ViewerType {
  @Field(() => ID, {
    description: 'Id of the client; `application:NAME` for an application of the identity provider that shows no key.',
  })
  clientId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Who uses the client, as events, approvals and the audit log name them: `person:NAME`.',
  })
  personId?: string | null | undefined;

  @Field(() => String, { description: 'What people call it.' })
  name: string;

  @Field(() => RoleEnum, { description: 'What it may see and do.' })
  role: Role;

  @Field(() => [ScopeEnum], { description: 'The scopes that it holds in this request.' })
  scopes: Scope[];

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
