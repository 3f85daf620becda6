import { fieldsAt } from '../../speed/fields.js';
import { columnSql } from '../support/columns.js';
import { select } from '../support/select.js';

export { select };

/** The columns of a loan that the screens show, by what the graph shows them as. */
const COLUMNS = [
  ['id', { stored: 'id', kind: 'text' }],
  ...[
    ...fieldsAt(
      'Loan',
      'applicationId borrowerId loanStatus encumberedStatus principalAmount remainingBalance interestRate paymentFrequency ' +
        'originationDate maturityDate createdAt lendingDecisionReason collateralAmount term defaultProbability nextPaymentDate ' +
        'delinquentAmount delinquentDays lastPaymentDate riskRating primaryServicerId grade',
    ),
    ...fieldsAt('Loan.autoLoan', 'currentDpd ltv paymentStatus scheduledPayment currentPaymentDue pastDueAmount'),
    ...fieldsAt('Loan.macroEconomicFeatures', 'unemployment'),
  ]
    .filter(({ part }) => part.startsWith('Loan.'))
    .map((field) => [field.name, field]),
];

/** A list of columns for SQL; without names, all of them. */
export const columns = (names) =>
  COLUMNS.filter(([name]) => names === undefined || names.split(' ').includes(name))
    .map(([name, field]) => `${columnSql(field)} AS "${name}"`)
    .join(', ');

/** Many rows of each loan, or none. */
export function grouped(rows, ids) {
  const byLoan = new Map(ids.map((id) => [id, []]));
  for (const row of rows) byLoan.get(row.loanId).push(row);
  return ids.map((id) => byLoan.get(id));
}

/** One row of each loan. */
export function single(rows, ids) {
  const byLoan = new Map(rows.map((row) => [row.loanId, row]));
  return ids.map((id) => byLoan.get(id));
}

const instant = (column) => `to_char("${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "${column}"`;
const ofLoans = (name, text) => (ids) => select(name, text, [ids]);

export const readTerms = ofLoans(
  'terms',
  `SELECT "loanId", "schedule", "opening", "contract", "graceDays", "rules", "accountRules"
   FROM "ServicingTerms" WHERE "loanId" = ANY($1)`,
);
export const readEntries = ofLoans(
  'entries',
  `SELECT "loanId", "id", "sequence", "kind", "effectiveOn"::text, "amount"::text, "feeKind", "installment", "feeId", "reverses"
   FROM "AccountEntry" WHERE "loanId" = ANY($1) ORDER BY "loanId", "sequence"`,
);
export const readStateChanges = ofLoans(
  'changes',
  `SELECT "loanId", "fromState", "toState", "at" FROM "LoanEvent"
   WHERE "loanId" = ANY($1) AND "fromState" IS DISTINCT FROM "toState" ORDER BY "sequence"`,
);
export const readValuations = ofLoans(
  'valuations',
  `SELECT "loanId", "id", "valuedOn"::text FROM "Valuation" WHERE "loanId" = ANY($1) ORDER BY "valuedOn" DESC, "recordedAt" DESC`,
);
export const readStipulations = ofLoans(
  'stipulations',
  `SELECT "loanId", 'stipulation:' || "loanId" || ':' || "position" AS "id", "position", "text"::text, ${instant('clearedAt')} FROM "Stipulation" WHERE "loanId" = ANY($1) ORDER BY "position"`,
);
export const readPersons = ofLoans('persons', 'SELECT * FROM plain."Application" WHERE "loanId" = ANY($1)');
export const readReviews = ofLoans('reviews', 'SELECT "loanId", "values" FROM plain."Review" WHERE "loanId" = ANY($1)');
export const readTradeLinesOf = ofLoans(
  'tradeLines',
  'SELECT "loanId", "tradeLines" FROM plain."Review" WHERE "loanId" = ANY($1)',
);
export const readReports = ofLoans(
  'reports',
  `SELECT "loanId", "id", "size" FROM "Document" WHERE "loanId" = ANY($1) AND "kind" = 'PRIMARY_CREDIT_BUREAU'`,
);

/** So many of each loan's list, from its beginning or its end. */
export const readRepayments = (ids, { first }) =>
  select(
    'repayments',
    `SELECT r.* FROM unnest($1::text[]) AS l("id"), LATERAL (
       SELECT "loanId", "id", "state", "amount"::text, "effectiveDate"::text FROM "Repayment"
       WHERE "loanId" = l."id" ORDER BY "initiatedAt" DESC, "id" DESC LIMIT $2) r`,
    [ids, first],
  );
export const readEvents = async (ids, { last }) =>
  (
    await select(
      'events',
      `SELECT e.* FROM unnest($1::text[]) AS l("id"), LATERAL (
         SELECT "loanId", "id", "command", ${instant('at')}, "amounts" FROM "LoanEvent"
         WHERE "loanId" = l."id" ORDER BY "sequence" DESC LIMIT $2) e`,
      [ids, last],
    )
  ).reverse();

/** The funded loans of a borrower, with what their history is told by. */
export const BORROWER_LOANS = `SELECT "borrowerId", "loanStatus", "remainingBalance"::text, "pastDueAmount"::text, "currentDpd",
    coalesce("fundedDate", "originationDate", "createdAt"::date)::text AS "openedOn",
    (SELECT to_jsonb(t) FROM "ServicingTerms" t WHERE t."loanId" = "Loan"."id") AS "terms",
    (SELECT json_agg(json_build_object('id', "id", 'sequence', "sequence", 'kind', "kind", 'effectiveOn', "effectiveOn",
       'amount', "amount"::text, 'feeKind', "feeKind", 'installment', "installment", 'feeId', "feeId", 'reverses', "reverses")
       ORDER BY "sequence") FROM "AccountEntry" e WHERE e."loanId" = "Loan"."id") AS "entries"
  FROM "Loan" WHERE "loanStatus" IN ('ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF') AND`;
export const readBorrowerLoans = (borrowerIds) =>
  select('borrowerLoans', `${BORROWER_LOANS} "borrowerId" = ANY($1)`, [borrowerIds]);

const TOTALS = `(SELECT "scope", "bucket", "loans", "balance", "pastDue" FROM "PortfolioTotal"
  UNION ALL SELECT "scope", "bucket", "loans", "balance", "pastDue" FROM "PortfolioChange")`;
export const readTotals = (lenderId) =>
  select(
    'totals',
    `SELECT "bucket", SUM("loans")::int AS "loans", SUM("balance")::text AS "balance", SUM("pastDue")::text AS "pastDue"
     FROM ${TOTALS} t WHERE "scope" = $1 AND "lenderId" = $2 GROUP BY ROLLUP ("bucket")`,
    lenderId === undefined ? ['ALL', ''] : ['LENDER', lenderId],
  );
export const readRolls = (months, lenderId = null) =>
  select(
    'rolls',
    `SELECT "month"::text, "fromBucket", "toBucket", SUM("balance")::text AS "balance" FROM "BucketRoll"
     WHERE "month" IN (SELECT DISTINCT "month" FROM "BucketRoll" ORDER BY "month" DESC LIMIT $1)
       AND ($2::text IS NULL OR "lenderId" = $2)
     GROUP BY "BucketRoll"."month", 2, 3 ORDER BY "BucketRoll"."month" DESC, 2, 3`,
    [months, lenderId],
  );
export const readClosedThrough = async () =>
  (await select('closed', `SELECT max("on")::text AS "on" FROM "EndOfDayRun" WHERE "completedAt" IS NOT NULL`))[0].on;
