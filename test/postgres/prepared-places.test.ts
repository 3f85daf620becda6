import { afterAll, beforeAll, expect, it } from 'vitest';
import { CACHE_BOUNDS } from '../../src/platform/runtime/cache-bounds.js';
import type { Database } from '../../src/platform/postgres/database.js';
import { LIMITS_OF_BATCHES } from '../../src/platform/postgres/bounded-client.js';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import type { Statement } from '../../src/platform/postgres/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

let database: TestDatabase;
/** What is written goes to its one connection that is not shared. */
let single: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  single = openPostgres(database.url!, LIMITS_OF_BATCHES, { poolSize: 1 });
});
afterAll(async () => {
  await single.close();
  await database.close();
});

const { count } = CACHE_BOUNDS.preparedStatements;
const odd = (n: number): Statement => ({ text: `SELECT $1::integer + ${n} AS "sum"`, values: [1] });
const oddOnes = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => odd(from + n));
const HOT: Statement = { text: 'SELECT $1::integer * 2 AS "twice"', values: [21] };
const KEPT: Statement = { text: 'SELECT "statement" AS "text" FROM pg_prepared_statements', values: [] };
const kept = async () => (await single.write<{ readonly text: string }>(KEPT)).map(({ text }) => text);
const askAll = (statements: readonly Statement[]) => Promise.all(statements.map((each) => single.write(each)));

it('a statement is prepared however many others were before it, and a connection keeps no more than its places', async () => {
  await askAll(oddOnes(0, count + 300));
  expect(await single.write(HOT)).toEqual([{ twice: 42 }]);
  const texts = await kept();
  expect(texts).toContain(HOT.text);
  expect(texts.length).toBeLessThanOrEqual(count);
});

it('the one that is used stays, others leave', async () => {
  for (let from = 2_000; from < 2_000 + 2 * count; from += 100) {
    await askAll(oddOnes(from, from + 100));
    expect(await single.write(HOT)).toEqual([{ twice: 42 }]);
    expect(await kept()).toContain(HOT.text);
  }
  expect(await kept()).not.toContain(odd(2_000).text);
});

it('one that left is prepared again when it is asked for, in transactions too and behind one that failed', async () => {
  await single.transact(10_000, async (session) => {
    const rows = await Promise.all(oddOnes(10_000, 10_000 + count + 100).map((each) => session.read(each)));
    expect(rows.at(-1)).toEqual([{ sum: 10_000 + count + 100 }]);
  });
  expect(await kept()).not.toContain(HOT.text);
  const failing = single.transact(10_000, async (session) => {
    const asked = [{ text: 'SELECT 1 / $1::integer', values: [0] }, ...oddOnes(0, 50), HOT].map((each) =>
      session.read(each),
    );
    await Promise.all(asked);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await askAll([odd(7), HOT, odd(7), HOT])).toEqual([
    [{ sum: 8 }],
    [{ twice: 42 }],
    [{ sum: 8 }],
    [{ twice: 42 }],
  ]);
  const texts = await kept();
  expect(texts).toContain(HOT.text);
  expect(texts.length).toBeLessThanOrEqual(count);
});

it('reads that share connections get their rows while others take the places', async () => {
  for (let from = 20_000; from < 20_000 + 2 * count; from += 100) {
    const asked = oddOnes(from, from + 100).flatMap((each) => [each, HOT]);
    const rows = await Promise.all(asked.map((each) => single.read(each)));
    expect(rows.filter((_, n) => n % 2 === 1)).toEqual(Array.from({ length: 100 }, () => [{ twice: 42 }]));
    expect(rows.filter((_, n) => n % 2 === 0)).toEqual(Array.from({ length: 100 }, (_, n) => [{ sum: from + n + 1 }]));
  }
});
