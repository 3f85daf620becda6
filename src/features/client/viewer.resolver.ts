import { GraphQLError } from 'graphql';
import {
  Ctx,
  Field,
  ID,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Arg,
  InputType,
  Int,
  Mutation,
} from 'type-graphql';
import { type Role, type Scope, SCOPES } from '../../domain/access/roles.js';
import { PortfolioType, RoleEnum, shownPortfolio } from './client.type.js';
import { operationsFor } from '../command/hidden-commands.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { DateScalar } from '../../platform/scalars/scalars.js';

/** As tokens name them, which a name of the graph cannot: `loan:public` is LOAN_PUBLIC. */
const ScopeEnum = Object.fromEntries(SCOPES.map((scope) => [scope.toUpperCase().replace(':', '_'), scope]));
registerEnumType(ScopeEnum, {
  name: 'Scope',
  description: 'A scope: the right to see a class or to send commands.',
  valuesConfig: Object.fromEntries(
    Object.entries(ScopeEnum).map(([name, scope]) => [name, { description: `\`${scope}\` in tokens and errors.` }]),
  ),
});

@ObjectType('Viewer', {
  simpleResolvers: true,
  description: 'The caller: the client of the request, and its person if the identity provider names one.',
})
class ViewerType {
  @Field(() => ID, {
    description:
      'ID of the client, or `application:NAME` for an application of the identity provider without an API key.',
  })
  clientId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The person that uses the client: `person:NAME`, as in events, approvals and the audit log.',
  })
  personId?: string | null | undefined;

  @Field(() => String, { description: 'Name of the client.' })
  name: string;

  @Field(() => RoleEnum, { description: 'Role of the client.' })
  role: Role;

  @Field(() => [ScopeEnum], { description: 'Scopes of this request.' })
  scopes: Scope[];

  @Field(() => [String], {
    description:
      'Fields of Query, Mutation and Subscription that the caller can use. Frontends can build menus from it. Access to each loan is decided separately.',
  })
  operations: string[];

  @Field(() => PortfolioType, { description: 'Portfolio of the client.' })
  portfolio: PortfolioType;

  @Field(() => DateScalar, { description: 'Business date of the gateway, in its time zone.' })
  businessDate: BusinessDate;
}

@Resolver()
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'The caller and its access.' })
  viewer(@Ctx() context: GraphContext) {
    const viewer = viewerOf(context);
    return {
      ...viewer,
      portfolio: shownPortfolio(viewer.portfolio),
      scopes: [...viewer.scopes].sort(),
      operations: operationsFor(viewer.scopes),
      businessDate: context.services.businessDate(),
    };
  }
}

@InputType({ description: 'Credentials of an API client. The API key goes into the `key` header.' })
class AuthTokenInput {
  @Field(() => ID, { description: 'ID of the client.' })
  clientId: string;

  @Field(() => String, { description: 'Secret of the client.' })
  clientSecret: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A bearer token for the `Authorization` header. It is valid only with the API key of the same client.',
})
class AuthToken {
  @Field(() => String, { description: 'Token.' })
  accessToken: string;

  @Field(() => String, { description: 'Always `Bearer`.' })
  tokenType: string;

  @Field(() => Int, { description: 'Seconds until the token expires.' })
  expiresIn: number;
}

@Resolver()
export class AuthTokenResolver {
  @Mutation(() => AuthToken, {
    description:
      'Exchanges client id, client secret and API key for a short-lived token. It must be the only field of its request.',
  })
  async authToken(
    @Arg('input', () => AuthTokenInput, { description: 'The credentials.' }) { clientId, clientSecret }: AuthTokenInput,
    @Ctx() { services, apiKey = '', address = '' }: GraphContext,
  ): Promise<AuthToken> {
    const answer = await services.authToken({ clientId, clientSecret, apiKey, address });
    if (answer.kind === 'ISSUED') return { ...answer.token, tokenType: 'Bearer' };
    if (answer.kind === 'WRONG_CREDENTIALS') {
      throw new GraphQLError('Wrong client ID, client secret or API key.', {
        extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
      });
    }
    const { retryAfterSeconds } = answer;
    throw new GraphQLError('Too many failed attempts. Wait a minute, then retry.', {
      extensions: {
        code: 'RATE_LIMITED',
        retryAfterSeconds,
        http: { status: 429 },
      },
    });
  }
}
