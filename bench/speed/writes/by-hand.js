// A server that carries out submitRepayment and acknowledgeRepayment by hand: node:http, pg with named prepared
// statements on pipelined connections, the domain's pure functions, and nothing else. DATABASE_URL names the database.
import { Buffer } from 'node:buffer';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { addBusinessDays } from '../../../dist/modules/domain/bank-calendar.js';
import { businessDate } from '../../../dist/modules/domain/calendar.js';
import { accruedTo, interestReceivable } from '../../../dist/modules/domain/ledger/balances.js';
import { postingsOf } from '../../../dist/modules/domain/ledger/postings.js';
import { lienAfter, stateAfter } from '../../../dist/modules/domain/loan/lifecycle.js';
import '../../../dist/modules/gateway/graph/features.js';
import { acknowledgeRepayment } from '../../../dist/modules/features/repayment/acknowledge-repayment.js';
import { submitRepayment } from '../../../dist/modules/features/repayment/submit-repayment.js';
import { mayLeaveIn, stateRefusal } from '../../../dist/modules/features/loan/loan-rules.js';
import { servicingFigures } from '../../../dist/modules/domain/loan/servicing-figures.js';
import { openAccount, withEntries, withLateFees } from '../../../dist/modules/domain/loan/servicing-terms.js';
import { decimal } from '../../../dist/modules/domain/money.js';
import { previewView } from '../../../dist/modules/features/repayment/repayment-command.js';
import { termsOf } from '../../../dist/modules/features/loan/account/terms-row.js';
import { pendingPayment } from '../../../dist/modules/features/loan/pending-payment.js';

const CLIENT = 'CL-by-hand';
const INPUT_KEY = Buffer.alloc(32, 7);
const AT_ONCE = 6;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: AT_ONCE, pipeline: true });

const statement = (name, text) => (connection, values) => connection.query({ name, text, values });

const begin = statement('begin', 'BEGIN');
const commit = statement('commit', 'COMMIT');
const rollback = statement('rollback', 'ROLLBACK');
const bounded = statement(
  'bounded',
  `SELECT set_config('lock_timeout', '3000', true), set_config('idle_in_transaction_session_timeout', '6000', true),
    set_config('statement_timeout', '20000', true)`,
);
const lockKey = statement('lockKey', 'SELECT pg_try_advisory_xact_lock($1) AS locked');
const findKey = statement(
  'findKey',
  'SELECT "inputHash", "answer" FROM "IdempotencyKey" WHERE "clientId" = $1 AND "operation" = $2 AND "key" = $3',
);
const saveKey = statement(
  'saveKey',
  'INSERT INTO "IdempotencyKey" ("clientId", "operation", "key", "inputHash", "answer") VALUES ($1, $2, $3, $4, $5)',
);
const lockLoan = statement(
  'lockLoan',
  `SELECT "loanStatus", "encumberedStatus", "defaultProbability", "riskRating" FROM "Loan" WHERE "id" = $1 FOR UPDATE`,
);
const loanOfRepayment = statement('loanOfRepayment', 'SELECT "loanId" FROM "Repayment" WHERE "id" = $1');
const readRepayment = statement(
  'readRepayment',
  `SELECT "id", "loanId", "state", "amount", "effectiveDate"::text, "method", "externalReference", "reason", "preview", "clientId",
    "instruction", "sentAt", "expiresOn"::text, "initiatedAt", "submittedAt", "acknowledgedAt", "reversedAt", "cancelledAt" FROM "Repayment" WHERE "id" = $1`,
);
const readTerms = statement(
  'readTerms',
  'SELECT "schedule", "graceDays", "accountRules", "rules" FROM "ServicingTerms" WHERE "loanId" = $1',
);
const readPending = statement(
  'readPending',
  `SELECT "amount", "effectiveDate"::text AS "effectiveOn", "instruction", "expiresOn"::text FROM "Repayment"
   WHERE "loanId" = $1 AND "state" = 'SUBMITTED' AND "expiresOn" >= $2 AND "id" <> $3 ORDER BY "effectiveDate", "submittedAt", "id"`,
);
const readAccrual = statement(
  'readAccrual',
  'SELECT "accruedThrough"::text FROM "DelinquencyStanding" WHERE "loanId" = $1 FOR UPDATE',
);
const readEntries = statement(
  'readEntries',
  `SELECT "id", "sequence", "kind", "effectiveOn"::text, "amount" FROM "AccountEntry" WHERE "loanId" = $1 ORDER BY "sequence"`,
);
const insertRepayment = statement(
  'insertRepayment',
  `INSERT INTO "Repayment" ("id", "loanId", "state", "amount", "effectiveDate", "method", "externalReference", "preview", "initiatedAt", "submittedAt", "clientId", "expiresOn")
   VALUES ($1, $2, 'SUBMITTED', $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const updateRepayment = statement(
  'updateRepayment',
  `UPDATE "Repayment" SET "state" = $2, "reason" = $3, "acknowledgedAt" = $4 WHERE "id" = $1`,
);
const insertEntry = statement(
  'insertEntry',
  `INSERT INTO "AccountEntry" ("id", "loanId", "sequence", "kind", "effectiveOn", "amount", "recordedAt")
   VALUES ($1, $2, $3, 'PAYMENT', $4, $5, $6)`,
);
const insertPosting = statement(
  'insertPosting',
  `INSERT INTO "LedgerPosting" ("id", "loanId", "kind", "effectiveDate", "recordedAt", "repaymentId") VALUES ($1, $2, $3, $4, $5, $6)`,
);
const insertLedgerEntries = statement(
  'insertLedgerEntries',
  `INSERT INTO "LedgerEntry" ("postingId", "loanId", "account", "amount")
   SELECT $1, $2, e."account", e."amount" FROM unnest($3::"LedgerAccount"[], $4::numeric[]) AS e("account", "amount")`,
);
const markForReview = statement(
  'markForReview',
  `INSERT INTO "DelinquencyStanding" ("loanId", "figuresOn", "reviewOn", "graceDays", "accruedInterest", "dailyInterest",
     "accruedThrough", "interestReceivable")
   VALUES ($1, $2, $2, $3, 0, 0, $4, $5)
   ON CONFLICT ("loanId") DO UPDATE SET "figuresOn" = EXCLUDED."figuresOn", "reviewOn" = EXCLUDED."reviewOn",
     "accruedThrough" = EXCLUDED."accruedThrough", "interestReceivable" = EXCLUDED."interestReceivable"`,
);
const insertEvent = statement(
  'insertEvent',
  `INSERT INTO "LoanEvent" ("id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "fromState", "toState",
     "fromLien", "toLien", "repaymentId", "reason", "amounts")
   VALUES ($1, $2, (SELECT COALESCE(MAX("sequence"), 0) + 1 FROM "LoanEvent" WHERE "loanId" = $2),
     $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);
const updates = new Map();
function updateLoan(connection, id, columns) {
  const names = Object.keys(columns);
  const key = names.join();
  if (!updates.has(key)) {
    const set = names.map((name, place) => `"${name}" = $${place + 2}`).join();
    updates.set(key, statement(`updateLoan${updates.size}`, `UPDATE "Loan" SET ${set} WHERE "id" = $1`));
  }
  return updates.get(key)(connection, [id, ...Object.values(columns)]);
}

const lockNumber = (operation, key) =>
  createHmac('sha256', 'idempotency')
    .update(JSON.stringify([CLIENT, operation, key]))
    .digest()
    .readBigInt64BE();

/** One transaction: the key, the work, its answer under the key. */
async function once(operation, { idempotencyKey, ...input }, work) {
  const connection = await pool.connect();
  try {
    const key = `h1:${createHmac('sha256', INPUT_KEY).update(idempotencyKey).digest('base64url')}`;
    const scope = [CLIENT, operation, key];
    const hash = createHmac('sha256', INPUT_KEY).update(JSON.stringify(input)).digest();
    const [, , locked, found] = await Promise.all([
      begin(connection),
      bounded(connection),
      lockKey(connection, [lockNumber(operation, idempotencyKey)]),
      findKey(connection, scope),
    ]);
    if (!locked.rows[0].locked) throw new Error('IN_PROGRESS');
    const [known] = found.rows;
    if (known) {
      if (!hash.equals(known.inputHash)) throw new Error('IDEMPOTENCY_KEY_REUSED');
      await rollback(connection);
      return known.answer.value;
    }
    const { value, writes } = await work(connection);
    const saved = saveKey(connection, [...scope, hash, JSON.stringify({ ok: true, value })]);
    await Promise.all([...writes, saved, commit(connection)]);
    return value;
  } catch (error) {
    await rollback(connection);
    throw error;
  } finally {
    connection.release();
  }
}

/** With the late fees that are due. The loans that are measured have none. */
async function readAccount(connection, loanId, today, settling = '') {
  const [loans, terms, entries, accruals, pending] = await Promise.all([
    lockLoan(connection, [loanId]),
    readTerms(connection, [loanId]),
    readEntries(connection, [loanId]),
    readAccrual(connection, [loanId]),
    readPending(connection, [loanId, today, settling]),
  ]);
  const [loan] = loans.rows;
  const account = openAccount(
    termsOf({ ...terms.rows[0], opening: null, contract: null }),
    entries.rows.map((row) => ({ ...row, amount: decimal(row.amount) })),
    accruals.rows[0]?.accruedThrough ?? undefined,
  );
  if (!account.ok) throw new Error(account.refusal.code);
  return { loan, account: withLateFees(loanId, account.value, today, pending.rows.map(pendingPayment)).account };
}

const appendEvent = (connection, loanId, command, loan, change) =>
  insertEvent(connection, [
    `EV-${randomUUID()}`,
    loanId,
    command,
    change.now,
    CLIENT,
    randomUUID(),
    change.effectiveOn,
    loan.loanStatus,
    change.to ?? loan.loanStatus,
    loan.encumberedStatus,
    change.lien ?? loan.encumberedStatus,
    change.repaymentId,
    null,
    JSON.stringify({ amount: change.amount }),
  ]);

const submit = (input) =>
  once('submitRepayment', input, async (connection) => {
    const { loanId } = input;
    const now = new Date();
    const today = businessDate(now.toISOString().slice(0, 10));
    const { loan, account } = await readAccount(connection, loanId, today);
    if (stateRefusal(submitRepayment.onLoan, loan)) throw new Error('NOT_ALLOWED_IN_STATE');
    const effectiveOn = businessDate(input.effectiveDate ?? today);
    const amount = decimal(input.amount);
    const id = `RP-${randomUUID()}`;
    const sequence = (account.entries.at(-1)?.sequence ?? 0) + 1;
    const { history } = withEntries(account, [{ kind: 'PAYMENT', id, amount, effectiveOn, sequence }]);
    const preview = previewView(history.allocations.get(id), effectiveOn);
    const repayment = {
      id,
      loanId,
      state: 'SUBMITTED',
      amount: amount.toFixed(2),
      effectiveDate: effectiveOn,
      method: input.method,
      externalReference: null,
      clientId: CLIENT,
      reason: null,
      preview,
      instruction: null,
      sentAt: null,
      expiresOn: addBusinessDays(today, account.terms.rules.pendingBusinessDays, account.rules.bankCalendar),
      initiatedAt: now.toISOString(),
      submittedAt: now.toISOString(),
      acknowledgedAt: null,
      reversedAt: null,
      cancelledAt: null,
    };
    const writes = [
      insertRepayment(connection, [
        id,
        loanId,
        repayment.amount,
        effectiveOn,
        input.method,
        null,
        JSON.stringify(preview),
        now,
        now,
        CLIENT,
        repayment.expiresOn,
      ]),
      appendEvent(connection, loanId, 'submitRepayment', loan, {
        now,
        effectiveOn,
        repaymentId: id,
        amount: repayment.amount,
      }),
    ];
    return { value: { loanId, loanStatus: loan.loanStatus, repayment }, writes };
  });

const acknowledge = (input) =>
  once('acknowledgeRepayment', input, async (connection) => {
    const { repaymentId } = input;
    const { loanId } = (await loanOfRepayment(connection, [repaymentId])).rows[0];
    const now = new Date();
    const today = businessDate(now.toISOString().slice(0, 10));
    const [{ loan, account }, repayments] = await Promise.all([
      readAccount(connection, loanId, today, repaymentId),
      readRepayment(connection, [repaymentId]),
    ]);
    const [repayment] = repayments.rows;
    if (repayment.state !== 'SUBMITTED' || input.outcome !== 'SETTLED') throw new Error('NOT_ALLOWED_IN_STATE');
    const effectiveOn = businessDate(repayment.effectiveDate);
    const amount = decimal(repayment.amount);
    const sequence = (account.entries.at(-1)?.sequence ?? 0) + 1;
    const entry = { kind: 'PAYMENT', id: repaymentId, amount, effectiveOn, sequence };
    const changed = withEntries(account, [entry]);
    const after = accruedTo(changed, changed.history.state.accruesFrom);
    const next = stateAfter(loan.loanStatus, after, effectiveOn);
    if (!mayLeaveIn(acknowledgeRepayment.onLoan, loan.loanStatus, next)) throw new Error('NOT_ALLOWED_IN_STATE');
    const lien = lienAfter(loan.encumberedStatus, loan.loanStatus, next, today, account.rules.bankCalendar);
    const postings = postingsOf([entry], account, after).map((posting) => ({
      id: `PT-${randomUUID()}`,
      ...posting,
    }));
    const columns = {
      ...servicingFigures(after, today, loan),
      ...(lien && { encumberedStatus: lien.to, lienReleaseDueOn: lien.releaseDueOn }),
      ...(next !== loan.loanStatus && { loanStatus: next }),
    };
    const acknowledged = { ...plain(repayment), state: 'SETTLED', reason: null, acknowledgedAt: now.toISOString() };
    const writes = [
      insertEntry(connection, [repaymentId, loanId, sequence, effectiveOn, repayment.amount, now]),
      ...postings.flatMap(({ id, kind, repaymentId: of, amounts }) => [
        insertPosting(connection, [id, loanId, kind, effectiveOn, now, of ?? null]),
        insertLedgerEntries(connection, [
          id,
          loanId,
          Object.keys(amounts),
          Object.values(amounts).map((figure) => figure.toFixed(2)),
        ]),
      ]),
      markForReview(connection, [
        ...[loanId, today, account.graceDays, after.accruedThrough, interestReceivable(after).toFixed(2)],
      ]),
      updateLoan(connection, loanId, columns),
      appendEvent(connection, loanId, 'acknowledgeRepayment', loan, {
        now,
        effectiveOn,
        to: next,
        lien: lien?.to,
        repaymentId,
        amount: repayment.amount,
      }),
      updateRepayment(connection, [repaymentId, 'SETTLED', null, now]),
    ];
    return { value: { loanId, loanStatus: next, repayment: acknowledged }, writes };
  });

const instant = (at) => at?.toISOString() ?? null;

const plain = (repayment) => ({
  ...repayment,
  initiatedAt: instant(repayment.initiatedAt),
  submittedAt: instant(repayment.submittedAt),
  acknowledgedAt: instant(repayment.acknowledgedAt),
  reversedAt: instant(repayment.reversedAt),
  cancelledAt: instant(repayment.cancelledAt),
});

function print(name, { loanId, loanStatus, repayment }) {
  const { id, state, amount, effectiveDate, method, preview, submittedAt, acknowledgedAt } = repayment;
  const { interest, principal, fees, recovery, credit } = preview;
  return JSON.stringify({
    data: {
      [name]: {
        __typename: 'RepaymentUpdated',
        loanId,
        loanStatus,
        repayment: {
          id,
          state,
          amount,
          effectiveDate,
          method,
          preview: { interest, principal, fees, recovery, credit },
          submittedAt,
          acknowledgedAt,
        },
      },
    },
  });
}

async function answer(body) {
  const { query, variables } = JSON.parse(body);
  return query.includes('submitRepayment')
    ? print('submitRepayment', await submit(variables.input))
    : print('acknowledgeRepayment', await acknowledge(variables.input));
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    answer(Buffer.concat(chunks).toString()).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`listens at http://127.0.0.1:${server.address().port}`);
});
process.once('SIGTERM', () => process.exit());
