import { DAILY } from './daily.js';
import { BOARDED_ON } from './days.js';
import * as fields from './fields.js';
import { DESK, SCREENS } from './screens.js';

const SPAN_MS = 500 * 86_400_000;
const names = (list) => list.map(({ name }) => name).join(' ');

const VEHICLE = `application { vehicle { ${names(fields.VEHICLE)} } }`;
const OWN_FIELDS = `${names(fields.LOAN)} autoLoan { ${names(fields.AUTO_LOAN)} }`;
const LOAN = `${OWN_FIELDS} ${VEHICLE}`;
const RISK = `riskAssessment { id ${names(fields.RISK)} loanTerms { ${names(fields.LOAN_TERMS)} } }`;
const DEALS = Object.entries({ terms: fields.DEAL_TERMS, ...fields.DEAL_ENTRY }).map(
  ([group, list]) => `${group} { ${names(list)} }`,
);
const RECORD = `${names(fields.WHOLE_LOAN)} autoLoan { ${names(fields.WHOLE_AUTO_LOAN)} } ${VEHICLE} ${RISK} underwriting {
  deals { ${DEALS.join(' ')} } bureauAttributes cashflows { csv } primaryCreditBureauPdf { contentType size content } }`;
const BORROWER = `borrower { ${names(fields.BORROWER)} }`;

const loan = (selection) => `query Loan($id: ID!) { loan(id: $id) { ${selection} } }`;
const page = (selection) =>
  `query Loans($before: DateTime!) { loans(first: 50, filter: { createdAt: { to: $before } }) {
    edges { node { ${selection} } } pageInfo { hasNextPage } } }`;
const entities = (selection) =>
  `query Entities($representations: [_Any!]!) { _entities(representations: $representations) { ... on Loan { ${selection} } } }`;

const one = (pick) => ({ id: pick() });
/** Any moment of the months in which most records were made. */
const before = () => ({ before: new Date(Date.parse(BOARDED_ON) - Math.random() * SPAN_MS).toISOString() });
const hundred = (pick) => ({
  representations: Array.from({ length: 100 }, () => ({ __typename: 'Loan', id: pick() })),
});

const workload = (what, role, query, variables, connections = 32) => ({ what, role, query, variables, connections });
const list = (...parts) => ({ ...workload(...parts), isList: true });

/** W1 with a field that its viewer may not see. */
export const DENIED = workload('a loan, one field denied', 'LENDER', loan(`${LOAN} borrower { firstName }`), one);

/** `variables` makes those of one request; `pick` gives the id of any loan. Of lists it is also measured how they fare when all ask the same. */
export const WORKLOADS = {
  W1: workload('a loan by id', 'LENDER', loan(LOAN), one),
  W1a: workload("W1 without the vehicle: the loan's own row alone", 'LENDER', loan(OWN_FIELDS), one),
  W2: list('a page of 50 loans with risk', 'LENDER', page(`${LOAN} ${RISK}`), before),
  W3: workload('the full record with its PDF', 'UNDERWRITER', loan(RECORD), one, 8),
  W4: workload('`_entities`, 100 loans', 'LENDER', entities(LOAN), hundred),
  W1p: workload('W1 with personal fields', 'UNDERWRITER', loan(`${LOAN} ${BORROWER}`), one),
  W2p: list('W2 with personal fields', 'UNDERWRITER', page(`${LOAN} ${RISK} ${BORROWER}`), before),
  W3p: workload('W3 with personal fields', 'UNDERWRITER', loan(`${RECORD} ${BORROWER}`), one, 8),
  W4p: workload('W4 with personal fields', 'UNDERWRITER', entities(`${LOAN} ${BORROWER}`), hundred),
  ...SCREENS,
  ...DESK,
  ...DAILY,
};
