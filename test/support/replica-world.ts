import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import type { Config } from '../../src/gateway/config/config.js';
import { startGateway } from '../../src/gateway/main.js';
import type { OwnPostgres } from './own-postgres.js';
import { databaseUrl } from './postgres-databases.js';
import type { World } from './world.js';

/** The world's database, at a server that follows its own. */
export const standbyUrl = (world: World, standby: OwnPostgres): string =>
  databaseUrl(standby.url, new URL(world.database.url!).pathname.slice(1));

/** Conditions of a gateway's replicas, as its readiness tells them. */
export const conditionsAt = async (url: string): Promise<readonly string[] | undefined> =>
  ((await (await fetch(`${url}/health/ready`)).json()) as { replicas?: string[] }).replicas;

export interface Replicated {
  readonly readUrls: readonly string[];
  readonly longestLagSeconds?: number;
  readonly config?: Partial<Config>;
}

/** A gateway beside the world's, whose queries go to replicas; ready once all of them are followed. */
export async function replicatedGateway(
  world: World,
  { readUrls, longestLagSeconds = 600, config = {} }: Replicated,
): Promise<string> {
  const database = { kind: 'postgres' as const, url: world.database.url!, readUrls, longestLagSeconds };
  const logger = pino({ level: 'silent' });
  const gateway = await startGateway({ ...world.config, database, ...config }, { logger });
  onTestFinished(() => gateway.stop());
  await expect.poll(() => conditionsAt(gateway.url)).toEqual(readUrls.map(() => 'FOLLOWS'));
  return gateway.url;
}

/** Nothing more comes through until it goes on. */
export async function holdReplay(standby: OwnPostgres): Promise<() => Promise<void>> {
  await standby.query('SELECT pg_wal_replay_pause()');
  await expect
    .poll(() => standby.query(`SELECT pg_get_wal_replay_pause_state() AS "state"`))
    .toEqual([{ state: 'paused' }]);
  const goOn = async () => {
    await standby.query('SELECT pg_wal_replay_resume()');
  };
  onTestFinished(() => goOn().catch(() => undefined));
  return goOn;
}
