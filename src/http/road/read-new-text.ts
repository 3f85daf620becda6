import type { IncomingHttpHeaders } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { formatError } from '../../graphql/format-error.js';
import type { Graph } from '../../graphql/schema.js';
import { MAX_TOKENS } from './find-document.js';

export interface TextFault {
  readonly status: number;
  readonly errors: readonly GraphQLFormattedError[];
}

/** The document that a text is, or where it is wrong, and why. */
export type ReadNewText = (text: string, headers: IncomingHttpHeaders) => Promise<DocumentNode | TextFault>;

/** Validation stops here, and adds a word that it did. */
const MOST_FAULTS = 4;

/** Headers that no page of another site can send without asking first. */
const OURS = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization', 'key'];

/** Apollo copies what it is given, so what it found is put into something in it. */
interface Reading {
  readonly found: { document?: DocumentNode };
}

/**
 * Apollo Server reads what is new: it parses, validates, reports, and keeps other sites' forms out. What it found valid goes
 * on down the road as everything that is known does, so nothing is carried out or put in form in two ways.
 */
export async function newTextReader({ schema }: Graph, logger: Logger): Promise<ReadNewText> {
  const apollo = new ApolloServer<Reading>({
    gateway: {
      onSchemaLoadOrUpdate: (listener) => {
        // The text is for reports to Apollo, which are off.
        listener({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: () => Promise.resolve({ executor: () => Promise.resolve({ data: {} }) }),
      stop: () => Promise.resolve(),
    },
    introspection: true,
    csrfPrevention: { requestHeaders: OURS },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    documentStore: null,
    persistedQueries: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationOptions: { maxErrors: MOST_FAULTS },
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
      {
        requestDidStart: ({ contextValue }) =>
          Promise.resolve({
            didResolveOperation: ({ document }) => {
              contextValue.found.document = document;
              return Promise.resolve();
            },
          }),
      },
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await apollo.start();
  return async (query, given) => {
    const reading: Reading = { found: {} };
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, String(value));
    // What the answer is sent as is settled already.
    headers.set('accept', 'application/json');
    const { status = 200, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: { query } },
      context: () => Promise.resolve(reading),
    });
    if (reading.found.document) return reading.found.document;
    const { errors } = JSON.parse(body.kind === 'complete' ? body.string : '{}') as Partial<TextFault>;
    return { status, errors: errors ?? [] };
  };
}
