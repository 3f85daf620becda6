import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startWorkers, type Workers } from '../../src/platform/jobs/workers.js';
import {
  LEASE_SECONDS,
  LOOK_MS,
  type JobData,
  type JobEngine,
  type JobKinds,
  type JobRun,
} from '../../src/platform/jobs/jobs.js';
import { lastOccurrenceIn } from '../../src/gateway/work.js';
import { jobEngine, jobSender } from '../../src/platform/jobs/job-engine.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

let database: TestDatabase;
let engine: JobEngine;
beforeEach(async () => {
  database = await openTestDatabase();
  engine = jobEngine(database);
});
afterEach(() => database.close());

const complaints: string[] = [];

function workers(kinds: JobKinds, on: JobEngine = engine): Workers {
  const started = startWorkers({
    engine: on,
    kinds,
    lastOccurrence: lastOccurrenceIn('UTC'),
    complain: (what) => complaints.push(what),
  });
  onTestFinished(() => started.stop());
  return started;
}

/** Notes what it is given. */
function noting() {
  const seen: JobData[] = [];
  return {
    seen,
    kind: {
      concurrency: 2,
      handler: (data: JobData) => {
        seen.push(data);
        return Promise.resolve();
      },
    },
  };
}

const stateOf = async (id: string) => {
  const rows = await database.execute<{ state: string }>(
    `SELECT state::text AS "state" FROM pgboss.job WHERE data->>'id' = $1`,
    [id],
  );
  return rows.map(({ state }) => state);
};

describe('a job', () => {
  it('is done once, with the data it was sent with', async () => {
    const { seen, kind } = noting();
    workers({ 'webhook-upkeep': kind });
    await engine.send('webhook-upkeep', { id: 'one' });
    await expect.poll(() => stateOf('one')).toEqual(['completed']);
    expect(seen).toEqual([{ id: 'one' }]);
  });

  it('that is sent in a transaction is there when that is committed, and never when it is rolled back', async () => {
    const send = (id: string, fault?: Error) =>
      database.transact(5_000, async (session) => {
        await jobSender(session).send('webhook-upkeep', { id });
        if (fault) throw fault;
      });
    await send('kept');
    await expect(send('lost', new Error('no'))).rejects.toThrow('no');
    expect(await stateOf('kept')).toEqual(['created']);
    expect(await stateOf('lost')).toEqual([]);
  });

  it('waits once under its key, and again when the first was taken', async () => {
    for (const id of ['a', 'b']) await engine.send('webhook-upkeep', { id }, { key: 'same' });
    expect((await engine.waiting()).get('webhook-upkeep')).toBe(1);
    await engine.take('webhook-upkeep', 5);
    await engine.send('webhook-upkeep', { id: 'c' }, { key: 'same' });
    expect((await engine.waiting()).get('webhook-upkeep')).toBe(1);
  });

  it('that is to be sent once is not sent again, also when it is done', async () => {
    await engine.send('webhook-upkeep', { id: 'a' }, { once: '2026-11-17' });
    const [job] = await engine.take('webhook-upkeep', 5);
    await engine.complete(job!);
    await engine.send('webhook-upkeep', { id: 'b' }, { once: '2026-11-17' });
    expect((await engine.waiting()).get('webhook-upkeep')).toBe(0);
  });

  it('does not begin before its time', async () => {
    await engine.send('webhook-upkeep', { id: 'later' }, { at: new Date(Date.now() + 3_600_000) });
    expect(await engine.due(['webhook-upkeep'])).toEqual([]);
    expect(await engine.take('webhook-upkeep', 5)).toEqual([]);
  });

  it('that fails is tried again, and keeps no word of what went wrong but its name', async () => {
    const runs: number[] = [];
    workers({
      'webhook-upkeep': {
        concurrency: 1,
        handler: (_data, { retries }: JobRun) => {
          runs.push(retries);
          return retries < 1 ? Promise.reject(new TypeError('the SSN 123-45-6789')) : Promise.resolve();
        },
      },
    });
    await engine.send('webhook-upkeep', { id: 'twice' });
    await expect.poll(() => stateOf('twice')).toEqual(['completed']);
    expect(runs).toEqual([0, 1]);
    expect(complaints).toContain('webhook-upkeep');
    expect((await database.dump()).includes('123-45-6789')).toBe(false);
  });

  it('whose process is gone is taken up by another, and the first is told when it comes back', async () => {
    await engine.send('webhook-upkeep', { id: 'orphan' });
    const [first] = await engine.take('webhook-upkeep', 1);
    expect(await engine.due(['webhook-upkeep'])).toEqual([]);
    await database.execute(`UPDATE pgboss.job SET started_on = now() - interval '1 minute' WHERE state = 'active'`, []);
    expect(await engine.due(['webhook-upkeep'])).toEqual(['webhook-upkeep']);
    const { seen, kind } = noting();
    workers({ 'webhook-upkeep': kind });
    await expect.poll(() => seen).toEqual([{ id: 'orphan' }]);
    expect([...(await engine.renew([first!]))]).toEqual([]);
  });

  it('whose process is gone begins again within five seconds, and later each time that it takes its process along', async () => {
    expect(LEASE_SECONDS * 1_000 + LOOK_MS).toBeLessThanOrEqual(5_000);
    await engine.send('webhook-upkeep', { id: 'deadly' });
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const [job] = await engine.take('webhook-upkeep', 1);
      expect(job).toMatchObject({ retries: time });
      await database.execute(
        `UPDATE pgboss.job SET started_on = now() - interval '1 minute' WHERE state = 'active'`,
        [],
      );
      await engine.due(['webhook-upkeep']);
      const [row] = await database.execute<{ wait: number }>(
        `SELECT round(extract(epoch FROM start_after - now()))::integer AS "wait" FROM pgboss.job WHERE data->>'id' = 'deadly'`,
        [],
      );
      waits.push(Math.max(0, row!.wait));
      await database.execute(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`, []);
    }
    expect(waits).toEqual([0, 2, 4, 8]);
  });

  it('that another process has taken up is not settled by the first', async () => {
    await engine.send('webhook-upkeep', { id: 'twice' });
    const [first] = await engine.take('webhook-upkeep', 1);
    await engine.putBack(first!);
    expect(await stateOf('twice')).toEqual(['retry']);
    const [second] = await engine.take('webhook-upkeep', 1);
    expect(second).toEqual({ ...first, retries: 1 });
    await engine.complete(first!);
    await engine.fail(first!, 'late');
    await engine.putBack(first!);
    expect(await stateOf('twice')).toEqual(['active']);
    await engine.complete(second!);
    expect(await stateOf('twice')).toEqual(['completed']);
  });

  it('that is not renewed in time is told to stop, also when the database does not respond', async () => {
    const never = { ...engine, renew: () => new Promise<never>(() => undefined) };
    const begun = vi.fn();
    const handler = (_data: JobData, { signal }: JobRun) =>
      new Promise<void>((resolve) => {
        begun();
        signal.addEventListener('abort', () => {
          resolve();
        });
      });
    await engine.send('webhook-upkeep', { id: 'held' });
    workers({ 'webhook-upkeep': { concurrency: 1, handler } }, never);
    await expect.poll(() => begun.mock.calls.length).toBe(1);
    const later = performance.now() + LEASE_SECONDS * 1_000 + 1;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => later);
    await expect.poll(() => begun.mock.calls.length).toBe(2);
    now.mockRestore();
  });

  it('that is renewed stays with its process', async () => {
    await engine.send('webhook-upkeep', { id: 'mine' });
    const jobs = await engine.take('webhook-upkeep', 1);
    await database.execute(
      `UPDATE pgboss.job SET started_on = now() - interval '${LEASE_SECONDS - 1} seconds' WHERE state = 'active'`,
      [],
    );
    expect([...(await engine.renew(jobs))]).toEqual(jobs.map(({ id }) => id));
    await database.execute(
      `UPDATE pgboss.job SET started_on = started_on - interval '${LEASE_SECONDS - 2} seconds'`,
      [],
    );
    expect(await engine.due(['webhook-upkeep'])).toEqual([]);
    expect(await stateOf('mine')).toEqual(['active']);
  });
});

describe('workers', () => {
  it('of two processes share the jobs, and none is done twice', async () => {
    const [one, other] = [noting(), noting()];
    const ids = Array.from({ length: 40 }, (_, number) => String(number));
    for (const id of ids) await engine.send('webhook-upkeep', { id });
    const both = [
      workers({ 'webhook-upkeep': one.kind }),
      workers({ 'webhook-upkeep': other.kind }, jobEngine(database)),
    ];
    await expect.poll(() => one.seen.length + other.seen.length).toBe(ids.length);
    expect([...one.seen, ...other.seen].map(({ id }) => id).sort()).toEqual([...ids].sort());
    const counted = () => both.map((each) => each.counts().get('webhook-upkeep')?.done ?? 0);
    await expect.poll(() => counted().reduce((sum, done) => sum + done)).toBe(ids.length);
  });

  it('begin what a cron expression says once for all processes', async () => {
    const [one, other] = [noting(), noting()];
    const everyMinute = { ...one.kind, cron: '* * * * *' };
    workers({ 'webhook-upkeep': everyMinute });
    workers({ 'webhook-upkeep': { ...other.kind, cron: '* * * * *' } });
    await expect.poll(() => one.seen.length + other.seen.length).toBeGreaterThan(0);
    const rows = await database.execute<{ count: number }>(
      `SELECT count(*)::integer AS "count" FROM pgboss.job GROUP BY singleton_key`,
      [],
    );
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  });

  it('begin what was to be begun while no process was there, however long ago', async () => {
    const late = noting();
    const now = new Date();
    const tenHoursAgo = (now.getUTCHours() + 14) % 24;
    workers({ 'webhook-upkeep': { ...late.kind, cron: `${now.getUTCMinutes()} ${tenHoursAgo} * * *` } });
    await expect.poll(() => late.seen.length).toBe(1);
  });

  it('that stop tell what is at work, wait for it, put it back, and begin nothing more', async () => {
    const ended = vi.fn();
    const stopped = workers({
      'webhook-upkeep': {
        concurrency: 1,
        handler: (_data, { signal }) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              ended();
              resolve();
            });
          }),
      },
    });
    await engine.send('webhook-upkeep', { id: 'long' });
    await engine.send('webhook-upkeep', { id: 'next' });
    await expect.poll(() => stateOf('long')).toEqual(['active']);
    await stopped.stop();
    expect(ended).toHaveBeenCalledOnce();
    expect([await stateOf('long'), await stateOf('next')]).toEqual([['retry'], ['created']]);
  });
});
