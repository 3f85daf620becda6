import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { enforceLockOrder } from '../support/lock-order.js';
import { generatePortfolio } from '../support/portfolio.js';
import { asAdministrator } from '../support/postgres-databases.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOANS = 1_600;
const WRITERS = 8;
const TODAY = businessDate('2026-01-15');

let world: World;
let servicer: TestClient;
let ids: string[];

const ask = <Row>(text: string) =>
  asAdministrator(world.database.url!, async (query) => (await query(text)) as unknown as Row[]);

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date('2026-01-20T12:00:00Z'), sleep: (ms) => pause(ms) } });
  await generatePortfolio(world.database.url!, LOANS, TODAY);
  await enforceLockOrder(world.database.url!);
  servicer = await world.client('SERVICER');
  await closeDay(world.prisma, TODAY);
  ids = (await ask<{ loanId: string }>('SELECT "loanId" FROM "DelinquencyStanding" WHERE "accruing" ORDER BY 1')).map(
    ({ loanId }) => loanId,
  );
}, 120_000);
afterAll(() => world.close());

const accrued = async () => {
  const text = `SELECT count(*)::integer AS "count" FROM "LedgerPosting" WHERE "kind" = 'INTEREST_ACCRUAL'`;
  return (await ask<{ count: number }>(text))[0]?.count ?? 0;
};

it('a write without the lock of its loan is a violation', async () => {
  const text = `UPDATE "DelinquencyStanding" SET "graceDays" = "graceDays" WHERE "loanId" = '${ids[0]}'`;
  await expect(ask(text)).rejects.toThrow('lock order: DelinquencyStanding of a loan is written without the lock');
  await ask(`BEGIN; SELECT 1 FROM "Loan" WHERE "id" = '${ids[0]}' FOR UPDATE; ${text}; COMMIT`);
});

it('a generated portfolio accrues interest', async () => {
  const before = await accrued();
  await closeDay(world.prisma, addDays(TODAY, 1));
  expect(ids.length).toBeGreaterThan(LOANS / 4);
  expect((await accrued()) - before).toBeGreaterThan(ids.length / 2);
});

describe('an end of day beside commands', () => {
  it('takes locks in one order, ends, and lets commands go on', async () => {
    const deadlocks = async () => {
      const text = 'SELECT deadlocks::integer AS "count" FROM pg_stat_database WHERE datname = current_database()';
      return (await ask<{ count: number }>(text))[0]?.count;
    };
    const before = await deadlocks();
    let isOver = false;
    let carriedOut = 0;
    const write = async (writer: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const loanId = ids[(turn * WRITERS + writer) % ids.length]!;
        const answer = await command(servicer, 'submitRepayment', { loanId, amount: '1.00', method: 'ACH' });
        expect(answer.__typename).toBe('RepaymentUpdated');
        carriedOut += 1;
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    for (let day = 2; day <= 4; day += 1) await closeDay(world.prisma, addDays(TODAY, day));
    const meanwhile = carriedOut;
    isOver = true;
    await Promise.all(writers);
    expect(await deadlocks()).toBe(before);
    // One day in one batch held every writer up until it had ended.
    expect(meanwhile).toBeGreaterThan(WRITERS * 3);
    const left = await ask(
      `SELECT 1 FROM "DelinquencyStanding" WHERE "accruing" AND "figuresOn" < '${addDays(TODAY, 4)}'`,
    );
    expect(left).toEqual([]);
  }, 120_000);
});
