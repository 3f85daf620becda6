import { createHash, randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import {
  LEASE_SECONDS,
  type JobData,
  type JobEngine,
  type JobName,
  type JobSender,
  type RetryLimits,
  type SendOptions,
  type TakenJob,
} from './jobs.js';
import type { Database, Session } from '../postgres/database.js';

/** A failed job is repeated after 1, 2, 4 … seconds and up to twice that, for some hours in all. */
const RETRIED = { retryLimit: 12, retryDelay: 1, retryBackoff: true };
/** A job that is sent once is remembered for half a day; nothing is read of it after that. */
const KEPT = { archiveCompletedAfterSeconds: 12 * 3_600, deleteAfterDays: 1 };

/**
 * pg-boss on a database of ours. Its tables come with the migrations; its own timers stay off, because their rejected
 * promises are unhandled, and a short outage of the database would end the process.
 */
const bossOn = (db: PgBoss.Db) => new PgBoss({ db, ...KEPT, migrate: false, supervise: false, schedule: false });

/** Within a transaction of ours: the job is there once that is committed. */
export function jobSender(session: Session, limits: RetryLimits = {}): JobSender {
  const boss = bossOn({
    executeSql: async (text: string, values: unknown[]) => ({
      rows: await session.read({ text, values: values.map(asParameter) }),
    }),
  });
  return senderBy(boss, limits);
}

/** JSON goes as text, and what is not given as nothing. */
const asParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : (value ?? null);

const policyOf = (limits: RetryLimits, name: JobName) => ({
  ...RETRIED,
  retryLimit: limits[name] ?? RETRIED.retryLimit,
  expireInSeconds: LEASE_SECONDS,
});

const optionsOf = (name: JobName, { at, afterMs, once, key }: SendOptions) => ({
  ...(at && { startAfter: at }),
  ...(afterMs !== undefined && { startAfter: afterMs / 1_000 }),
  ...(once !== undefined && { id: idOf(name, once) }),
  singletonKey: key ?? once ?? randomUUID(),
});

const senderBy = (boss: PgBoss, limits: RetryLimits): JobSender => ({
  send: async (name, data, options = {}) => {
    await boss.send(name, data, { ...policyOf(limits, name), ...optionsOf(name, options) });
  },
  sendAll: async (name, jobs) => {
    const every = { name, ...policyOf(limits, name) };
    if (jobs.length > 0) await boss.insert(jobs.map(({ key, data }) => ({ ...every, data, singletonKey: key })));
  },
});

/** The same for the same words: a second job of this id is not taken. */
function idOf(name: string, once: string): string {
  const digest = createHash('sha256').update(`${name} ${once}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join('-');
}

const NOW = `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "now"`;

const DUE = `SELECT "queue"."name" FROM unnest($1::text[]) AS "queue" ("name") WHERE EXISTS (
    SELECT 1 FROM pgboss.job WHERE job.name = "queue"."name" AND job.state < 'active' AND job.start_after < now())
  UNION ALL SELECT '' WHERE EXISTS (
    SELECT 1 FROM pgboss.job WHERE state = 'active' AND started_on + expire_in < now())`;

/** The first time at once, because a process that is killed is no fault of its jobs. */
const TAKE_FROM_GONE = `UPDATE pgboss.job SET
    state = CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END::pgboss.job_state,
    completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END,
    start_after = now() + CASE retry_count WHEN 0 THEN 0 ELSE retry_delay * 2 ^ LEAST(16, retry_count) END * interval '1 second'
  WHERE state = 'active' AND started_on + expire_in < now()`;

const RENEW = `UPDATE pgboss.job SET started_on = now() FROM unnest($1::text[], $2::uuid[], $3::integer[]) AS "mine" ("name", "id", "retries")
  WHERE job.name = "mine"."name" AND job.id = "mine"."id" AND job.retry_count = "mine"."retries" AND job.state = 'active'
  RETURNING job.id::text AS "id"`;

/** A job that another process has taken up since was begun once more. */
const MINE = `name = $1 AND id = $2::uuid AND retry_count = $3::integer AND state = 'active'`;
const COMPLETE = `UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE ${MINE}`;
const PUT_BACK = `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE ${MINE}`;
const FAIL = `UPDATE pgboss.job SET output = $4::jsonb,
    state = CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END::pgboss.job_state,
    completed_on = CASE WHEN retry_count < retry_limit THEN NULL ELSE now() END,
    start_after = now() + retry_delay * 2 ^ LEAST(16, retry_count) * (1 + random()) * interval '1 second'
  WHERE ${MINE}`;
const mine = ({ name, id, retries }: TakenJob): unknown[] => [name, id, retries];

const WAITING = `SELECT queue.name, (SELECT count(*) FROM pgboss.job WHERE job.name = queue.name AND state < 'active')::integer AS "count"
  FROM pgboss.queue`;

export function jobEngine({ execute }: Pick<Database, 'execute'>, limits: RetryLimits = {}): JobEngine {
  const boss = bossOn({
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await execute(text, values) }),
  });
  return {
    ...senderBy(boss, limits),
    now: async () => {
      const [row] = await execute<{ now: string }>(NOW, []);
      if (!row) throw new Error('The database does not tell the time');
      return new Date(row.now);
    },
    due: async (names) => {
      const ask = async () => (await execute<{ name: string }>(DUE, [names])).map(({ name }) => name);
      const found = await ask();
      if (!found.includes('')) return found;
      await execute(TAKE_FROM_GONE, []);
      return (await ask()).filter((name) => name !== '');
    },
    take: async (name, most) => {
      const jobs = await boss.fetch<JobData>(name, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, data, retryCount }) => ({ id, name, data, retries: retryCount }));
    },
    renew: async (jobs) => {
      const columns = [jobs.map(({ name }) => name), jobs.map(({ id }) => id), jobs.map(({ retries }) => retries)];
      const rows = await execute<{ id: string }>(RENEW, columns);
      return new Set(rows.map(({ id }) => id));
    },
    complete: async (job) => {
      await execute(COMPLETE, mine(job));
    },
    fail: async (job, why) => {
      await execute(FAIL, [...mine(job), JSON.stringify({ why })]);
    },
    putBack: async (job) => {
      await execute(PUT_BACK, mine(job));
    },
    tidy: async () => {
      await boss.maintain();
    },
    waiting: async () => {
      const rows = await execute<{ name: string; count: number }>(WAITING, []);
      return new Map(rows.map(({ name, count }) => [name, count]));
    },
  };
}
