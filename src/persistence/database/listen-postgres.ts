import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Listen } from './database.js';

const PAUSE_MS = 1_000;

/** LISTEN on a connection of its own, which is opened again whenever it is lost. */
export const listenPostgres =
  (url: string): Listen =>
  async (channel, heard) => {
    const stopped = new AbortController();
    let client = await connect(url, channel, heard, again);

    function again() {
      if (stopped.signal.aborted) return;
      sleep(PAUSE_MS, undefined, { signal: stopped.signal })
        .then(() => connect(url, channel, heard, again))
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
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
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
  client.once('end', lost);
  return client;
}
