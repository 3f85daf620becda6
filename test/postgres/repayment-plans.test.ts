import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Window } from '../../src/platform/paging/page.js';
import type { RepaymentFilter, RepaymentSort } from '../../src/features/repayment/repayment-listing.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../src/domain/access/viewer.js';
import { loanList } from '../../src/features/loan/loan.reader.js';
import { repaymentList } from '../../src/features/repayment/repayment-reader.js';
import { pageSql } from '../../src/platform/postgres/sql/keyset.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { planOf } from '../support/plan.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { generatePortfolio } from '../support/portfolio.js';

const LOANS = 2_000;
/** With more the same holds; `PLANNED_PAYMENTS=1000000` shows it in some minutes. */
const PAYMENTS = Number(process.env.PLANNED_PAYMENTS ?? 40_000);
const BATCH = 40_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await generatePortfolio(database.url!, LOANS, '2026-06-15');
  // One percent is pending; the others have settled or failed.
  await asAdministrator(database.url!, async (query) => {
    for (let from = 1; from <= PAYMENTS; from += BATCH)
      await query(`
        INSERT INTO "Repayment" ("id", "loanId", "state", "amount", "effectiveDate", "method", "initiatedAt", "referenceDigest")
        SELECT 'RP-' || n, loan."id",
          (CASE WHEN n % 100 = 0 THEN 'SUBMITTED' WHEN n % 50 = 1 THEN 'FAILED' ELSE 'SETTLED' END)::"RepaymentState",
          100, DATE '2026-06-15' - n / 500, 'ACH', TIMESTAMPTZ '2026-06-15' - n * INTERVAL '2 minutes',
          sha256(n::text::bytea)
        FROM generate_series(${from}, ${from + BATCH - 1}) n
        JOIN (SELECT "id", row_number() OVER (ORDER BY "id") AS number FROM "Loan") loan ON loan.number = 1 + n % ${LOANS}`);
    await query('VACUUM (ANALYZE) "Repayment"');
  });
}, 300_000);
afterAll(() => database.close());

const FIRST: Window = { direction: 'FORWARD', size: 100, after: undefined, before: undefined };

const plan = (filter: RepaymentFilter, sort: RepaymentSort, portfolio: Portfolio, window = FIRST) =>
  planOf(database.prisma, pageSql(repaymentList({ filter, sort, direction: 'ASC' }, portfolio), window));

const QUEUE: RepaymentFilter = { state: ['SUBMITTED'] };

it.each<[string, RepaymentFilter]>([
  ['the queue', QUEUE],
  ['the queue with those that failed', { state: ['SUBMITTED', 'FAILED'] }],
  ['the list of all', {}],
])('%s is a page of an index, by either sort, at its start, in its middle and at its end', async (_, filter) => {
  const middle = { value: '2026-05-01', id: 'RP-22222' };
  for (const sort of ['INITIATED_AT', 'EFFECTIVE_DATE'] as const) {
    const value = sort === 'INITIATED_AT' ? `${middle.value}T00:00:00.000Z` : middle.value;
    for (const window of [
      FIRST,
      { ...FIRST, direction: 'BACKWARD' } as const,
      { ...FIRST, after: { ...middle, value } },
    ]) {
      const { scans, read } = await plan(filter, sort, WHOLE_PORTFOLIO, window);
      expect([sort, window.direction, scans.includes('none'), read < 1_000]).toEqual([
        sort,
        window.direction,
        false,
        true,
      ]);
    }
  }
});

it.each<[string, Portfolio]>([
  ['a large lender', { kind: 'LENDER', id: 'LEN-1' }],
  ['a small lender', { kind: 'LENDER', id: 'LEN-20' }],
  ['a servicer', { kind: 'SERVICER', id: 'SRV-2' }],
])('the queue of %s reads pending payments, and no others', async (_, portfolio) => {
  for (const sort of ['INITIATED_AT', 'EFFECTIVE_DATE'] as const) {
    const { read } = await plan(QUEUE, sort, portfolio);
    // Each is read with its loan.
    expect(read).toBeLessThan(2 * (PAYMENTS / 100) + 2 * LOANS);
  }
});

it('a reference finds its payment, and its loan, by an index', async () => {
  const digests = ['7', '77', 'never'].map((text) => createHash('sha256').update(text).digest('hex'));
  for (const portfolio of [WHOLE_PORTFOLIO, { kind: 'LENDER', id: 'LEN-1' } as const]) {
    const { scans } = await plan({ externalReferences: digests }, 'INITIATED_AT', portfolio);
    expect(scans).toContain('Repayment_referenceDigest_idx');
    const listing = { filter: { paymentReferences: digests }, sort: 'CREATED_AT', direction: 'DESC' } as const;
    const loans = await planOf(database.prisma, pageSql(loanList(listing, new Set(), portfolio), FIRST));
    expect(loans.scans).toContain('Repayment_referenceDigest_idx');
  }
});
