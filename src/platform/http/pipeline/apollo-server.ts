import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import { describeFault } from '../../errors/format-error.js';
import { type DocumentLimits, documentShapeRule } from '../../limits/document-fault.js';
import type { CostLimits } from './admit.js';
import { checkOperation } from './check-operation.js';
import { DocumentCache } from './document-cache.js';
import type { PipelineContext } from './exchange.js';
import { finishAnswer } from './finish-answer.js';
import { formatPipelineError } from './format-pipeline-error.js';
import { executorAsGateway, type GatewayExecutorNeeds } from './gateway-executor.js';
import { noteArguments } from './name-arguments.js';
import type { PersistedDocuments } from './persisted-documents.js';
import { PersistedQueryCache, type SharedTexts } from './persisted-query-cache.js';
import { READ_NEW_TEXT } from './read-new-text.js';
import { reportUsage, type UsageReports } from './report-usage.js';
import { stringifyResult } from './stringify-result.js';

export interface ApolloServerNeeds extends GatewayExecutorNeeds {
  readonly documents: PersistedDocuments;
  /** Where processes share the documents that clients register. */
  readonly sharedTexts: SharedTexts | undefined;
  readonly limits: { readonly cost: CostLimits; readonly document: DocumentLimits };
  readonly development: boolean;
  /** Absent without a registry. */
  readonly reports?: UsageReports | undefined;
  readonly logger: Logger;
}

export type Apollo = ApolloServer<PipelineContext>;

const MAX_TOKENS = 5_000;

/** Validation stops here, and adds an error that says so. */
const MOST_FAULTS = 4;

/** Headers that a page of another site can't send without a preflight request. */
const CSRF_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization', 'key'];

/** All that Apollo Server reads of a request's headers. */
export const READ_HEADERS = ['content-type', ...CSRF_HEADERS];

/**
 * Apollo Server with our executor plugged in. Every GraphQL operation passes its pipeline: document store, persisted queries, CSRF
 * prevention, parsing, validation and plugins.
 */
export async function startApolloServer(needs: ApolloServerNeeds): Promise<Apollo> {
  const { documents, sharedTexts, limits, logger } = needs;
  const apollo = new ApolloServer<PipelineContext>({
    gateway: executorAsGateway(needs),
    documentStore: new DocumentCache(),
    persistedQueries: { cache: new PersistedQueryCache(documents, sharedTexts) },
    csrfPrevention: { requestHeaders: CSRF_HEADERS },
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [documentShapeRule(limits.document), noteArguments],
    validationOptions: { maxErrors: MOST_FAULTS },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatPipelineError,
    stringifyResult,
    logger: apolloLogger(logger),
    plugins: [
      ownPlugin(needs),
      // These send operations elsewhere, or answer for pages that are ours.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await apollo.start();
  return apollo;
}

/** All our steps in one plugin: Apollo Server waits for each plugin at each step, also for those that do nothing there. */
function ownPlugin(needs: ApolloServerNeeds): ApolloServerPlugin<PipelineContext> {
  const { graph, services, limits, development, reports, logger } = needs;
  const usage = reportUsage({ schema: graph.schema, usage: services.usage, reports });
  const finish = finishAnswer(logger);
  const listener: GraphQLRequestListener<PipelineContext> = {
    ...READ_NEW_TEXT,
    ...checkOperation({ costOf: graph.costOf, limits, development }),
    ...usage,
    ...finish,
    willSendResponse: async (context) => {
      await usage.willSendResponse(context);
      await finish.willSendResponse(context);
    },
  };
  return {
    requestDidStart: () => Promise.resolve(listener),
    unexpectedErrorProcessingRequest: ({ requestContext, error }) => {
      const { requestId } = requestContext.contextValue.exchange.facts;
      logger.error({ requestId, fault: describeFault(error) }, 'fault');
      return Promise.resolve();
    },
  };
}

/** What follows a colon may be the message of a fault, which may hold values. */
const apolloLogger = (logger: Logger) => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (text: unknown) => {
    logger.warn(withoutDetail(text));
  },
  error: (text: unknown) => {
    logger.error(withoutDetail(text));
  },
});

const withoutDetail = (text: unknown): string => String(text).split(':')[0] ?? '';
