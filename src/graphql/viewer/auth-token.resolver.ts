import { GraphQLError } from 'graphql';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { GraphContext } from '../request/context.js';

@InputType({ description: 'Credentials of an API client. Its API key goes into the header `key`.' })
export class AuthTokenInput {
  @Field(() => ID, { description: 'Id of the client.' })
  clientId: string;

  @Field(() => String, { description: 'Its secret.' })
  clientSecret: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A bearer token for the header `Authorization`. It works only with the API key of the same client.',
})
export class AuthToken {
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
