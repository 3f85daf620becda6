import * as fields from './fields.js';

const DECIMALS = new Set(['rate', 'fraction', 'blockNumber']);
const names = (list) => list.map(({ name, stored }) => (name === 'id' ? 'id: rowId' : stored)).join(' ');
const members = (list) => list.map(({ name }) => name).join(' ');

const APPLICATION = `applicationByLoanId { vehicle { ${members(fields.VEHICLE)} } }`;
const RISK = `riskAssessmentByLoanId { assessment { ${members(fields.RISK)} loanTerms { ${members(fields.LOAN_TERMS)} } } }`;
const PERSON = `plainApplicationByLoanId { person { ${members(fields.BORROWER)} } }`;
const LOAN = `${names(fields.LOAN)} ${names(fields.AUTO_LOAN)} ${APPLICATION}`;
const DEALS = Object.entries({ terms: fields.DEAL_TERMS, ...fields.DEAL_ENTRY }).map(
  ([group, list]) => `${group} { ${members(list)} }`,
);
const RECORD = `${names(fields.WHOLE_LOAN)} ${names(fields.WHOLE_AUTO_LOAN)} ${APPLICATION} ${RISK}
  deals { ${DEALS.join(' ')} } plainBureauFileByLoanId { bureauAttributes } cashflowByLoanId { csv }
  documentsByLoanId(condition: { kind: PRIMARY_CREDIT_BUREAU }) {
    nodes { contentType size plainDocumentContentByDocumentId { bytes } } }`;

const loan = (selection) => `query Loan($id: String!) { loan: loanByRowId(rowId: $id) { ${selection} } }`;

const trimmed = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

function column({ stored, name, kind }, row) {
  const value = name === 'id' ? row.id : row[stored];
  if (value === null) return [name, null];
  if (DECIMALS.has(kind)) return [name, trimmed(value)];
  return [name, kind === 'epochMillis' ? new Date(value).toISOString() : value];
}

const columns = (list, row) => Object.fromEntries(list.map((field) => column(field, row)));

function underwritingOf(row) {
  const [pdf] = row.documentsByLoanId.nodes;
  return {
    deals: row.deals,
    bureauAttributes: row.plainBureauFileByLoanId.bureauAttributes,
    cashflows: row.cashflowByLoanId,
    primaryCreditBureauPdf: {
      contentType: pdf.contentType,
      size: pdf.size,
      content: pdf.plainDocumentContentByDocumentId.bytes.replaceAll('\n', ''),
    },
  };
}

/** Its graph follows the tables, so its answers are put into the shape of the others before they are compared. */
const shaped = (loanFields, autoLoanFields) => (row) => ({
  ...columns(loanFields, row),
  autoLoan: columns(autoLoanFields, row),
  application: row.applicationByLoanId,
  ...(row.riskAssessmentByLoanId && {
    riskAssessment: { id: `risk-assessment:${row.id}`, ...row.riskAssessmentByLoanId.assessment },
  }),
  ...(row.deals && { underwriting: underwritingOf(row) }),
  ...(row.plainApplicationByLoanId && { borrower: row.plainApplicationByLoanId.person }),
});

const ofLoan = shaped(fields.LOAN, fields.AUTO_LOAN);
const ofRecord = shaped(fields.WHOLE_LOAN, fields.WHOLE_AUTO_LOAN);
const one = (shape) => (data) => ({ loan: shape(data.loan) });

/** No `_entities`: PostGraphile is no subgraph. No page before a moment: that filter needs a plugin. */
export const POSTGRAPHILE_QUESTIONS = {
  W1: { query: loan(LOAN), shape: one(ofLoan) },
  W3: { query: loan(RECORD), shape: one(ofRecord) },
  W1p: { query: loan(`${LOAN} ${PERSON}`), shape: one(ofLoan) },
  W3p: { query: loan(`${RECORD} ${PERSON}`), shape: one(ofRecord) },
};
