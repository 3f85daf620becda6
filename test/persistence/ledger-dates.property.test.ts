import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, businessDate, isMonthEnd, type BusinessDate } from '../../src/domain/calendar.js';
import { day } from '../../src/platform/postgres/sql/sql.js';
import { decimal, ZERO } from '../../src/domain/money.js';
import { closeDay } from '../support/close-day.js';
import { command } from '../support/commands.js';
import { differences } from '../support/reconciled.js';
import { runs } from '../support/runs.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

/** Some hundred days are closed, which takes as long as the machine is busy. */
vi.setConfig({ testTimeout: 300_000 });

const FIRST = businessDate('2026-01-20');
const clock = testClock(FIRST);
let world: World;
let servicers: readonly [TestClient, TestClient];
beforeAll(async () => {
  world = await openWorld({ clock });
  servicers = [await world.client('SERVICER'), await world.client('SERVICER')];
});
afterAll(() => world.close());

type Step =
  | { readonly kind: 'DAYS'; readonly days: number }
  | { readonly kind: 'PAYMENT'; readonly loan: number; readonly cents: number; readonly daysAgo: number }
  | { readonly kind: 'FEE'; readonly loan: number }
  | { readonly kind: 'REVERSAL'; readonly loan: number }
  | { readonly kind: 'CLOSE'; readonly daysAgo: number }
  | { readonly kind: 'REOPEN' };

const loan = fc.nat({ max: 1 });
const steps = (withPeriods: boolean): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({ kind: fc.constant('DAYS'), days: fc.integer({ min: 1, max: 25 }) }),
      fc.record({
        kind: fc.constant('PAYMENT'),
        loan,
        cents: fc.integer({ min: 100, max: 250_000 }),
        daysAgo: fc.nat({ max: 40 }),
      }),
      fc.record({ kind: fc.constant('FEE'), loan }),
      fc.record({ kind: fc.constant('REVERSAL'), loan }),
      ...(withPeriods
        ? [
            fc.record({ kind: fc.constant('CLOSE' as const), daysAgo: fc.integer({ min: 1, max: 15 }) }),
            fc.constant({ kind: 'REOPEN' as const }),
          ]
        : []),
    ),
    { minLength: 5, maxLength: 11 },
  );

/** A run begins before the days that an earlier one closed. */
async function reopenAll(): Promise<void> {
  const closed = await world.prisma.ledgerPeriod.findMany({
    where: { reopenedAt: null },
    orderBy: { through: 'desc' },
  });
  for (const { through } of closed)
    for (const client of servicers) await command(client, 'reopenPeriod', { through: day(through) });
}

/** Two loans whose days pass and that are paid, some of it as of earlier days. */
class Books {
  private today = FIRST;
  private loanIds: readonly string[] = [];
  private readonly settled = new Map<string, string[]>();
  /** The balances of closed days by posting date, as they were when they were closed. */
  private readonly closed: { readonly through: BusinessDate; readonly balances: string }[] = [];

  static async open(): Promise<Books> {
    const books = new Books();
    clock.set(FIRST);
    await reopenAll();
    await world.prisma.endOfDayRun.deleteMany();
    // Days are closed for every loan in service, and the loans of earlier runs were looked at.
    await world.prisma.loan.updateMany({ data: { loanStatus: 'WITHDRAWN' } });
    const made = await world.loans([SIMPLE_LOAN, { ...SIMPLE_LOAN, lenderId: 'LEN-1' }]);
    books.loanIds = made.map(({ id }) => id);
    for (const id of books.loanIds) await books.pay(id, '1.00', 0);
    return books;
  }

  get days(): readonly BusinessDate[] {
    const days: BusinessDate[] = [];
    for (let on = businessDate('2025-12-31'); on <= this.today; on = addDays(on, 1)) days.push(on);
    return days;
  }

  async take(step: Step): Promise<void> {
    const loanId = 'loan' in step ? this.loanIds[step.loan]! : '';
    switch (step.kind) {
      case 'DAYS':
        for (let passed = 0; passed < step.days; passed += 1) {
          await closeDay(world.prisma, this.today);
          this.today = addDays(this.today, 1);
          clock.set(this.today);
        }
        return;
      case 'PAYMENT':
        return this.pay(loanId, decimal(String(step.cents)).div(100).toFixed(2), step.daysAgo);
      case 'FEE':
        await command(servicers[0], 'assessFee', { loanId, kind: 'OTHER', amount: '15.00', reason: 'x' });
        return;
      case 'REVERSAL': {
        const repaymentId = this.settled.get(loanId)?.pop();
        if (repaymentId !== undefined) await command(servicers[0], 'reverseRepayment', { repaymentId, reason: 'x' });
        return;
      }
      case 'CLOSE': {
        const through = addDays(this.today, -step.daysAgo);
        const answer = await command(servicers[0], 'closePeriod', { through });
        if (answer.period) this.closed.push({ through, balances: await this.closedBalances(through) });
        return;
      }
      case 'REOPEN': {
        const last = this.closed.pop();
        if (last) for (const client of servicers) await command(client, 'reopenPeriod', { through: last.through });
        return;
      }
    }
  }

  private async pay(loanId: string, amount: string, daysAgo: number): Promise<void> {
    const effectiveDate = addDays(this.today, -daysAgo);
    const input = { loanId, amount, method: 'ACH', effectiveDate };
    const { repayment } = await command(servicers[0], 'submitRepayment', input);
    if (!repayment) return;
    await command(servicers[0], 'acknowledgeRepayment', { repaymentId: repayment.id, outcome: 'SETTLED' });
    this.settled.set(loanId, [...(this.settled.get(loanId) ?? []), repayment.id]);
  }

  /** The sums of accounts over these loans, from single entries. */
  async balances(on: BusinessDate, by: 'effectiveDate' | 'postingDate'): Promise<Readonly<Record<string, string>>> {
    const column = by === 'effectiveDate' ? 'EFFECTIVE' : 'POSTING';
    const { loans } = await servicers[0].data<{ loans: { trialBalance: { account: string; amount: string }[] }[] }>(
      `query ($ids: [ID!]!, $on: Date!) { loans: nodes(ids: $ids) { ... on Loan { trialBalance(on: $on, by: ${column}) { account amount } } } }`,
      { ids: this.loanIds, on },
    );
    const sums = new Map<string, ReturnType<typeof decimal>>();
    for (const { account, amount } of loans.flatMap(({ trialBalance }) => trialBalance))
      sums.set(account, (sums.get(account) ?? ZERO).plus(amount));
    const accounts = [...sums.keys()].sort();
    return Object.fromEntries(accounts.map((account) => [account, (sums.get(account) ?? ZERO).toFixed(2)]));
  }

  private async closedBalances(through: BusinessDate): Promise<string> {
    return JSON.stringify(await this.balances(through, 'postingDate'));
  }

  /** Nothing posted into a closed period since it was closed. */
  async expectClosedAsTheyWere(): Promise<void> {
    for (const { through, balances } of this.closed) expect(await this.closedBalances(through)).toBe(balances);
  }
}

const sumOf = (balances: Readonly<Record<string, string>>): string =>
  Object.values(balances)
    .reduce((sum, amount) => sum.plus(amount), ZERO)
    .toFixed(2);

/** The sums of days against the entries that they are sums of. */
const daysThatDiffer = () =>
  world.prisma.$queryRaw<object[]>`
    SELECT "effectiveDate", "postingDate", "lenderId", "account", SUM("amount") FROM (
      SELECT "effectiveDate", "postingDate", "lenderId", "account", "amount" FROM "LedgerDay"
      UNION ALL SELECT p."effectiveDate", p."postingDate", l."lenderId", e."account", -e."amount"
      FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."id" = e."postingId" JOIN "Loan" l ON l."id" = e."loanId") "both"
    GROUP BY 1, 2, 3, 4 HAVING SUM("amount") <> 0`;

describe('the ledger by effective date and by posting date', () => {
  it('is the same at every month end while nothing is closed', async () => {
    await fc.assert(
      fc.asyncProperty(steps(false), async (taken) => {
        const books = await Books.open();
        for (const step of taken) await books.take(step);
        for (const on of books.days.filter(isMonthEnd))
          expect(await books.balances(on, 'postingDate')).toEqual(await books.balances(on, 'effectiveDate'));
      }),
      { numRuns: runs(12, 3) },
    );
  });

  it('sums to zero on each day, and nothing posts into a closed period', async () => {
    await fc.assert(
      fc.asyncProperty(steps(true), async (taken) => {
        const books = await Books.open();
        for (const step of taken) {
          await books.take(step);
          await books.expectClosedAsTheyWere();
        }
        for (const on of books.days)
          for (const by of ['effectiveDate', 'postingDate'] as const)
            expect(sumOf(await books.balances(on, by))).toBe('0.00');
        expect(await differences(world.prisma)).toEqual([]);
        expect(await daysThatDiffer()).toEqual([]);
      }),
      { numRuns: runs(12, 3) },
    );
  });
});

it('a posting with another date than its period gave it is found', async () => {
  const books = await Books.open();
  await books.take({ kind: 'DAYS', days: 15 });
  await books.take({ kind: 'CLOSE', daysAgo: 1 });
  await books.take({ kind: 'PAYMENT', loan: 0, cents: 5_000, daysAgo: 9 });
  expect(await differences(world.prisma)).toEqual([]);
  await world.prisma.$executeRaw`ALTER TABLE "LedgerPosting" DISABLE TRIGGER "appendOnly"`;
  await world.prisma
    .$executeRaw`UPDATE "LedgerPosting" SET "postingDate" = "effectiveDate" WHERE "postingDate" > "effectiveDate"`;
  const [found] = await differences(world.prisma);
  expect(found?.reasons[0]).toMatch(/^\d+ postings have another posting date than the closed periods gave them$/);
});
