// The screens by hand: for each one statement where one will do, lists printed by PostgreSQL itself.
import * as figures from './figures.js';
import * as rows from './rows.js';
import { columns, select } from './rows.js';

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const nodes = (members, from) =>
  `(SELECT coalesce(json_agg(json_build_object('node', json_build_object(${members}))), '[]')::text FROM (${from}) t)`;
const members = (names) => names.split(' ').map((name) => `'${name}', t."${name}"`).join(); // oxfmt-ignore

const repayments = (first) =>
  nodes(
    members('id state amount effectiveDate'),
    `SELECT "id", "state", "amount"::text, "effectiveDate" FROM "Repayment" WHERE "loanId" = "Loan"."id"
     ORDER BY "initiatedAt" DESC, "id" DESC LIMIT ${first}`,
  );
const EVENTS = nodes(
  members('id command at amounts'),
  `SELECT "id", "command", to_char("at" AT TIME ZONE 'UTC', ${INSTANT}) AS "at", "amounts" FROM
     (SELECT * FROM "LoanEvent" WHERE "loanId" = "Loan"."id" ORDER BY "sequence" DESC LIMIT 20) e ORDER BY "sequence"`,
);
const json = (from) => `(SELECT coalesce(json_agg(t), '[]') FROM (${from}) t)`;
const ACCOUNT = `(SELECT to_json(t) FROM (SELECT "loanId", "schedule", "opening", "contract", "graceDays", "rules", "accountRules"
    FROM "ServicingTerms" WHERE "loanId" = "Loan"."id") t) AS "terms",
  ${json(`SELECT "id", "sequence", "kind", "effectiveOn", "amount"::text, "feeKind", "installment", "feeId", "reverses"
    FROM "AccountEntry" WHERE "loanId" = "Loan"."id" ORDER BY "sequence"`)} AS "entries"`;
const VALUATIONS = json(
  `SELECT "id", "valuedOn" FROM "Valuation" WHERE "loanId" = "Loan"."id" ORDER BY "valuedOn" DESC, "recordedAt" DESC LIMIT 5`,
);
const CHANGES = json(`SELECT "fromState", "toState", "at" FROM "LoanEvent"
  WHERE "loanId" = "Loan"."id" AND "fromState" IS DISTINCT FROM "toState" ORDER BY "sequence"`);

const print = JSON.stringify;
const picked = (names) => {
  const list = names.split(' ');
  return (row) => Object.fromEntries(list.map((name) => [name, row[name]]));
};

const DETAIL =
  'id applicationId borrowerId loanStatus encumberedStatus principalAmount remainingBalance interestRate paymentFrequency ' +
  'originationDate maturityDate createdAt lendingDecisionReason';
const pickDetail = picked(DETAIL);
const pickStanding = picked('currentDpd ltv paymentStatus');
const REASON = columns('lendingDecisionReason') === '' ? ', (SELECT "values" FROM plain."Review" WHERE "loanId" = "Loan"."id") AS "values"' : ''; // oxfmt-ignore

/** With its last brace left open, for what PostgreSQL printed. */
const open = (object) => print(object).slice(0, -1);

async function loanDetail({ id }) {
  const [row] = await select(
    'S1',
    `SELECT ${columns(`${DETAIL} currentDpd ltv paymentStatus unemployment collateralAmount`)}${REASON}, ${ACCOUNT},
       ${repayments(10)} AS "repayments", ${EVENTS} AS "events", ${VALUATIONS} AS "valuations", ${CHANGES} AS "changes"
     FROM "Loan" WHERE "id" = $1`,
    [id],
  );
  const account = figures.accountOf(row.terms, row.entries);
  const changes = row.changes.map((change) => ({ ...change, at: new Date(change.at) }));
  const loan = {
    ...pickDetail(row),
    ...(REASON && { lendingDecisionReason: figures.reviewOf(row).lendingDecisionReason }),
    autoLoan: pickStanding(row),
    macroEconomicFeatures: { unemployment: row.unemployment },
    collateral: {
      lien: row.encumberedStatus,
      value: row.collateralAmount,
      valuations: figures.connection(row.valuations),
    },
    progress: { servicing: figures.servicingStage(row, changes) },
    allowedCommands: figures.commandsOf(row),
    payoffQuote: payoff(account, true),
    schedule: figures.scheduleOf(account, { first: 12 }),
  };
  return `{"data":{"loan":${open(loan)},"repayments":{"edges":${row.repayments}},"events":{"edges":${row.events}}}}}`;
}

function payoff(account, perDiem) {
  const quote = figures.payoffOf(account);
  if (!quote) return null;
  return { amount: quote.amount, ...(perDiem && { perDiem: quote.perDiem }), goodThrough: quote.goodThrough };
}

const pickReview = picked('id loanStatus principalAmount interestRate term defaultProbability');
const pickRisk = picked('id decision decisionDate creditScorePrimary creditScoreCoApplicant stipulations comments');

async function underwritingReview({ id }) {
  const [[row], loans] = await Promise.all([
    select(
      'S2',
      `SELECT ${columns('id borrowerId loanStatus encumberedStatus principalAmount interestRate term defaultProbability collateralAmount ltv')},
         person."personalPart", person."identityPart", "Document"."id" AS "documentId", "Document"."size",
         review."loanId", review."values", review."tradeLines", ${json(`SELECT 'stipulation:' || "loanId" || ':' || "position" AS "id", "position", "text", to_char("clearedAt" AT TIME ZONE 'UTC', ${INSTANT}) AS "clearedAt"
           FROM "Stipulation" WHERE "loanId" = "Loan"."id" ORDER BY "position"`)} AS "stipulations"
       FROM "Loan" JOIN plain."Application" person ON person."loanId" = "Loan"."id"
         JOIN plain."Review" review ON review."loanId" = "Loan"."id"
         JOIN "Document" ON "Document"."loanId" = "Loan"."id" AND "kind" = 'PRIMARY_CREDIT_BUREAU' WHERE "Loan"."id" = $1`,
      [id],
    ),
    select('S2 loans', `${rows.BORROWER_LOANS} "borrowerId" = (SELECT "borrowerId" FROM "Loan" WHERE "id" = $1)`, [id]),
  ]);
  const report = { id: row.documentId, loanId: id };
  const loan = {
    ...pickReview(row),
    allowedCommands: figures.commandsOf(row),
    stipulations: row.stipulations,
    borrower: { ...figures.personOf(row, row.borrowerId), risk: figures.riskOf(loans) },
    riskAssessment: pickRisk(figures.reviewOf(row)),
    underwriting: {
      id: `underwriting:${id}`,
      primaryCreditBureauPdf: { id: `document:${row.documentId}`, size: row.size, link: await figures.linkTo(report) },
      primaryCreditBureauTradeLines: { rows: figures.tradeLinesOf(row.tradeLines, { first: 20 }) },
    },
    collateral: { lien: row.encumberedStatus, value: row.collateralAmount, ltv: row.ltv },
  };
  return `{"data":{"loan":${print(loan)}}}`;
}

const pickName = picked('id firstName lastName');
const PERSON = 'JOIN plain."Application" person ON person."loanId" = "Loan"."id"';
const PERSON_COLUMNS = 'person."personalPart", person."identityPart"';

/** A page of loans, its edges made by `edge`, the others' cursors by their places. */
async function page(name, selected, joins, args, edge) {
  const { first } = args;
  const { rest, values, cursorOf } = figures.listing(args);
  const found = await select(name, `SELECT ${selected} FROM "Loan" ${joins} ${rest}`, values);
  const shown = found.slice(0, first);
  return {
    edges: shown.map((row) => edge(row, cursorOf)).join(),
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: false,
      startCursor: shown.length > 0 ? cursorOf(shown[0]) : null,
      endCursor: shown.length > 0 ? cursorOf(shown.at(-1)) : null,
    },
  };
}

const pickBalance = picked('id loanStatus remainingBalance nextPaymentDate');
const pickDue = picked('scheduledPayment currentPaymentDue pastDueAmount');

async function borrowerPortal({ ids }) {
  const { edges } = await page(
    'S3',
    `${columns('id borrowerId createdAt loanStatus remainingBalance nextPaymentDate scheduledPayment currentPaymentDue pastDueAmount')},
     ${PERSON_COLUMNS}, ${ACCOUNT}, ${repayments(5)} AS "repayments"`,
    PERSON,
    { first: 10, filter: { ids } },
    (row) => {
      const account = figures.accountOf(row.terms, row.entries);
      const loan = {
        ...pickBalance(row),
        autoLoan: pickDue(row),
        payoffQuote: payoff(account, false),
        schedule: figures.scheduleOf(account, { first: 3 }),
        borrower: pickName(figures.personOf(row, row.borrowerId)),
      };
      return `{"node":${open(loan)},"repayments":{"edges":${row.repayments}}}}`;
    },
  );
  return `{"data":{"loans":{"edges":[${edges}]}}}`;
}

const LATE = { bucket: ['DAYS_30_59', 'DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'] };
const pickLate = picked('id delinquentAmount delinquentDays lastPaymentDate');

async function delinquencyBoard({ first, filter: { lenderId } }) {
  const [totals, closedThrough, rolls, { edges, pageInfo }] = await Promise.all([
    rows.readTotals(lenderId),
    rows.readClosedThrough(),
    rows.readRolls(1, lenderId),
    page(
      'S4',
      columns('id createdAt delinquentAmount delinquentDays lastPaymentDate paymentStatus'),
      '',
      { first, filter: LATE },
      (row) => `{"node":${print({ ...pickLate(row), autoLoan: { paymentStatus: row.paymentStatus } })}}`,
    ),
  ]);
  const portfolio = { ...figures.summaryOf(totals, closedThrough), rollRates: figures.rollRatesOf(rolls) };
  const { hasNextPage, endCursor } = pageInfo;
  return `{"data":{"portfolio":${print(portfolio)},"loans":{"edges":[${edges}],"pageInfo":${print({ hasNextPage, endCursor })}}}}`;
}

const list = (name, selected, joins, node) => async (args) => {
  const { edges, pageInfo } = await page(name, selected, joins, args, (row, cursorOf) => {
    return `{"cursor":"${cursorOf(row)}","node":${print(node(row))}}`;
  });
  return `{"data":{"loans":{"edges":[${edges}],"pageInfo":${print(pageInfo)}}}}`;
};

const pickDesk = picked('id loanStatus riskRating remainingBalance nextPaymentDate primaryServicerId');
const pickArrears = picked('currentDpd pastDueAmount paymentStatus');

/** By the name of the workload, each a text. */
export const SCREENS = {
  S1: loanDetail,
  S2: underwritingReview,
  S3: borrowerPortal,
  S4: delinquencyBoard,
  S5: list(
    'S5',
    `${columns('id createdAt borrowerId loanStatus riskRating remainingBalance nextPaymentDate primaryServicerId currentDpd pastDueAmount paymentStatus')}, ${PERSON_COLUMNS}`,
    PERSON,
    (row) => ({
      ...pickDesk(row),
      autoLoan: pickArrears(row),
      borrower: pickName(figures.personOf(row, row.borrowerId)),
    }),
  ),
  S6: list(
    'S6',
    columns('id createdAt loanStatus grade principalAmount remainingBalance interestRate maturityDate'),
    '',
    picked('id loanStatus grade principalAmount remainingBalance interestRate maturityDate'),
  ),
};
