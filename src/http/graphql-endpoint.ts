import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../app/authenticate.js';
import type { GraphServices } from '../graphql/context.js';
import { graphExecutor } from '../graphql/executor.js';
import { formatError } from '../graphql/format-error.js';
import { oneCredentialRule } from '../graphql/one-credential.js';
import { requestScope } from '../graphql/request-scope.js';
import type { Graph } from '../graphql/schema.js';
import { anonymousOperation } from './anonymous-operation.js';
import { apiKeyOf, authenticate, type Deny } from './authentication.js';
import { anonymousGate, observation, type GraphRequestContext } from './graphql-plugins.js';
import { factsOf } from './request-context.js';

export interface GraphqlEndpointNeeds {
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly authenticator: Authenticator;
  readonly development: boolean;
  readonly logger: Logger;
}

const MAX_TOKENS = 5_000;
const MAX_BODY = '1mb';

export const denyGraphql: Deny = (res: Response, { status, code, message }) => {
  res.status(status).json({ errors: [{ message, extensions: { code } }] });
};

export async function graphqlEndpoint({
  graph,
  services,
  authenticator,
  development,
  logger,
}: GraphqlEndpointNeeds): Promise<Router> {
  const apollo = new ApolloServer<GraphRequestContext>({
    gateway: graphExecutor(graph),
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [oneCredentialRule],
    formatError,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => {
        logger.warn(String(text));
      },
      error: (text) => {
        logger.error(String(text));
      },
    },
    plugins: [
      anonymousGate(development),
      observation(logger),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await apollo.start();
  return express.Router().use(
    (_req, res, next) => {
      res.set('cache-control', 'no-store');
      next();
    },
    authenticate(authenticator, denyGraphql, anonymousOperation(authenticator, development)),
    express.json({ limit: MAX_BODY }),
    expressMiddleware(apollo, {
      context: ({ req }) => {
        const facts = factsOf(req);
        const { requestId, viewer } = facts;
        return Promise.resolve({
          ...requestScope(services, {
            requestId,
            origin: `${req.protocol}://${req.get('host') ?? ''}`,
            viewer,
            apiKey: apiKeyOf(req),
          }),
          note: (noted) => Object.assign(facts, noted),
        });
      },
    }),
  );
}
