import { readThrough } from '../../src/platform/postgres/statement.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_LOAN_COLUMNS } from '../../src/features/record/records.js';
import { loanColumns } from '../../src/features/loan/loan-columns.js';
import { WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import { closeDay, type ClosedDay } from '../../src/domain/end-of-day/close-day.js';
import { isLateFee } from '../../src/domain/repayment/entry.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { closeDay as closeBusinessDay } from '../support/close-day.js';
import { differences } from '../support/reconciled.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { riskOf, seedAccounts, SEEDED_ON, type SeededAccount } from '../support/seed-accounts.js';

const LOANS = 15;
const DAYS = 30;

let database: TestDatabase;
let seeded: SeededAccount[];
let books: PureBooks;
const close = (on: BusinessDate) => closeBusinessDay(database.prisma, on);

beforeAll(async () => {
  database = await openTestDatabase();
  seeded = await seedAccounts(database.prisma, LOANS);
  books = new PureBooks();
});
afterAll(() => database.close());

/** Every loan on every day by the domain alone, with nothing left out. */
class PureBooks {
  readonly feesOf = new Map<string, string[]>();
  private readonly days = new Map<string, ClosedDay>();

  close(on: BusinessDate): void {
    seeded.forEach(({ id, account }, index) => {
      const loan = { id, loanStatus: 'ACTIVE', ...riskOf(index) } as const;
      const day = closeDay(loan, this.days.get(id)?.account ?? account, on);
      this.days.set(id, day);
      const fees = day.lateFees
        .filter(isLateFee)
        .map(({ effectiveOn, installment, amount }) => `${effectiveOn} ${installment} ${amount.toFixed(2)}`);
      this.feesOf.set(id, [...(this.feesOf.get(id) ?? []), ...fees]);
    });
  }

  day(id: string): ClosedDay {
    const day = this.days.get(id);
    if (!day) throw new Error(`${id} was never closed`);
    return day;
  }
}

async function expectSame(on: BusinessDate): Promise<void> {
  const { prisma } = database;
  const loans = await loanReader({ read: readThrough(prisma) }).byIds(
    seeded.map(({ id }) => id),
    ALL_LOAN_COLUMNS,
    WHOLE_PORTFOLIO,
  );
  for (const loan of loans.values()) {
    const { figures, standing } = books.day(loan.id);
    expect({ loan: loan.id, on, ...loanColumns(loan) }).toMatchObject({ loan: loan.id, on, ...figures });
    const row = await prisma.delinquencyStanding.findUniqueOrThrow({ where: { loanId: loan.id } });
    expect(row.figuresOn.toISOString().slice(0, 10)).toBe(on);
    expect(row.oldestUnpaidOn?.toISOString().slice(0, 10)).toBe(standing.oldestUnpaidOn);
    expect(standing.accruedInterest.minus(row.accruedInterest.toFixed()).abs().lt('1e-10'), loan.id).toBe(true);
    expect([loan.id, on, row.interestReceivable.toFixed(2), row.accruing]).toEqual([
      ...[loan.id, on, standing.interestReceivable.toFixed(2), standing.accruing],
    ]);
  }
}

describe('the end of a business day', () => {
  it('gives every loan, day after day, what the domain gives it', async () => {
    for (let day = 0; day < DAYS; day += 1) {
      const on = addDays(SEEDED_ON, day);
      books.close(on);
      expect(await close(on)).toMatchObject({ ok: true });
      if (day % 9 === 0 || day === DAYS - 1) await expectSame(on);
    }
    const fees = await database.prisma.accountEntry.findMany({ where: { kind: 'FEE' }, orderBy: { sequence: 'asc' } });
    expect(fees.length).toBeGreaterThan(10);
    for (const { id } of seeded) {
      const assessed = fees
        .filter(({ loanId }) => loanId === id)
        .map((fee) => `${fee.effectiveOn.toISOString().slice(0, 10)} ${fee.installment} ${fee.amount?.toFixed(2)}`);
      expect([id, ...assessed]).toEqual([id, ...(books.feesOf.get(id) ?? [])]);
    }
  });

  it('accrues interest in the ledger every day, and reconciles', async () => {
    const { prisma } = database;
    expect(await differences(prisma)).toEqual([]);
    const posted = await prisma.ledgerPosting.groupBy({
      by: ['loanId'],
      where: { kind: 'INTEREST_ACCRUAL' },
      _count: true,
    });
    expect(Math.max(...posted.map(({ _count }) => _count))).toBeGreaterThan(DAYS - 5);
    expect(await prisma.ledgerPosting.count({ where: { kind: 'INTEREST_REVERSAL' } })).toBeGreaterThan(0);
    const told = await prisma.loanEvent.findFirst({ where: { changed: 'interestIsIncome' } });
    expect(told?.amounts).toMatchObject({ interestReversed: expect.stringMatching(/^\d+\.\d\d$/) as string });
  });

  it('looks closely at few loans but those whose interest differs from day to day', async () => {
    const runs = await database.prisma.endOfDayRun.findMany({ orderBy: { on: 'asc' } });
    expect(runs).toHaveLength(DAYS);
    const uneven = seeded.filter(({ account }) => !account.terms.dayCount.startsWith('ACTUAL_36')).length;
    const reviewed = runs.slice(1).reduce((total, { loansReviewed }) => total + loansReviewed, 0);
    expect(reviewed - uneven * DAYS).toBeLessThan((LOANS - uneven) * DAYS * 0.3);
  });

  it('is the same when it is closed again', async () => {
    const last = addDays(SEEDED_ON, DAYS - 1);
    const before = await database.prisma.loan.findMany({ orderBy: { id: 'asc' } });
    expect(await close(last)).toEqual({ ok: true, value: { loans: 0, lateFees: 0 } });
    expect(await close(SEEDED_ON), 'a day long closed').toEqual({ ok: true, value: { loans: 0, lateFees: 0 } });
    expect(await database.prisma.loan.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  it.each([
    ['UTC', '2026-06-01T23:59:59Z', '2026-06-01'],
    ['America/New_York', '2026-06-02T03:59:59Z', '2026-06-01'],
    ['Pacific/Auckland', '2026-06-01T11:59:59Z', '2026-06-01'],
  ])('refuses a day that is not over in %s: at %s it is still %s there', async (zone, at, today) => {
    const on = businessDate(today);
    expect(await closeBusinessDay(database.prisma, on, { at, zone })).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', data: { today } },
    });
    expect(await database.prisma.endOfDayRun.count({ where: { on: new Date(on) } })).toBe(0);
  });
});
