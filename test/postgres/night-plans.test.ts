import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEBITS } from '../../src/features/bank-file/add-to-file.js';
import { PENDING } from '../../src/features/repayment/repayment-store.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { planOf } from '../support/plan.js';
import { asAdministrator } from '../support/postgres-databases.js';
import { generatePortfolio } from '../support/portfolio.js';

const LOANS = 3_000;

/** A night changes all payments before anybody counts them again: what the planner knows is of the evening before. */
let database: TestDatabase;
let some: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  await generatePortfolio(database.url!, LOANS, '2026-01-15');
  await asAdministrator(database.url!, async (query) => {
    for (const table of ['Repayment', 'ScheduledPayment'])
      await query(`ALTER TABLE "${table}" SET (autovacuum_enabled = false)`);
    await query(`INSERT INTO "Autopay" ("id", "loanId", "state", "authorizedAt", "authorizedBy")
      SELECT 'AP-' || "id", "id", 'ACTIVE', now(), 'client' FROM "Loan"`);
    await query(`INSERT INTO "ScheduledPayment" ("id", "loanId", "autopayId", "state", "recurring", "amountRule", "amount", "daysBefore",
        "collectOn", "scheduledAt", "scheduledBy")
      SELECT 'SP-' || "id", "id", 'AP-' || "id", 'SCHEDULED', false, 'FIXED', 10, 0, '2026-01-15', now(), 'client' FROM "Loan"`);
    await query('ANALYZE "Loan", "Autopay", "ScheduledPayment"');
    await query(`INSERT INTO "Repayment" ("id", "loanId", "state", "amount", "effectiveDate", "method", "initiatedAt")
      SELECT 'RP-' || "id", "id", 'SUBMITTED', 10, '2026-01-15', 'ACH', now() FROM "Loan"`);
    await query(`UPDATE "ScheduledPayment" SET "state" = 'SENT', "repaymentId" = 'RP-' || "loanId"`);
    some = (await query('SELECT "id" FROM "Loan" LIMIT 10')).map(({ id }) => String(id));
  });
}, 60_000);
afterAll(() => database.close());

it('pending payments of a loan are read by the loan, for any number of pending ones', async () => {
  const { read } = await planOf(database.prisma, { text: PENDING, values: [some[0], '2026-01-15', ''] });
  expect(read).toBeLessThan(20);
});

it('a slice of a bank file reads its own payments, however many were sent', async () => {
  const ids = some.map((id) => `SP-${id}`);
  const { read } = await planOf(database.prisma, { text: DEBITS, values: [ids, '2026-01-15'] });
  expect(read).toBeLessThan(100);
});
