// What a hand-written server of exactly these answers reaches: no GraphQL, no viewer, one prepared statement for each.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import * as fields from '../speed/fields.js';
import { SCREENS } from './screens/limit.js';
import { columnSql } from './support/columns.js';
import { query } from './support/select.js';
import { groupPrinter, loanPrinter, memberPrinter } from './support/print.js';

const types = { getTypeParser: () => (text) => text };

const part = (table, alias, columns, print) => ({
  join: `JOIN ${table} ${alias} ON ${alias}."loanId" = "Loan"."id"`,
  columns: columns.map((column) => `${alias}."${column}"`),
  print,
});

const printVehicle = memberPrinter(fields.VEHICLE);
const VEHICLE = part('"Application"', 'application', ['publicPart'], (json) => {
  return `,"application":{"vehicle":${printVehicle(JSON.parse(json).Request.VehicleInfo)}}`;
});

const printRisk = memberPrinter(fields.RISK);
const printTerms = memberPrinter(fields.LOAN_TERMS);
const RISK = part(
  '"RiskAssessment"',
  'risk',
  ['loanId', 'servicingPart', 'economicsPart'],
  (id, servicing, economics) => {
    const { Response } = JSON.parse(servicing);
    const terms = JSON.parse(economics)
      .Response.LoanTerms.map((one) => printTerms(one))
      .join();
    return `,"riskAssessment":{"id":"risk-assessment:${id}",${printRisk(Response).slice(1, -1)},"loanTerms":[${terms}]}`;
  },
);

const printBorrower = memberPrinter(fields.BORROWER, ['personal', 'identity'], ({ part: name }) => name.split('.')[1]);
const BORROWER = part('plain."Application"', 'person', ['personalPart', 'identityPart'], (personal, identity) => {
  const printed = printBorrower(JSON.parse(personal).Request.ApplicantInfo, JSON.parse(identity).Request.ApplicantInfo);
  return `,"borrower":${printed}`;
});

const printDeal = groupPrinter(
  { terms: fields.DEAL_TERMS, ...fields.DEAL_ENTRY },
  ['terms', 'personal', 'entry', 'staff'],
  ({ part: name }, group) =>
    name === 'underwriting.economics' ? (group === 'terms' ? 'terms' : 'entry') : name.split('.')[1],
);

function printDeals(economics, personal, staff) {
  const { DealTermsInfo, UnderwritingInfo } = JSON.parse(economics).Underwriting;
  const terms = JSON.parse(personal).Underwriting.DealTermsInfo;
  const entries = JSON.parse(staff).Underwriting.UnderwritingInfo;
  return DealTermsInfo.map((deal, index) => printDeal(deal, terms[index], UnderwritingInfo[index], entries[index]));
}

const UNDERWRITING = {
  columns: [
    ...['"Underwriting"."economicsPart"', 'sealed."personalPart"', 'sealed."staffPart"', 'bureau."attributes"'],
    ...['"Cashflows"."csv"', 'pdf."contentType"', 'pdf."size"', 'content."bytes"'],
  ],
  join: `JOIN "Underwriting" ON "Underwriting"."loanId" = "Loan"."id"
    JOIN plain."Underwriting" sealed ON sealed."loanId" = "Loan"."id"
    JOIN plain."BureauFile" bureau ON bureau."loanId" = "Loan"."id"
    JOIN "Cashflows" ON "Cashflows"."loanId" = "Loan"."id"
    JOIN "Document" pdf ON pdf."loanId" = "Loan"."id" AND pdf."kind" = 'PRIMARY_CREDIT_BUREAU'
    JOIN plain."DocumentContent" content ON content."documentId" = pdf."id"`,
  print: (economics, personal, staff, attributes, csv, contentType, size, hex) =>
    `,"underwriting":{"deals":[${printDeals(economics, personal, staff).join()}],"bureauAttributes":${attributes},` +
    `"cashflows":{"csv":${JSON.stringify(csv)}},"primaryCreditBureauPdf":{"contentType":"${contentType}",` +
    `"size":${size},"content":"${Buffer.from(hex.slice(2), 'hex').toString('base64')}"}}`,
};

/** A statement, and how one of its rows is printed. */
function statement(name, loan, autoLoan, parts, rest) {
  const columns = [...loan, ...autoLoan].map(columnSql);
  const printLoan = loanPrinter(loan, autoLoan);
  const ends = parts.map(({ columns: own }) => own.length);
  const starts = ends.map((_, index) => ends.slice(0, index).reduce((sum, width) => sum + width, columns.length));
  const selected = [...columns, ...parts.flatMap((one) => one.columns)];
  const text = `SELECT ${selected.join(', ')} FROM "Loan" ${parts.map(({ join }) => join).join(' ')} ${rest}`;
  return {
    select: async (...given) => (await query({ name, text, values: given, rowMode: 'array', types })).rows,
    print: (row) => {
      let more = '';
      for (let index = 0; index < parts.length; index += 1) {
        more += parts[index].print(...row.slice(starts[index], starts[index] + ends[index]));
      }
      return printLoan(row, more);
    },
  };
}

function byId(name, ...shape) {
  const { select, print } = statement(name, ...shape, 'WHERE "Loan"."id" = $1');
  return async ({ id }) => `{"data":{"loan":${print((await select(id))[0])}}}`;
}

function page(name, ...shape) {
  const newest = 'WHERE "Loan"."createdAt" <= $1 ORDER BY "Loan"."createdAt" DESC, "Loan"."id" DESC LIMIT 51';
  const { select, print } = statement(name, ...shape, newest);
  return async ({ before }) => {
    const rows = await select(before);
    const edges = rows.slice(0, 50).map((row) => `{"node":${print(row)}}`);
    return `{"data":{"loans":{"edges":[${edges.join()}],"pageInfo":{"hasNextPage":${rows.length > 50}}}}}`;
  };
}

function entities(name, ...shape) {
  const { select, print } = statement(name, ...shape, 'WHERE "Loan"."id" = ANY($1)');
  return async ({ representations }) => {
    const ids = representations.map(({ id }) => id);
    const loans = new Map((await select(ids)).map((row) => [row[0], print(row)]));
    return `{"data":{"_entities":[${ids.map((id) => loans.get(id)).join()}]}}`;
  };
}

const LOAN = [fields.LOAN, fields.AUTO_LOAN];
const WHOLE_LOAN = [fields.WHOLE_LOAN, fields.WHOLE_AUTO_LOAN];
const ANSWERS = {
  ...SCREENS,
  W1: byId('W1', ...LOAN, [VEHICLE]),
  W1a: byId('W1a', ...LOAN, []),
  W2: page('W2', ...LOAN, [VEHICLE, RISK]),
  W3: byId('W3', ...WHOLE_LOAN, [VEHICLE, RISK, UNDERWRITING]),
  W4: entities('W4', ...LOAN, [VEHICLE]),
  W1p: byId('W1p', ...LOAN, [VEHICLE, BORROWER]),
  W2p: page('W2p', ...LOAN, [VEHICLE, RISK, BORROWER]),
  W3p: byId('W3p', ...WHOLE_LOAN, [VEHICLE, RISK, UNDERWRITING, BORROWER]),
  W4p: entities('W4p', ...LOAN, [VEHICLE, BORROWER]),
};

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const answer = ANSWERS[request.url.slice(1)];
    const body = Buffer.from(answer ? await answer(JSON.parse(Buffer.concat(chunks)).variables) : '{}');
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
