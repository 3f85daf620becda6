import { setTimeout as sleep } from 'node:timers/promises';
import {
  parse,
  print,
  separateOperations,
  visit,
  type DocumentNode,
  type FloatValueNode,
  type GraphQLSchema,
  type IntValueNode,
  type StringValueNode,
} from 'graphql';
import type { HiveClient } from '@graphql-hive/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { obtain } from '../domain/obtain.js';
import type { UsageReports } from '../http/road/usage-reports.js';

export interface HiveReports extends UsageReports {
  /** Goes on with another token. */
  use(hive: Config['hive']): void;
  close(): Promise<void>;
}

type Hive = NonNullable<Config['hive']>;

const NANOSECONDS = 1_000_000;
const LONGEST_END_MS = 2_000;
/** Reports are small and few, and whoever waits for them does not wait long. */
const SENDING = { maxSize: 1_500, sendInterval: 10_000, timeout: 5_000, maxRetries: 1 };

/**
 * Usage for Hive, when a target is given; until then nothing is loaded. Operations are sent as they were written, without the values in
 * them and without variables. The client of Hive gathers them and gives up for a while where nobody answers.
 */
export async function hiveReports(
  given: Config['hive'],
  schema: GraphQLSchema,
  logger: Logger,
): Promise<HiveReports | undefined> {
  if (!given) return undefined;
  const [{ createHive }, { Logger: HiveLogger }] = await Promise.all([
    import('@graphql-hive/core'),
    import('@graphql-hive/logger'),
  ]);
  const complaints = new HiveLogger({
    level: 'warn',
    writers: [
      {
        write: (_level, _attributes, message) => {
          logger.warn({ fault: message ?? 'unknown' }, 'usage was not reported');
        },
      },
    ],
  });
  const connect = ({ token, target, usageUrl }: Hive): HiveClient =>
    createHive({
      enabled: true,
      token,
      autoDispose: false,
      agent: { ...SENDING, name: 'loan-gateway' },
      usage: { target, clientInfo: ({ name }: { readonly name: string }) => ({ name, version: '' }) },
      ...(usageUrl && {
        selfHosting: { usageEndpoint: usageUrl, graphqlEndpoint: usageUrl, applicationUrl: usageUrl },
      }),
      logger: complaints,
    });
  let [hive, client] = [given, connect(given)];
  return {
    carriedOut: ({ document, operationName }, { name }, { errors }, milliseconds) => {
      client.collectRequest({
        args: { schema, document: withoutValues(document, operationName), operationName, contextValue: { name } },
        result: errors ? { errors } : {},
        duration: Math.round(milliseconds * NANOSECONDS),
      });
    },
    use: (next) => {
      if (!next || next.token === hive.token) return;
      void client.dispose();
      [hive, client] = [next, connect(next)];
    },
    // Sends what is left. A registry that does not answer is no reason to stop in disorder.
    close: () => Promise.race([client.dispose(), sleep(LONGEST_END_MS, undefined, { ref: false })]),
  };
}

const told = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/** The operation by itself, as it is told: made once for as long as the document is known. */
function withoutValues(document: DocumentNode, operationName: string | null | undefined): DocumentNode {
  const operations = obtain(told, document, () => new Map<string, DocumentNode>());
  return obtain(operations, operationName ?? '', () => {
    const separate = separateOperations(document);
    const text = print(visit(separate[operationName ?? ''] ?? Object.values(separate)[0] ?? document, BLANKED));
    // Hive's client names a document by a digest of its JSON, at each request: of the text alone that is short, and no value is in it.
    return Object.defineProperty(parse(text, { noLocation: true }), 'toJSON', { value: () => text });
  });
}

const BLANKED = {
  IntValue: (node: IntValueNode) => ({ ...node, value: '0' }),
  FloatValue: (node: FloatValueNode) => ({ ...node, value: '0.0' }),
  StringValue: (node: StringValueNode) => ({ ...node, value: '', block: false }),
};
