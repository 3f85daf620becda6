import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHOLE_PORTFOLIO } from '../../../src/domain/access/viewer.js';
import { loanFeed } from '../../../src/features/loan/loan-feed.js';
import { openDatabaseAt, type TestDatabase } from '../../support/open-test-database.js';
import { OwnPostgres, postgresBin } from '../../support/own-postgres.js';
import { seededRandom } from '../../support/seeded-random.js';
import { seedLoans } from '../../support/seed-loans.js';

const WRITERS = 200;
const ROUNDS = 3;
const SEED = Number(process.env.FEED_SEED ?? Date.now() % 1_000_000);

const INSERT = `INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "toState", "amounts")
  VALUES ($1, $2, $3, 'submitRepayment', now(), 'client', 'request', '2026-01-01', 'ACTIVE', '{}')`;

/** A server of its own: no other has room for so many connections. */
describe.skipIf(postgresBin === undefined)('two hundred transactions that are open at once', () => {
  let server: OwnPostgres;
  let database: TestDatabase;
  let writers: pg.Client[];
  beforeAll(async () => {
    server = await OwnPostgres.start({ max_connections: String(WRITERS + 40) });
    database = await openDatabaseAt(server.url);
    await seedLoans(
      database.prisma,
      Array.from({ length: WRITERS }, (_, index) => ({ id: `LN-${index}` })),
    );
    writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: database.url }));
    for (const writer of writers) await writer.connect();
  }, 120_000);
  afterAll(async () => {
    for (const writer of writers) await writer.end();
    await database.close();
    await server.stop();
  });

  it(`hide no event from who follows cursors: each is seen once (FEED_SEED=${SEED})`, async () => {
    const random = seededRandom(SEED);
    const feed = loanFeed(database);
    let isDone = false;
    const follow = async (size: number): Promise<string[]> => {
      const seen: string[] = [];
      for (let after = '0'; ;) {
        const wasDone = isDone;
        const { events, through, hasMore } = await feed.after(after, size, { hiddenCommands: [] }, WHOLE_PORTFOLIO);
        seen.push(...events.map(({ id }) => id));
        after = through;
        if (wasDone && !hasMore && events.length === 0) return seen;
      }
    };
    const followers = [3, 50].map(follow);
    const committed: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(
        writers.map(async (writer, index) => {
          await writer.query('BEGIN');
          await writer.query(INSERT, [`EV-${index}-${round}`, `LN-${index}`, round]);
        }),
      );
      const [open] = await server.query(
        `SELECT count(*)::int AS "count" FROM pg_stat_activity WHERE state = 'idle in transaction' AND backend_xid IS NOT NULL`,
      );
      expect(open).toEqual({ count: WRITERS });
      // All have written and none has committed: now they do, in any order and many at the same moment.
      const order = Array.from({ length: WRITERS }, (_, index) => ({ index, at: random.below(1_000) }));
      order.sort((a, b) => a.at - b.at);
      const commit = async ({ index }: { index: number }) => {
        await writers[index]!.query('COMMIT');
        committed.push(`EV-${index}-${round}`);
      };
      while (order.length > 0) await Promise.all(order.splice(0, 1 + random.below(20)).map(commit));
    }
    isDone = true;
    const [first = [], second = []] = await Promise.all(followers);
    expect(first).toHaveLength(WRITERS * ROUNDS);
    expect([...first].sort()).toEqual([...committed].sort());
    expect(second).toEqual(first);
  }, 120_000);
});
