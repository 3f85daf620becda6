import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withRecords } from '../../dist/modules/cli/with-database.js';
import { valueAt } from '../../dist/modules/domain/record/json.js';
import { benchGateway } from '../support/bench-gateway.js';
import { REVIEW } from './fields.js';

const SQL = readFileSync(new URL('screen-data.sql', import.meta.url), 'utf8');
const CLI = fileURLToPath(new URL('../../bin/loan-gateway.js', import.meta.url));
const BATCH = 50;
const PAID_LOANS = 200;
const PAYMENTS = 6;
const AT_ONCE = 4;
/** Over two month ends, so that loans have rolled from bucket to bucket. */
const CLOSED_DAYS = ['--from', '2026-01-30', '--to', '2026-03-02'];

const SUBMIT = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) {
  __typename ... on RepaymentUpdated { repayment { id } } } }`;
const SETTLE = `mutation ($input: AcknowledgeRepaymentInput!) { acknowledgeRepayment(input: $input) { __typename } }`;
const VALUE = `mutation ($input: RecordValuationInput!) { recordValuation(input: $input) { __typename } }`;

/** Gives imported loans a life that the screens can show: days that were closed, payments and valuations. */
export async function addScreenData(client, environment) {
  await client.query(SQL);
  const { rows } = await client.query('SELECT "loanId" FROM plain."Application"');
  const ids = rows.map(({ loanId }) => loanId);
  await withRecords(async ({ records }) => {
    for (let from = 0; from < ids.length; from += BATCH)
      await copyReviews(client, records, ids.slice(from, from + BATCH));
  });
  closeDays(environment);
  await payOnNewest(client, environment);
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
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'end-of-day', ...CLOSED_DAYS], {
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`end-of-day ended with ${status}: ${stderr}`);
}

/** The newest loans that have much to repay; made newer than those that are not funded, as the lists begin with these. */
async function payOnNewest(client, environment) {
  const { rows } = await client.query(
    `SELECT "id", "scheduledPayment"::text AS payment, "collateralAmount"::text AS value FROM "Loan"
     WHERE "loanStatus" = 'ACTIVE' AND "remainingBalance" > 2 * $2 * "scheduledPayment" ORDER BY "createdAt" DESC, "id" DESC LIMIT $1`,
    [PAID_LOANS, PAYMENTS],
  );
  await client.query(`UPDATE "Loan" SET "createdAt" = "createdAt" + interval '9 months' WHERE "id" = ANY($1)`, [
    rows.map(({ id }) => id),
  ]);
  const gateway = await benchGateway(environment.DATABASE_URL, environment);
  try {
    const ask = await gateway.client('SERVICER');
    const command = async (document, input) => {
      const [done] = Object.values(await ask(document, { input: { idempotencyKey: randomUUID(), ...input } }));
      if (!/Updated$/.test(done.__typename)) throw new Error(`a command was refused: ${done.__typename}`);
      return done;
    };
    const live = async ({ id: loanId, payment, value }) => {
      await command(VALUE, { loanId, amount: value, valuedOn: '2026-02-01' });
      for (let paid = 0; paid < PAYMENTS; paid += 1) {
        const { repayment } = await command(SUBMIT, { loanId, amount: payment, method: 'ACH' });
        await command(SETTLE, { repaymentId: repayment.id, outcome: 'SETTLED' });
      }
    };
    const inTurn = async () => {
      for (let row = rows.pop(); row; row = rows.pop()) await live(row);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  } finally {
    await gateway.stop();
  }
}
