import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LoanFeed } from '../../src/features/loan/loan-event.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import { loanFeed } from '../../src/features/loan/loan-feed.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { seedLoans } from '../support/seed-loans.js';

const WRITERS = 200;
const EACH = 2;
/** As many at once as one server takes beside the other tests. */
const CONNECTIONS = 20;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS });
  await seedLoans(
    database.prisma,
    Array.from({ length: WRITERS }, (_, index) => ({ id: `LN-${index}` })),
  );
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const INSERT = `INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
  VALUES ($1, $2, $3, 'submitRepayment', now(), 'client', 'request', '2026-01-01', 'ACTIVE', '{}')`;

/** Commits some time after it wrote, so that many commit in another order than they wrote. */
async function write(index: number): Promise<void> {
  for (let sequence = 1; sequence <= EACH; sequence += 1) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(INSERT, [`EV-${index}-${sequence}`, `LN-${index}`, sequence]);
      await client.query('SELECT pg_sleep($1)', [((index * 7 + sequence * 13) % 20) / 1_000]);
      await client.query((index + sequence) % 17 === 0 ? 'ROLLBACK; BEGIN' : 'SELECT 1');
      if ((index + sequence) % 17 === 0)
        await client.query(INSERT, [`EV-${index}-${sequence}`, `LN-${index}`, sequence]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
}

/** What a follower is told until the writers are done and nothing is left. */
async function follow(feed: LoanFeed, size: number, isOver: () => boolean): Promise<string[]> {
  const seen: string[] = [];
  for (let after = '0'; ;) {
    const wasOver = isOver();
    const { events, through, hasMore } = await feed.after(after, size, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
    seen.push(...events.map(({ id }) => id));
    after = through;
    if (wasOver && !hasMore && events.length === 0) return seen;
  }
}

it('followers see every event of 200 writers once, none missing, all in one order', async () => {
  const feed = loanFeed(database);
  let isDone = false;
  const followers = [1, 7, 100].map((size) => follow(feed, size, () => isDone));
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(index)));
  isDone = true;
  const [first = [], ...others] = await Promise.all(followers);
  expect(first).toHaveLength(WRITERS * EACH);
  expect(new Set(first).size).toBe(WRITERS * EACH);
  for (const other of others) expect(other).toEqual(first);
  const last = new Map<string, number>();
  for (const [, loan = '', sequence] of first.map((id) => id.split('-'))) {
    expect(Number(sequence)).toBe((last.get(loan) ?? 0) + 1);
    last.set(loan, Number(sequence));
  }
  const written = await database.prisma.feedPlace.findMany({ orderBy: { entry: 'asc' } });
  expect(written.map(({ eventId }) => eventId)).not.toEqual(first);
});

it('an event that was written first and committed last is not missed', async () => {
  const feed = loanFeed(database);
  const { through } = await feed.after('999999', 1, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
  expect(through).toBe('999999');
  let after = String(WRITERS * EACH);
  const [slow, quick] = [await pool.connect(), await pool.connect()];
  await slow.query('BEGIN');
  await slow.query(INSERT, ['EV-slow', 'LN-0', 100]);
  await quick.query(INSERT, ['EV-quick', 'LN-1', 100]);
  const first = await feed.after(after, 10, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
  expect(first.events.map(({ id }) => id)).toEqual(['EV-quick']);
  after = first.through;
  await slow.query('COMMIT');
  const second = await feed.after(after, 10, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
  expect(second.events.map(({ id }) => id)).toEqual(['EV-slow']);
  for (const client of [slow, quick]) client.release();
});

it('an event that was committed before is in the answer, also while another process gives out places', async () => {
  const feed = loanFeed(database);
  const through = await feed.end();
  const [other, writer] = [await pool.connect(), await pool.connect()];
  // Another process is at work on the events of before.
  await other.query(`SELECT pg_advisory_lock(7201944312)`);
  await writer.query(INSERT, ['EV-own-1', 'LN-0', 200]);
  const asked = Array.from({ length: 3 }, () => feed.after(through, 10, { hiddenCommands: [] }, WHOLE_PORTFOLIO));
  await vi.waitFor(async () => {
    const { rows } = await writer.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
    expect(rows).toHaveLength(1);
  });
  // The run that waits may not see it; the next one does.
  await writer.query(INSERT, ['EV-own-2', 'LN-0', 201]);
  asked.push(feed.after(through, 10, { hiddenCommands: [] }, WHOLE_PORTFOLIO));
  await other.query(`SELECT pg_advisory_unlock(7201944312)`);
  for (const [index, { events, hasMore }] of (await Promise.all(asked)).entries()) {
    const ids = events.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(index === 3 ? ['EV-own-1', 'EV-own-2'] : ['EV-own-1']));
    expect(hasMore).toBe(false);
  }
  for (const client of [other, writer]) client.release();
});

it('a client finds each command that it was answered, with any concurrent commands', async () => {
  const feeds = [loanFeed(database), loanFeed({ read: database.read, transact: database.transact.bind(database) })];
  const client = async (index: number) => {
    const feed = feeds[index % feeds.length]!;
    for (let time = 0; time < 10; time += 1) {
      const after = await feed.end();
      const id = `EV-client-${index}-${time}`;
      await pool.query(INSERT, [id, `LN-${index}`, 300 + time]);
      const seen: string[] = [];
      for (let from = after, more = true; more;) {
        const { events, through, hasMore } = await feed.after(from, 100, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
        seen.push(...events.map((event) => event.id));
        [from, more] = [through, hasMore];
      }
      expect(seen).toContain(id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => client(index)));
  await database.prisma
    .$executeRaw`DELETE FROM "FeedPlace" WHERE "eventId" LIKE 'EV-client-%' OR "eventId" LIKE 'EV-own-%'`;
});

it('places of a loan that others have are passed, a stretch at a time', async () => {
  await database.prisma.$executeRaw`
    INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
    SELECT 'EV-many-' || n, 'LN-2', 1000 + n, 'submitRepayment', now(), 'c', 'r', '2026-01-01', 'ACTIVE', '{}' FROM generate_series(1, 21000) n`;
  const feed = loanFeed(database);
  let [asked, after, more] = [0, '0', true];
  const seen: string[] = [];
  while (more || asked < 12) {
    const page = await feed.after(after, 100, { loanIds: ['LN-1'], hiddenCommands: [] }, WHOLE_PORTFOLIO);
    seen.push(...page.events.map(({ id }) => id));
    [asked, after, more] = [asked + 1, page.through, page.hasMore];
  }
  expect(seen.sort()).toEqual([...Array.from({ length: EACH }, (_, index) => `EV-1-${index + 1}`), 'EV-quick']);
  expect(BigInt(after)).toBe(BigInt(WRITERS * EACH + 2 + 21_000));
});
