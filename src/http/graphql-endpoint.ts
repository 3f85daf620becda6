import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../app/authenticate.js';
import type { Config } from '../config.js';
import type { GraphContext, GraphServices } from '../graphql/context.js';
import { graphExecutor, stringifyAnswer } from '../graphql/executor.js';
import { formatError } from '../graphql/format-error.js';
import type { OperationCost } from '../graphql/limits/operation-cost.js';
import type { ReadLimits } from '../graphql/live/read-subscription.js';
import { requestScope } from '../graphql/request-scope.js';
import type { Graph } from '../graphql/schema.js';
import { BODY_LIMITS } from '../rest/body-limits.js';
import { requireJson } from '../rest/json-body.js';
import { admitDocument, MAX_TOKENS } from './admit-document.js';
import { anonymousOperation } from './anonymous-operation.js';
import { apiKeyOf, authenticate, type Deny } from './authentication.js';
import { readyAnswerOf } from './direct/direct-lane.js';
import type { KnownQueries } from './direct/known-queries.js';
import { anonymousGate, observation, type GraphRequestContext } from './graphql-plugins.js';
import { eventStream } from './live/event-stream.js';
import type { LiveUpdates } from './live/live-updates.js';
import { costLimit } from './limits/cost-limit.js';
import { readJson } from './limits/read-json.js';
import { outageStatus } from './outage-status.js';
import { documentCache, type SharedTexts } from './persisted/document-cache.js';
import { digestOf, type PersistedDocuments } from './persisted/persisted-documents.js';
import { factsOf } from './request-context.js';
import { sendsPieces } from '../rest/send-pieces.js';

export interface GraphqlEndpointNeeds {
  readonly live: LiveUpdates;
  readonly graph: Graph;
  readonly services: GraphServices;
  readonly authenticator: Authenticator;
  readonly development: boolean;
  readonly limits: Config['limits'];
  readonly documents: PersistedDocuments;
  readonly costOf: OperationCost;
  readonly queries: KnownQueries;
  /** Where processes share the documents that clients register. */
  readonly sharedTexts: SharedTexts | undefined;
  readonly logger: Logger;
}

/** Validation stops here, and adds a word that it did. */
const MOST_FAULTS = 4;

export const denyGraphql: Deny = (res: Response, { status, message, ...extensions }) => {
  res.status(status).json({ errors: [{ message, extensions }] });
};

/** What a subscription is held to; queries and mutations are held to the same on their way. */
export const readLimits = ({ limits, documents }: Pick<GraphqlEndpointNeeds, 'limits' | 'documents'>): ReadLimits => ({
  maxTokens: MAX_TOKENS,
  document: limits.document,
  isRunnable: (text) => !documents.only || documents.texts.has(digestOf(text)),
});

/** `admit` stands between authentication and the body: who is known may still ask too often. */
export async function graphqlEndpoint(needs: GraphqlEndpointNeeds, admit: RequestHandler): Promise<Router> {
  const { graph, services, authenticator, development, limits, documents, costOf, queries, live, logger } = needs;
  const apollo = new ApolloServer<GraphRequestContext>({
    gateway: graphExecutor(graph),
    stringifyResult: stringifyAnswer,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationOptions: { maxErrors: MOST_FAULTS },
    persistedQueries: { cache: documentCache(documents, needs.sharedTexts) },
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
      costLimit(costOf, limits.cost),
      queries.learn,
      observation(logger),
      outageStatus(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await apollo.start();
  return express.Router().use(
    neverStored,
    authenticate(authenticator, denyGraphql, anonymousOperation(authenticator, development, documents)),
    admit,
    requireJson(denyGraphql),
    readBody(),
    admitDocument({ limits: limits.document, documents, deny: denyGraphql }),
    eventStream({ graph, authenticator, live, limits: readLimits(needs), logger }),
    sendsPieces,
    expressMiddleware(apollo, {
      context: ({ req }) =>
        Promise.resolve({
          ...contextOf(services, req),
          readyAnswer: readyAnswerOf(req),
          note: (noted) => Object.assign(factsOf(req), noted),
        }),
    }),
  );
}

function contextOf(services: GraphServices, req: Request): GraphContext {
  const { requestId, viewer } = factsOf(req);
  return requestScope(services, { requestId, viewer, apiKey: apiKeyOf(req) });
}

export const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'no-store');
  next();
};

/** Only who originates loans hands records over. */
function readBody(): RequestHandler {
  const operation = readJson(BODY_LIMITS.operation, denyGraphql);
  const record = readJson(BODY_LIMITS.record, denyGraphql);
  return (req, res, next) => {
    void (factsOf(req).viewer?.scopes.has('loan:originate') ? record : operation)(req, res, next);
  };
}
