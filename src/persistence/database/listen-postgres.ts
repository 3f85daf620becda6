import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedClient } from './bounded-client.js';
import type { Listen } from './database.js';

const PAUSE_MS = 500;
/** Somebody who only listens does not notice by itself that nobody speaks any more. */
const ASK_MS = 1_000;
const LIMITS = { statementMs: 1_000, silentMs: 1_500 };

/** LISTEN on a connection of its own, which is opened again whenever it is lost or falls silent. */
export const listenPostgres =
  (url: () => string): Listen =>
  async (channel, heard) => {
    const stopped = new AbortController();
    let client = await connect(url(), channel, heard, again);

    function again() {
      if (stopped.signal.aborted) return;
      sleep(PAUSE_MS, undefined, { signal: stopped.signal })
        .then(() => connect(url(), channel, heard, again))
        .then(
          async (opened) => {
            client = opened;
            if (stopped.signal.aborted) await client.end();
            else heard(undefined);
          },
          () => {
            again();
          },
        );
    }

    return async () => {
      stopped.abort();
      await client.end().catch(() => undefined);
    };
  };

async function connect(
  connectionString: string,
  channel: string,
  heard: (payload: string | undefined) => void,
  lost: () => void,
): Promise<BoundedClient> {
  const client = new BoundedClient({ connectionString, connectionTimeoutMillis: 2_000, limits: LIMITS });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    heard(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const asking = setInterval(() => {
    client.query('SELECT 1').catch(() => undefined);
  }, ASK_MS).unref();
  client.once('end', () => {
    clearInterval(asking);
    lost();
  });
  return client;
}
