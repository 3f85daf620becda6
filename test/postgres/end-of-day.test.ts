import { randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { addDays } from '../../src/domain/calendar.js';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import { carryOut } from '../support/carry-out.js';
import { startProcess } from '../support/gateway-process.js';
import { asAdministrator, createDatabase } from '../support/postgres-databases.js';
import { seedAccounts, SEEDED_ON } from '../support/seed-accounts.js';

const LOANS = 24;
const LAST = addDays(SEEDED_ON, 9);

const key = () => randomBytes(32).toString('base64');
const KEYS = { MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };

async function portfolio(): Promise<string> {
  const url = await createDatabase(inject('testDatabase'), inject('template'));
  const database = openPostgres(url);
  await seedAccounts(database.prisma, LOANS);
  await database.close();
  return url;
}

const DAYS = ['end-of-day', '--from', SEEDED_ON, '--to', LAST];

const catchUp = (DATABASE_URL: string) => startProcess(DAYS, { DATABASE_URL, ...KEYS });

/** All that the days leave behind, but for ids and times of our own making. */
const books = (url: string) =>
  asAdministrator(url, async (query) => ({
    loans: await query('SELECT to_jsonb(l) - \'createdAt\' - \'applicationId\' AS row FROM "Loan" l ORDER BY "id"'),
    entries: await query('SELECT "id", "effectiveOn", "amount", "installment" FROM "AccountEntry" ORDER BY "id"'),
    ledger: await query('SELECT "loanId", "account", SUM("amount") FROM "LedgerEntry" GROUP BY 1, 2 ORDER BY 1, 2'),
    standings: await query('SELECT * FROM "DelinquencyStanding" ORDER BY "loanId"'),
    events: await query('SELECT "loanId", "sequence", "effectiveDate", "amounts" FROM "LoanEvent" ORDER BY 1, 2'),
    runs: await query(`
      SELECT "on", "loansReviewed", "lateFees", "lateFeeAmount", "completedAt" IS NOT NULL AS "completed"
      FROM "EndOfDayRun" ORDER BY "on"`),
  }));

it('an end of day that is killed and begun again, by two processes at once, equals one that ran through', async () => {
  const [calm, troubled] = [await portfolio(), await portfolio()];
  expect(await carryOut(DAYS, { DATABASE_URL: calm, ...KEYS })).toMatchObject({ code: 0, stderr: '' });

  for (const day of [2, 5]) {
    const victim = catchUp(troubled);
    await expect.poll(() => victim.stdout, { interval: 5 }).toContain(`${addDays(SEEDED_ON, day)} closed`);
    await victim.stop('SIGKILL');
  }
  const pair = [catchUp(troubled), catchUp(troubled)];
  for (const process of pair) expect(await process.ended).toMatchObject({ code: 0, stderr: '' });

  const [expected, found] = [await books(calm), await books(troubled)];
  expect(expected.entries.length).toBeGreaterThan(LOANS / 2);
  expect(found).toEqual(expected);
  const checked = await carryOut(['reconcile'], { DATABASE_URL: troubled, ...KEYS });
  expect(checked.stdout).toContain(`${LOANS} loans checked, 0 differ`);
});
