import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS_OF_BATCHES } from '../../src/platform/postgres/bounded-client.js';
import { openPipelinedConnections } from '../../src/platform/postgres/read-pool.js';
import type { Planning } from '../../src/platform/postgres/statement.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ECHO = 'SELECT $1::text AS "said", $2::integer AS "number", pg_backend_pid() AS "connection"';
interface Echo {
  readonly said: string | null;
  readonly number: number;
  readonly connection: number;
}
const echo = async (said: string | null, number = 0) =>
  (await database.read<Echo>({ text: ECHO, values: [said, number] }))[0]!;
const many = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => echo(`no. ${n}`, n)));
const connectionsOf = (echoes: readonly Echo[]) => new Set(echoes.map(({ connection }) => connection));
/** Each of its own: the same, asked at once, would be one. */
let sleeps = 0;
const slept = (seconds = 0.5) =>
  database.read({ text: 'SELECT pg_sleep($1)::text AS "slept", $2::integer', values: [seconds, (sleeps += 1)] });

/** Takes every connection that is not shared, until it is told to give them back. */
async function takePool(): Promise<() => Promise<unknown>> {
  let release: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const taken = Array.from({ length: 8 }, () =>
    database.prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        begun += 1;
        await released;
      },
      { timeout: 20_000, maxWait: 20_000 },
    ),
  );
  await expect.poll(() => begun).toBe(8);
  return () => {
    release();
    return Promise.all(taken);
  };
}

/** From outside: on a busy machine some of them may be of the pool, which would end itself. */
const endConnections = (pids: readonly number[]) =>
  database.run(`SELECT pg_terminate_backend("pid") FROM unnest(ARRAY[${pids.join()}]) AS t("pid")`);

/** Connections are made when they are first asked for. */
const untilShared = () => expect.poll(async () => connectionsOf(await many(20)).size).toBeLessThanOrEqual(2);

describe('reads that share a connection', () => {
  it('get each its own answer', async () => {
    await untilShared();
    for (let time = 0; time < 20; time += 1) {
      const echoes = await many(30);
      expect(echoes).toMatchObject(echoes.map((_, n) => ({ said: `no. ${n}`, number: n })));
    }
  });

  it('share it however many they are', async () => {
    await untilShared();
    const connections = connectionsOf(await many(20));
    const echoes = await many(120);
    expect(echoes.map(({ said }) => said)).toEqual(echoes.map((_, n) => `no. ${n}`));
    const shared = async () => (await many(120)).filter(({ connection }) => connections.has(connection)).length;
    await expect.poll(shared).toBeGreaterThan(90);
  });

  it('tell text from nothing, and give every value back as it was', async () => {
    expect(await echo(null)).toMatchObject({ said: null });
    expect(await echo('')).toMatchObject({ said: '' });
    expect(await echo('Ünï\\"\'\n$1', -1)).toMatchObject({ said: 'Ünï\\"\'\n$1', number: -1 });
  });

  it('fail alone, and say why', async () => {
    await untilShared();
    const divide = (by: number) =>
      database.read<{ share: number }>({ text: 'SELECT 12 / $1::integer AS "share"', values: [by] });
    const answers = await Promise.allSettled([divide(3), divide(0), divide(4), echo('still here')]);
    expect(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : answer.value))).toEqual([
      [{ share: 4 }],
      expect.stringContaining('division by zero'),
      [{ share: 3 }],
      expect.objectContaining({ said: 'still here' }),
    ]);
  });

  it('do not wait for a slow one before them', async () => {
    await untilShared();
    let isSlept = false;
    const both = Promise.all([slept(), slept()]).then(() => {
      isSlept = true;
    });
    await many(20);
    await sleep(50);
    await many(20);
    expect(isSlept).toBe(false);
    await both;
    await untilShared();
  });

  it('are answered by whichever connection is first', async () => {
    await untilShared();
    const release = await takePool();
    await Promise.all([slept(0.1), slept(0.1), many(20)]);
    await release();
    await untilShared();
  });

  it('are asked again when the connection is lost', async () => {
    await untilShared();
    const [victim] = connectionsOf(await many(20));
    const asked = [slept(), many(20), slept(), many(20)];
    await endConnections([victim!]);
    const [, first, , second] = (await Promise.all(asked)) as [unknown, Echo[], unknown, Echo[]];
    expect([...first, ...second].map(({ number }) => number)).toEqual([...Array(20).keys(), ...Array(20).keys()]);
    await untilShared();
  });
});

describe('the same, asked by many', () => {
  const COUNT = `SELECT nextval('"carried_out"')::integer AS "time", $1::text AS "said"`;
  const count = async (said: string, planning: Planning) =>
    (await database.read<{ time: number; said: string }>({ text: COUNT, values: [said] }, planning))[0]!;
  beforeEach(async () => {
    await database.prisma.$executeRaw`DROP SEQUENCE IF EXISTS "carried_out"`;
    await database.prisma.$executeRaw`CREATE SEQUENCE "carried_out"`;
    await untilShared();
  });

  it('runs once for callers before it is sent, and again for later ones', async () => {
    const together = await Promise.all(Array.from({ length: 30 }, () => count('a', 'ONCE')));
    expect(new Set(together)).toEqual(new Set([{ time: 1, said: 'a' }]));
    const asked = count('a', 'ONCE');
    await setImmediate();
    expect([await count('a', 'ONCE'), await asked]).toEqual([
      { time: 3, said: 'a' },
      { time: 2, said: 'a' },
    ]);
  });

  it('is carried out once for those who wait for a connection', async () => {
    const times = await Promise.all(Array.from({ length: 30 }, () => count('a', 'EACH_TIME')));
    // Six are under way at once.
    expect(new Set(times.map(({ time }) => time)).size).toBe(7);
  });

  it.each(['ONCE', 'EACH_TIME'] as const)('is another for other values (%s)', async (planning) => {
    const said = Array.from({ length: 30 }, (_, n) => `no. ${n}`);
    const answers = await Promise.all(said.map((each) => count(each, planning)));
    expect(answers.map((answer) => answer.said)).toEqual(said);
    expect(new Set(answers.map(({ time }) => time)).size).toBe(30);
  });

  it('that writes is carried out for each', async () => {
    const write = () => database.write<{ time: number }>({ text: COUNT, values: ['a'] });
    const times = (await Promise.all(Array.from({ length: 30 }, write))).map(([row]) => row?.time);
    expect(times.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });

  it('fails for all of them, and runs again afterwards', async () => {
    const divide = () => database.read({ text: 'SELECT 12 / $1::integer AS "share"', values: [0] });
    const answers = await Promise.allSettled([divide(), divide()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(divide()).rejects.toThrow('division by zero');
  });
});

describe('a pipelined connection on which slow statements wait', () => {
  it('takes no more than a few others', async () => {
    const elsewhere: string[] = [];
    const askElsewhere = ({ name }: { name: string }) => {
      elsewhere.push(name);
      return Promise.resolve([]);
    };
    const connections = openPipelinedConnections(
      { connectionString: database.url, limits: LIMITS_OF_BATCHES },
      askElsewhere,
    );
    try {
      const ask = (name: string) => connections.ask({ name, text: 'SELECT pg_sleep(0.015)::text AS "slept"' }, []);
      await expect
        .poll(async () => {
          elsewhere.length = 0;
          await ask('first');
          return elsewhere;
        })
        .toEqual([]);
      const slow = Array.from({ length: 60 }, (_, n) => ask(`slow ${n}`));
      await sleep(100);
      const late = ask('late');
      expect(elsewhere).toContain('late');
      await Promise.all([...slow, late]);
    } finally {
      await connections.close();
    }
  });
});

describe('a slow database', () => {
  const COUNTED = `SELECT nextval('"asked"')::integer AS "time", pg_sleep($1)::text`;
  const timesAsked = async () => {
    const [row] = await database.prisma.$queryRaw<{ times: number }[]>`
      SELECT CASE WHEN "is_called" THEN "last_value"::integer ELSE 0 END AS "times" FROM "asked"`;
    return row?.times;
  };
  beforeEach(async () => {
    await database.prisma.$executeRaw`DROP SEQUENCE IF EXISTS "asked"`;
    await database.prisma.$executeRaw`CREATE SEQUENCE "asked"`;
    await untilShared();
  });

  it('is asked the same twice at most', async () => {
    const slow = (n: number) => ({ text: COUNTED, values: [0.06 + n / 1e6] });
    const answers = await Promise.all(Array.from({ length: 32 }, (_, n) => database.read(slow(n))));
    await untilShared();
    expect(answers).toHaveLength(32);
    expect(await timesAsked()).toBeLessThanOrEqual(64);
  });

  it('that is lost meanwhile is not asked a third time', async () => {
    const held = (n: number) =>
      database.read({
        text: 'SELECT pg_advisory_xact_lock_shared($1)::text AS "held", $2::integer',
        values: [4711, n],
      });
    // The lanes had it first; what is asked again over the pool must not be lost as well.
    const CONNECTIONS = `SELECT pg_terminate_backend("pid") FROM (SELECT "pid" FROM pg_stat_activity
      WHERE "datname" = current_database() AND "query" LIKE '%AS "held"%' AND "wait_event_type" = 'Lock'
      ORDER BY "query_start" LIMIT 2) AS t`;
    // While there is one lane, it has both, and asks the second again over the pool.
    await expect.poll(async () => connectionsOf(await many(2)).size).toBe(2);
    await asAdministrator(database.url!, async (query) => {
      await query('SELECT pg_advisory_lock(4711)');
      const first = Promise.all([held(1), held(2)]);
      const behind = Array.from({ length: 10 }, (_, n) => database.read({ text: COUNTED, values: [n / 1e6] }));
      await Promise.all(behind);
      const before = await timesAsked();
      expect(await query(CONNECTIONS)).toHaveLength(2);
      await query('SELECT pg_advisory_unlock(4711)');
      await first;
      await untilShared();
      expect(await timesAsked()).toBe(before);
    });
  });
});

it.each(['ONCE', 'EACH_TIME'] as const)(
  'a column that gets another type is read as what it is (%s)',
  async (planning) => {
    await database.prisma.$executeRaw`CREATE TABLE "changing" AS SELECT 7 AS "value"`;
    const read = () =>
      database.read<{ value: unknown }>({ text: 'SELECT "value" FROM "changing"', values: [] }, planning);
    const many = () => Promise.all(Array.from({ length: 20 }, read));
    await untilShared();
    expect(await many()).toEqual(Array(20).fill([{ value: 7 }]));
    await database.prisma.$executeRaw`ALTER TABLE "changing" ALTER "value" TYPE text USING 'seven'`;
    expect(await many()).toEqual(Array(20).fill([{ value: 'seven' }]));
    await database.prisma.$executeRaw`DROP TABLE "changing"`;
  },
);

it('a statement that writes is not asked again when its connection is lost', async () => {
  await database.prisma.$executeRaw`CREATE SEQUENCE "times"`;
  await untilShared();
  const text = `SELECT nextval('"times"')::text, pg_terminate_backend(pg_backend_pid())::text`;
  await expect(database.write({ text, values: [] })).rejects.toThrow('terminat');
  expect(await database.prisma.$queryRaw`SELECT "last_value"::integer AS "times" FROM "times"`).toEqual([{ times: 1 }]);
});
