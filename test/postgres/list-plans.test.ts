import { readThrough } from '../../src/platform/postgres/statement.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoanFilter, LOAN_SORTS, type LoanListing, type LoanSort } from '../../src/features/loan/loan-reader.js';
import { type Window } from '../../src/platform/paging/page.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../src/domain/access/viewer.js';
import { businessDate } from '../../src/domain/calendar.js';
import { pageSql } from '../../src/platform/postgres/sql/keyset.js';
import { countSql, loanList, loanReader } from '../../src/features/loan/loan.reader.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { planOf, type Plan } from '../support/plan.js';
import { generatePortfolio } from '../support/portfolio.js';
import { someOf } from '../support/runs.js';

/** A few more than a list ever sorts. */
const LOANS = 20_500;
let database: TestDatabase;
let borrower: Portfolio;
beforeAll(async () => {
  database = await openTestDatabase();
  await generatePortfolio(database.url!, LOANS, '2026-06-15');
  // One in a hundred borrowers is bankrupt.
  await database.prisma
    .$executeRaw`UPDATE "Loan" SET "bankruptcyNoticeOn" = '2026-03-01' WHERE hashtext("id") % 100 = 0`;
  await database.prisma.$executeRaw`ANALYZE "Loan"`;
  const { borrowerId } = await database.prisma.loan.findFirstOrThrow({ select: { borrowerId: true } });
  borrower = { kind: 'BORROWER', id: borrowerId };
}, 300_000);
afterAll(() => database.close());

const FIRST: Window = { direction: 'FORWARD', size: 100, after: undefined, before: undefined };
const LAST: Window = { ...FIRST, direction: 'BACKWARD' };
const SORTS = Object.keys(LOAN_SORTS) as LoanSort[];
const VIEWERS: readonly [string, () => Portfolio][] = [
  ['all loans', () => WHOLE_PORTFOLIO],
  ['a large lender', () => ({ kind: 'LENDER', id: 'LEN-1' })],
  ['a small lender', () => ({ kind: 'LENDER', id: 'LEN-20' })],
  ['a servicer', () => ({ kind: 'SERVICER', id: 'SRV-2' })],
  ['a borrower', () => borrower],
];

const plan = (listing: Partial<LoanListing>, window: Window, portfolio: Portfolio) => {
  const whole = { filter: {}, sort: 'CREATED_AT', direction: 'DESC', ...listing } as const;
  return planOf(database.prisma, pageSql(loanList(whole, new Set(['loanStatus', 'grade']), portfolio), window));
};

/** The position of a list after a number of loans. */
async function placeAfter(sort: LoanSort, skip: number): Promise<Window['after']> {
  const column = LOAN_SORTS[sort];
  const [row] = await database.prisma.$queryRawUnsafe<{ value: string; id: string }[]>(
    `SELECT "${column}"::text AS value, "id" FROM "Loan" ORDER BY "${column}" DESC NULLS LAST, "id" DESC OFFSET ${skip} LIMIT 1`,
  );
  return row;
}

const FILTERS: [string, LoanFilter, LoanSort?][] = [
  ['status', { loanStatus: ['CHARGED_OFF'] }],
  ['statuses', { loanStatus: ['CLOSED', 'CLOSED_EARLY'] }],
  ['bucket', { bucket: ['DAYS_30_59'] }, 'DAYS_PAST_DUE'],
  ['buckets', { bucket: ['DAYS_30_59', 'DAYS_60_89', 'DAYS_120_PLUS'] }, 'DAYS_PAST_DUE'],
  ['days past due', { currentDpd: { from: 90 } }, 'DAYS_PAST_DUE'],
  ['to be charged off', { chargeOffDue: true }, 'DAYS_PAST_DUE'],
  ['to be charged off, also by notice', { chargeOffDue: true, noticesOn: businessDate('2026-06-15') }, 'DAYS_PAST_DUE'],
  ['payment status', { paymentStatus: ['LATE_120_PLUS'] }],
  ['payment statuses', { paymentStatus: ['GRACE', 'PAID_OFF'] }],
  ['grade', { grade: ['F'] }],
  ['grades', { grade: ['A', 'B'] }],
  ['risk rating', { riskRating: ['CRITICAL'] }],
  ['lender', { lenderId: 'LEN-9' }],
  ['primary servicer', { primaryServicerId: 'SRV-3' }],
  ['servicer', { servicerId: 'SRV-3' }],
  ['dealer state', { dealerState: ['WY'] }],
  ['lien', { encumberedStatus: ['RELEASE_PENDING', 'REPOSSESSED'] }],
  ['ids', { ids: ['LN-1', 'LN-2', 'LN-3'] }],
  ['applications', { applicationIds: ['APP-1', 'APP-2'] }],
  ['borrowers', { borrowerIds: ['BR-1', 'BR-2'] }],
  ['VINs', { vins: ['00'.repeat(32), '11'.repeat(32)] }],
  ['one status or one bucket', { or: [{ loanStatus: ['CHARGED_OFF'] }, { bucket: ['DAYS_120_PLUS'] }] }],
  ['a status but not a lender', { loanStatus: ['CHARGED_OFF'], not: { lenderId: 'LEN-1' } }],
  ['origination date', { originationDate: { from: '2024-01-01', to: '2024-01-31' } }, 'ORIGINATION_DATE'],
  ['creation', { createdAt: { from: '2024-01-01T00:00:00Z', to: '2024-01-31T00:00:00Z' } }],
  ['maturity date', { maturityDate: { from: '2028-01-01', to: '2028-01-31' } }, 'MATURITY_DATE'],
  ['next payment date', { nextPaymentDate: { from: '2026-06-20', to: '2026-06-20' } }, 'NEXT_PAYMENT_DATE'],
  ['principal', { principalAmount: { from: '59000.00' } }, 'PRINCIPAL_AMOUNT'],
  ['remaining balance', { remainingBalance: { from: '50000.00' } }, 'REMAINING_BALANCE'],
];

/** A page of 100 may skip loans of others, but not read the table, nor sort more than a part of it. */
const isFast = ({ scans, read, sorted }: Plan) => !scans.includes('none') && read <= LOANS / 4 && sorted <= LOANS / 20;

/** What was asked and how it was carried out, where that is slow. */
async function slow(asked: readonly [string, Partial<LoanListing>, Window][], portfolio: Portfolio) {
  const plans = [];
  for (const [name, listing, window] of asked) plans.push({ name, ...(await plan(listing, window, portfolio)) });
  return plans.filter((each) => !isFast(each));
}

describe.each(someOf(VIEWERS, 3))('for a caller that sees %s', (_, portfolio) => {
  it('the first page, the last and one in the middle come in order from an index, by every sort', async () => {
    const asked: [string, Partial<LoanListing>, Window][] = [];
    for (const sort of SORTS) {
      const middle = { ...FIRST, after: await placeAfter(sort, LOANS / 2) };
      asked.push(
        [`${sort} first`, { sort }, FIRST],
        [`${sort} middle`, { sort }, middle],
        [`${sort} last`, { sort }, LAST],
      );
    }
    expect(await slow(asked, portfolio())).toEqual([]);
  });

  it('every filter is served by an index, newest first and by its own figure', async () => {
    const asked = FILTERS.flatMap(([name, filter, sort]): [string, Partial<LoanListing>, Window][] => [
      [name, { filter }, FIRST],
      ...(sort ? [[`${name} in its order`, { filter, sort }, FIRST] as [string, Partial<LoanListing>, Window]] : []),
    ]);
    expect(await slow(asked, portfolio())).toEqual([]);
  });
});

it('a desk lists loans of a status by what they owe from an index of both', async () => {
  for (const sort of ['DAYS_PAST_DUE', 'NEXT_PAYMENT_DATE', 'REMAINING_BALANCE'] as const) {
    const { read } = await plan({ filter: { loanStatus: ['CHARGED_OFF'] }, sort }, LAST, WHOLE_PORTFOLIO);
    expect(read).toBeLessThan(250);
  }
});

it('a range that most loans meet is walked in the order of the list, and one that few meet is sorted', async () => {
  const listing = { filter: {}, sort: 'CREATED_AT', direction: 'DESC' } as const;
  const page = (filter: LoanFilter) =>
    loanReader({ read: readThrough(database.prisma) }).page({ ...listing, filter }, FIRST, new Set(), WHOLE_PORTFOLIO);
  const most = { principalAmount: { from: '0.00' } };
  expect(await page(most)).toEqual(await page({}));
  expect((await plan({ filter: most }, FIRST, WHOLE_PORTFOLIO)).sorted).toBeLessThan(300);
  const few = { originationDate: { from: '2022-01-01', to: '2022-03-31' } };
  const found = await database.prisma.loan.findMany({
    where: { originationDate: { gte: new Date('2022-01-01'), lte: new Date('2022-03-31') } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: { id: true },
  });
  expect((await page(few)).rows.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect((await plan({ filter: few }, FIRST, WHOLE_PORTFOLIO)).read).toBeLessThan(1500);
});

it('what is to be charged off is counted without a look at the terms of loans that no contract would charge off yet', async () => {
  const { prisma } = database;
  const late = await prisma.loan.count({ where: { loanStatus: 'ACTIVE', currentDpd: { gt: 0 } } });
  const count = () => loanReader({ read: readThrough(prisma) }).count({ chargeOffDue: true }, WHOLE_PORTFOLIO);
  const read = async () => (await planOf(prisma, countSql({ chargeOffDue: true }, WHOLE_PORTFOLIO))).read;
  const due = await prisma.loan.count({ where: { loanStatus: 'ACTIVE', currentDpd: { gte: 120 } } });
  expect(await count()).toBe(due);
  expect(await read()).toBeLessThan(due * 2 + 10);
  expect(due * 2 + 10).toBeLessThan(late);

  const earlier = await prisma.loan.findFirstOrThrow({
    where: { loanStatus: 'ACTIVE', currentDpd: { gt: 60, lt: 120 } },
    select: { id: true },
  });
  // What a contract says is never changed.
  await database.run(`SET session_replication_role = replica;
    UPDATE "ServicingTerms" SET "rules" = '{"chargeOffDays": 60}' WHERE "loanId" = '${earlier.id}'`);
  expect(await count()).toBe(due + 1);
});

it('loans on hold are found in an index of the holds, however many are over', async () => {
  await database.run(`
    INSERT INTO "Hold" ("id", "loanId", "kind", "from", "liftedOn", "placedAt", "placedBy")
      SELECT 'HD-' || "id", "id", (enum_range(NULL::"HoldKind"))[1 + abs(hashtext("id")) % 8], '2026-01-01',
        CASE WHEN abs(hashtext("id")) % 50 > 0 THEN date '2026-02-01' END, now(), 'client' FROM "Loan"`);
  await database.run('VACUUM (ANALYZE) "Hold"');
  const filter: LoanFilter = { held: { kinds: ['FRAUD'], on: businessDate('2026-06-15') } };
  const { scans } = await plan({ filter }, FIRST, WHOLE_PORTFOLIO);
  expect(scans).toContain('Hold_kind_loanId_from_until_liftedOn_idx');
  expect(scans).not.toContain('none');
});

it('no statement is compiled before it runs, at any estimated cost', async () => {
  expect(await database.read({ text: 'SHOW jit', values: [] })).toEqual([{ jit: 'off' }]);
});
