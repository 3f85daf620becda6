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
import { PortfolioType, RoleEnum, shownPortfolio } from '../client/client.type.js';
import { operationsFor } from '../guard/told-commands.js';
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
class ViewerType {
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

  @Field(() => [String], {
    description:
      'The fields of Query, Mutation and Subscription that it may ask for: what a frontend has to offer it. What they answer of each loan is decided there.',
  })
  operations: string[];

  @Field(() => PortfolioType, { description: 'The loans that exist for it.' })
  portfolio: PortfolioType;
}

@Resolver()
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'Who asks, and what it may see.' })
  viewer(@Ctx() context: GraphContext) {
    const viewer = viewerOf(context);
    return {
      ...viewer,
      portfolio: shownPortfolio(viewer.portfolio),
      scopes: [...viewer.scopes].sort(),
      operations: operationsFor(viewer.scopes),
    };
  }
}

@InputType({ description: 'Credentials of an API client. Its API key goes into the header `key`.' })
class AuthTokenInput {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;

  @Field(() => String, { description: 'Its secret.' })
  clientSecret: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A bearer token for the header `Authorization`. It works only with the API key of the same client.',
})
class AuthToken {
  @Field(() => String, { description: 'The token.' })
  accessToken: string;

  @Field(() => String, { description: 'Always Bearer.' })
  tokenType: string;

  @Field(() => Int, { description: 'Seconds until it expires.' })
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
      throw new GraphQLError('Wrong client id, client secret or API key', {
        extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
      });
    }
    const { retryAfterSeconds } = answer;
    throw new GraphQLError('Too many wrong credentials: wait before the next try', {
      extensions: {
        code: 'RATE_LIMITED',
        retryAfterSeconds,
        http: { status: 429 },
      },
    });
  }
}
