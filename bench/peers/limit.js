// What a hand-written server of exactly these answers reaches: no GraphQL, no viewer, nothing that a change of the question
// would not break.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import pg from 'pg';
import * as fields from '../speed/fields.js';
import { columnSql } from './support/columns.js';
import * as values from './support/values.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const asText = { getTypeParser: () => (value) => value };
const select = (name, text, given) => pool.query({ name, text, values: given, rowMode: 'array', types: asText });

/** Straight-line code that prints an object; `place` says where a field's value stands. */
function printer(list, place, more = '') {
  const members = list.map((field) => `"${field.name}":' + ${printed(field.kind, place(field))}`);
  return `'{${members.join(` + ',`)}${more} + '}'`;
}

const BARE = new Set(['count']);
const ESCAPED = new Set(['text']);

function printed(kind, value) {
  if (BARE.has(kind)) return value;
  return ESCAPED.has(kind) ? `JSON.stringify(${value})` : `quoted(${value})`;
}

const quoted = (text) => (text === null ? 'null' : `"${text}"`);

const compile = (...parameters) =>
  new Function('quoted', 'values', `return (${parameters.slice(0, -1)}) => ${parameters.at(-1)}`)(quoted, values);

const JSON_READERS = {
  amount: 'amount',
  amountNumber: 'amount',
  rate: 'decimal',
  rateNumber: 'decimal',
  fraction: 'decimal',
  digitsDate: 'digitsDate',
};

function jsonValue({ stored, kind }, object) {
  if (kind === 'countNumber') return `${object}.${stored}`;
  if (kind === 'count') return `values.count(${object}.${stored})`;
  const reader = JSON_READERS[kind];
  return reader ? `quoted(values.${reader}(${object}.${stored}))` : `JSON.stringify(${object}.${stored} ?? null)`;
}

const jsonPrinter = (list, objectOf) =>
  `'{${list.map((field) => `"${field.name}":' + ${jsonValue(field, objectOf(field))}`).join(` + ',`)} + '}'`;

const columnsOf = (loan, autoLoan) => [...loan, ...autoLoan].map(columnSql);

function loanPrinter(loan, autoLoan) {
  const auto = printer(autoLoan, (field) => `row[${loan.length + autoLoan.indexOf(field)}]`);
  return compile(
    'row',
    'more',
    printer(loan, (field) => `row[${loan.indexOf(field)}]`, ` + ',"autoLoan":' + ${auto} + more`),
  );
}

const LOAN_COLUMNS = columnsOf(fields.LOAN, fields.AUTO_LOAN);
const WHOLE_COLUMNS = columnsOf(fields.WHOLE_LOAN, fields.WHOLE_AUTO_LOAN);
const printLoan = loanPrinter(fields.LOAN, fields.AUTO_LOAN);
const printWholeLoan = loanPrinter(fields.WHOLE_LOAN, fields.WHOLE_AUTO_LOAN);
const printTerms = compile(
  'terms',
  jsonPrinter(fields.LOAN_TERMS, () => 'terms'),
);
const printRiskMembers = compile(
  'risk',
  jsonPrinter(fields.RISK, () => 'risk'),
);
const printBorrower = compile(
  'personal',
  'identity',
  jsonPrinter(fields.BORROWER, ({ part }) => (part === 'application.identity' ? 'identity' : 'personal')),
);

const DEAL_SOURCES = {
  'underwriting.internal': 'entry',
  'underwriting.bureau': 'bureau',
  'underwriting.personal': 'personal',
};
const printDeal = compile(
  'terms',
  'personal',
  'entry',
  'bureau',
  [
    `'{"terms":' + ${jsonPrinter(fields.DEAL_TERMS, ({ part }) => (part === 'underwriting.personal' ? 'personal' : 'terms'))}`,
    ...Object.entries(fields.DEAL_ENTRY).map(
      ([group, list]) => `',"${group}":' + ${jsonPrinter(list, ({ part }) => DEAL_SOURCES[part])}`,
    ),
    `'}'`,
  ].join(' + '),
);

function printRisk(id, json) {
  const { Response } = JSON.parse(json);
  const terms = Response.LoanTerms.map(printTerms).join(',');
  return `,"riskAssessment":{"id":"${id}",${printRiskMembers(Response).slice(1, -1)},"loanTerms":[${terms}]}`;
}

const printPerson = (personal, identity) =>
  `,"borrower":${printBorrower(JSON.parse(personal).Request.ApplicantInfo, JSON.parse(identity).Request.ApplicantInfo)}`;

const RISK_SQL = { column: 'risk."internalPart"', join: 'JOIN "RiskAssessment" risk ON risk."loanId" = "Loan"."id"' };
const PERSON_SQL = {
  column: 'person."personalPart", person."identityPart"',
  join: 'JOIN plain."Application" person ON person."loanId" = "Loan"."id"',
};

const selectSql = (columns, parts, rest) =>
  `SELECT ${[...columns, ...parts.map(({ column }) => column)].join(', ')} FROM "Loan"
   ${parts.map(({ join }) => join).join(' ')} ${rest}`;

const LOAN_WIDTH = LOAN_COLUMNS.length;
const person = (row, at) => printPerson(row[at], row[at + 1]);

async function loanById(name, isPersonal, { id }) {
  const parts = isPersonal ? [PERSON_SQL] : [];
  const { rows } = await select(name, selectSql(LOAN_COLUMNS, parts, 'WHERE "id" = $1'), [id]);
  return `{"data":{"loan":${printLoan(rows[0], isPersonal ? person(rows[0], LOAN_WIDTH) : '')}}}`;
}

async function loanPage(name, isPersonal) {
  const parts = isPersonal ? [RISK_SQL, PERSON_SQL] : [RISK_SQL];
  const { rows } = await select(
    name,
    selectSql(LOAN_COLUMNS, parts, 'ORDER BY "Loan"."createdAt" DESC, "Loan"."id" DESC LIMIT 51'),
  );
  const edges = rows
    .slice(0, 50)
    .map(
      (row) =>
        `{"node":${printLoan(row, printRisk(row[0], row[LOAN_WIDTH]) + (isPersonal ? person(row, LOAN_WIDTH + 1) : ''))}}`,
    );
  return `{"data":{"loans":{"edges":[${edges.join(',')}],"pageInfo":{"hasNextPage":${rows.length > 50}}}}}`;
}

async function entities(name, isPersonal, { representations }) {
  const parts = isPersonal ? [PERSON_SQL] : [];
  const ids = representations.map(({ id }) => id);
  const { rows } = await select(name, selectSql(LOAN_COLUMNS, parts, 'WHERE "id" = ANY($1)'), [ids]);
  const loans = new Map(rows.map((row) => [row[0], printLoan(row, isPersonal ? person(row, LOAN_WIDTH) : '')]));
  return `{"data":{"_entities":[${ids.map((id) => loans.get(id)).join(',')}]}}`;
}

const UNDERWRITING_SQL = {
  column: `deals."internalPart", sealed."personalPart", sealed."bureauPart", bureau."attributes", "Cashflows"."csv",
    pdf."contentType", pdf."size", content."bytes"`,
  join: `JOIN "Underwriting" deals ON deals."loanId" = "Loan"."id"
    JOIN plain."Underwriting" sealed ON sealed."loanId" = "Loan"."id"
    JOIN plain."BureauFile" bureau ON bureau."loanId" = "Loan"."id"
    JOIN "Cashflows" ON "Cashflows"."loanId" = "Loan"."id"
    JOIN "Document" pdf ON pdf."loanId" = "Loan"."id" AND pdf."kind" = 'PRIMARY_CREDIT_BUREAU'
    JOIN plain."DocumentContent" content ON content."documentId" = pdf."id"`,
};

const base64 = (hex) => Buffer.from(hex.slice(2), 'hex').toString('base64');

function printDeals(internal, personal, bureau) {
  const { DealTermsInfo, UnderwritingInfo } = JSON.parse(internal).Underwriting;
  const terms = JSON.parse(personal).Underwriting.DealTermsInfo;
  const entries = JSON.parse(bureau).Underwriting.UnderwritingInfo;
  return DealTermsInfo.map((deal, index) =>
    printDeal(deal, terms[index], UnderwritingInfo[index], entries[index]),
  ).join();
}

async function record(name, isPersonal, { id }) {
  const parts = [RISK_SQL, UNDERWRITING_SQL, ...(isPersonal ? [PERSON_SQL] : [])];
  const { rows } = await select(name, selectSql(WHOLE_COLUMNS, parts, 'WHERE "Loan"."id" = $1'), [id]);
  const [risk, internal, personal, bureau, attributes, csv, contentType, size, pdf, ...person] = rows[0].slice(
    WHOLE_COLUMNS.length,
  );
  const more = [
    printRisk(id, risk),
    `,"underwriting":{"deals":[${printDeals(internal, personal, bureau)}],"bureauAttributes":${attributes}`,
    `,"cashflows":{"csv":${JSON.stringify(csv)}},"primaryCreditBureauPdf":{"contentType":"${contentType}"`,
    `,"size":${size},"content":"${base64(pdf)}"}}`,
    isPersonal ? printPerson(...person) : '',
  ];
  return `{"data":{"loan":${printWholeLoan(rows[0], more.join(''))}}}`;
}

const ANSWERS = { W1: loanById, W2: loanPage, W3: record, W4: entities };

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const name = request.url.slice(1);
    const answer = ANSWERS[name.slice(0, 2)];
    const text = answer ? await answer(name, name.endsWith('p'), JSON.parse(Buffer.concat(chunks)).variables) : '{}';
    const body = Buffer.from(text);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
