import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
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
import { CACHE_BOUNDS } from '../platform/runtime/cache-bounds.js';
import type { Config } from './config/config.js';
import { getOrCreate } from '../platform/runtime/get-or-create.js';
import type { UsageReports } from '../platform/http/pipeline/report-usage.js';

export interface HiveReports extends UsageReports {
  /** Goes on with another token. */
  use(hive: Config['hive']): void;
  close(): Promise<void>;
}

type Hive = NonNullable<Config['hive']>;

const NANOSECONDS = 1_000_000;
const LONGEST_END_MS = 2_000;
const { count: MOST, characters: LONGEST } = CACHE_BOUNDS.reportedOperations;
/** So many in a report, however seldom one is due: Hive takes 15 MB, and to write one out is one turn of the event loop. */
const SENDING = { maxSize: MOST, sendInterval: 10_000, timeout: 5_000, maxRetries: 1 };

/**
 * Schema usage for Hive, if a target is configured; until then nothing is loaded. Operations are sent as written,
 * without literal values and variables. Hive's client batches them and pauses while Hive does not answer.
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
  const complain = (fault: unknown) => {
    logger.warn({ fault: fault instanceof Error ? fault.name : fault }, 'usage could not be reported');
  };
  const complaints = new HiveLogger({
    level: 'warn',
    writers: [
      {
        write: (_level, _attributes, message) => {
          complain(message ?? 'unknown');
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
      usage: { target, max: MOST, clientInfo: ({ name }: { readonly name: string }) => ({ name, version: '' }) },
      ...(usageUrl && {
        selfHosting: { usageEndpoint: usageUrl, graphqlEndpoint: usageUrl, applicationUrl: usageUrl },
      }),
      logger: complaints,
    });
  let [hive, client] = [given, connect(given)];
  return {
    carriedOut: ({ document, operationName }, { name }, { errors }, milliseconds) => {
      const reported = reportedOf(document, operationName);
      if (!reported) return;
      client.collectRequest({
        args: { schema, document: reported, operationName, contextValue: { name } },
        result: errors ? { errors } : {},
        duration: Math.round(milliseconds * NANOSECONDS),
      });
    },
    use: (next) => {
      if (!next || next.token === hive.token) return;
      client.dispose().catch(complain);
      [hive, client] = [next, connect(next)];
    },
    // Sends what is left. A registry that does not answer is no reason to stop in disorder.
    close: () => Promise.race([client.dispose().catch(complain), sleep(LONGEST_END_MS, undefined, { ref: false })]),
  };
}

type Reported = DocumentNode | 'TOO_LONG';

const known = new WeakMap<DocumentNode, Map<string, Reported>>();

/**
 * The operation alone, computed once for as long as its document is known; undefined if it is too long to keep
 * thousands. Hive's client sends it without its values, but names it by a digest of its JSON at each request: so its
 * JSON is a digest of the rest without them.
 */
function reportedOf(document: DocumentNode, operationName: string | null | undefined): DocumentNode | undefined {
  const operations = getOrCreate(known, document, () => new Map<string, Reported>());
  const reported = getOrCreate<string, Reported>(operations, operationName ?? '', () => {
    const separate = separateOperations(document);
    const operation = separate[operationName ?? ''] ?? Object.values(separate)[0] ?? document;
    const text = print(visit(operation, BLANKED));
    if (text.length > LONGEST) return 'TOO_LONG';
    const name = hash('sha256', text);
    return Object.defineProperty({ ...operation }, 'toJSON', { value: () => name });
  });
  return reported === 'TOO_LONG' ? undefined : reported;
}

const BLANKED = {
  IntValue: (node: IntValueNode) => ({ ...node, value: '0' }),
  FloatValue: (node: FloatValueNode) => ({ ...node, value: '0.0' }),
  StringValue: (node: StringValueNode) => ({ ...node, value: '', block: false }),
};
