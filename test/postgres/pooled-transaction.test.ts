import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertion } from '../../src/platform/postgres/statement.js';
import type { Session, Transact } from '../../src/platform/postgres/database.js';
import { seedLoans } from '../support/seed-loans.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';

const LONGEST_MS = 5_000;

let database: TestDatabase;
let loanId: string;
let transact: Transact;
beforeAll(async () => {
  database = await openTestDatabase();
  loanId = (await seedLoans(database.prisma, [{}]))[0]!.id;
  transact = database.transact!;
});
afterAll(() => database.close());

const key = (name: string) =>
  insertion('IdempotencyKey', [
    { clientId: 'CL', operation: 'test', key: `h1:${name}`, inputHash: Buffer.alloc(1), answer: '{}' },
  ]);
const keys = () => database.prisma.idempotencyKey.count();
const nothing = async (work: (session: Session) => Promise<unknown>, failure: string | RegExp) => {
  const before = await keys();
  await expect(transact(LONGEST_MS, work)).rejects.toThrow(failure);
  expect(await keys()).toBe(before);
};

describe('a transaction on the pool', () => {
  it('keeps what was written in it, and reads it', async () => {
    const read = await transact(LONGEST_MS, async (session) => {
      await session.write(key('kept'));
      return session.read<{ key: string }>({ text: 'SELECT "key" FROM "IdempotencyKey"', values: [] });
    });
    expect(read).toEqual([{ key: 'h1:kept' }]);
    expect(await keys()).toBe(1);
  });

  it('leaves nothing when its work fails', () =>
    nothing(async (session) => {
      await session.write(key('one'));
      throw new Error('changed our mind');
    }, 'changed our mind'));

  it('leaves nothing when a write fails, and says why even when more follows', () =>
    nothing(async (session) => {
      await session.write(key('one'));
      await session.write(key('one'));
      await session.write(key('two'));
      await session.read({ text: 'SELECT 1', values: [] });
    }, 'duplicate key value'));

  it('leaves nothing when what the commit checks does not hold', () =>
    nothing(async (session) => {
      await session.write(key('one'));
      await session.write(
        insertion('LedgerPosting', [
          { id: 'PT-1', loanId, kind: 'ADJUSTMENT', effectiveDate: '2026-01-01', recordedAt: new Date() },
        ]),
      );
    }, 'does not sum to zero'));

  it('that takes too long is ended, and its connection is not reused', async () => {
    const before = await keys();
    const late = transact(200, async (session) => {
      await session.write(key('late'));
      await session.read({ text: 'SELECT pg_sleep(3)::text', values: [] });
    });
    await expect(late).rejects.toThrow('Connection terminated');
    expect(await keys()).toBe(before);
    expect(database.poolUse?.().idle).toBe(database.poolUse?.().open);
  });

  it('works after each of these', async () => {
    const before = await keys();
    await Promise.all(['a', 'b', 'c'].map((name) => transact(LONGEST_MS, (session) => session.write(key(name)))));
    expect(await keys()).toBe(before + 3);
  });
});
