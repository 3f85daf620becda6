import type { GraphQLSchema } from 'graphql';
import type { HiveClient } from '@graphql-hive/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { UsageReports } from '../http/road/usage-reports.js';

export interface HiveReports extends UsageReports {
  /** Goes on with another token. */
  use(hive: Config['hive']): void;
  close(): Promise<void>;
}

type Hive = NonNullable<Config['hive']>;

const NANOSECONDS = 1_000_000;
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
  const closing = new Set<Promise<void>>();
  return {
    carriedOut: ({ document, operationName }, { name }, { errors }, milliseconds) => {
      client.collectRequest({
        args: { schema, document, operationName, contextValue: { name } },
        result: errors ? { errors } : {},
        duration: Math.round(milliseconds * NANOSECONDS),
      });
    },
    use: (next) => {
      if (!next || next.token === hive.token) return;
      const before = client.dispose();
      closing.add(before.finally(() => closing.delete(before)));
      [hive, client] = [next, connect(next)];
    },
    close: async () => {
      await Promise.all([...closing, client.dispose()]);
    },
  };
}
