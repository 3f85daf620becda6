import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import { type DocumentLimits, documentShapeRule } from '../../limits/document-fault.js';
import type { CostLimits } from './admit.js';
import { checkOperation } from './check-operation.js';
import { DocumentCache } from './document-cache.js';
import type { PipelineContext } from './exchange.js';
import { finishAnswer } from './finish-answer.js';
import { formatPipelineError } from './format-pipeline-error.js';
import { executorAsGateway, type GatewayExecutorNeeds } from './gateway-executor.js';
import type { PersistedDocuments } from './persisted-documents.js';
import { PersistedQueryCache, type SharedTexts } from './persisted-query-cache.js';
import { readNewText } from './read-new-text.js';
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

/**
 * Apollo Server with our executor plugged in. Every GraphQL operation passes its pipeline: document store, persisted queries, CSRF
 * prevention, parsing, validation and plugins.
 */
export async function startApolloServer(needs: ApolloServerNeeds): Promise<Apollo> {
  const { graph, services, documents, sharedTexts, limits, development, reports, logger } = needs;
  const apollo = new ApolloServer<PipelineContext>({
    gateway: executorAsGateway(needs),
    documentStore: new DocumentCache(),
    persistedQueries: { cache: new PersistedQueryCache(documents, sharedTexts) },
    csrfPrevention: { requestHeaders: CSRF_HEADERS },
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [documentShapeRule(limits.document)],
    validationOptions: { maxErrors: MOST_FAULTS },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatPipelineError,
    stringifyResult,
    logger: apolloLogger(logger),
    plugins: [
      readNewText(),
      checkOperation({ costOf: graph.costOf, limits, development }),
      reportUsage({ schema: graph.schema, usage: services.usage, reports }),
      finishAnswer(logger),
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
