import { Redis } from 'ioredis';
import pg from 'pg';

/** What answers on this machine. The suite runs on PGlite everywhere, and on these too where they are. */
export interface Engines {
  readonly postgres: { readonly url: string; readonly version: string } | undefined;
  readonly redis: { readonly url: string; readonly version: string } | undefined;
}

/** TEST_DATABASE_URL and TEST_REDIS_URL name other ones; `none` keeps away from those that answer. */
export async function findEngines(env: NodeJS.ProcessEnv): Promise<Engines> {
  const [postgres, redis] = await Promise.all([
    askPostgres(env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres', env.TEST_DATABASE_URL),
    askRedis(env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379', env.TEST_REDIS_URL),
  ]);
  return { postgres, redis };
}

/** An engine that was named must answer; one that was only guessed may be absent. */
function absent(named: string | undefined, error: unknown): undefined {
  if (named !== undefined) throw error;
  return undefined;
}

async function askPostgres(url: string, named: string | undefined): Promise<Engines['postgres']> {
  if (named === 'none') return undefined;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; creates: boolean }>(
      `SELECT current_setting('server_version') AS version, rolcreatedb OR rolsuper AS creates
       FROM pg_roles WHERE rolname = current_user`,
    );
    await client.end();
    const [answer] = rows;
    return answer?.creates ? { url, version: answer.version.split(' ')[0] ?? answer.version } : undefined;
  } catch (error) {
    absent(named, error);
    return;
  }
}

async function askRedis(url: string, named: string | undefined): Promise<Engines['redis']> {
  if (named === 'none') return undefined;
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 1_500, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? 'unknown';
    return { url, version };
  } catch (error) {
    absent(named, error);
    return;
  } finally {
    redis.disconnect();
  }
}
