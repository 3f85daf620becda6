import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withRecords } from '../../dist/modules/cli/with-database.js';
import { valueAt } from '../../dist/modules/domain/record/json.js';
import { openPostgres } from '../../dist/modules/platform/postgres/postgres.js';
import { CLOSED } from './days.js';
import { REVIEW } from './fields.js';
import { payForTwoYears } from './paid-loans.js';

const SQL = readFileSync(new URL('screen-data.sql', import.meta.url), 'utf8');
const CLI = fileURLToPath(new URL('../../bin/loan-gateway.js', import.meta.url));
const BATCH = 50;

/** Gives imported loans a life that the screens can show: days that were closed, payments and valuations. */
export async function addScreenData(client, environment) {
  await client.query(SQL);
  const { rows } = await client.query('SELECT "loanId" FROM plain."Application"');
  const ids = rows.map(({ loanId }) => loanId);
  await withRecords(async ({ records }) => {
    for (let from = 0; from < ids.length; from += BATCH)
      await copyReviews(client, records, ids.slice(from, from + BATCH));
  });
  const database = openPostgres(environment.DATABASE_URL);
  await payForTwoYears({ prisma: database.prisma, client });
  await database.close();
  closeDays(environment);
  await client.query('VACUUM (ANALYZE)');
}

async function copyReviews(client, records, loanIds) {
  const [excerpts, lines] = await Promise.all([
    records.excerpts(loanIds, new Set(REVIEW.map(({ part }) => part))),
    records.tradeLines('PRIMARY', loanIds),
  ]);
  const valuesOf = (loanId) =>
    Object.fromEntries(REVIEW.map(({ name, part, path }) => [name, valueAt(excerpts.get(loanId)[part], path) ?? null]));
  await client.query('INSERT INTO plain."Review" SELECT * FROM unnest($1::text[], $2::text[], $3::text[])', [
    loanIds,
    loanIds.map((loanId) => JSON.stringify(valuesOf(loanId))),
    loanIds.map((loanId) => lines.get(loanId) ?? ''),
  ]);
}

function closeDays(environment) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [CLI, 'end-of-day', '--from', CLOSED.from, '--to', CLOSED.to],
    {
      env: environment,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`end-of-day ended with ${status}: ${stderr}`);
}
