import { readFileSync } from 'node:fs';
import { getOperationAST, parse, print, separateOperations } from 'graphql';

const SAMPLES = new URL('../../schema/operations/', import.meta.url);
const OF_DESK = new URL('../../desk/operations/', import.meta.url);

/** The query of a screen, as a client of codegen sends it: with its fragments, without what its file holds beside it. */
function queryOf(file) {
  const operations = Object.values(
    separateOperations(
      parse(readFileSync(new URL(`${file}.graphql`, file.startsWith('desk-') ? OF_DESK : SAMPLES), 'utf8')),
    ),
  );
  return print(operations.find((document) => getOperationAST(document).operation === 'query'));
}

const screen = (what, file, role, variables, shape) => ({
  what,
  role,
  query: queryOf(file),
  variables,
  shape,
  connections: 32,
  path: '/screens',
});

/** A link is signed for each request. */
const withoutLink = ({ loan: { underwriting, ...loan } }) => {
  const { link, ...report } = underwriting.primaryCreditBureauPdf;
  return { loan, underwriting: { ...underwriting, primaryCreditBureauPdf: report }, hasLink: link.url.length > 100 };
};

/** The buckets are a set: PostgreSQL gives them in any order. */
const withSortedBuckets = ({ portfolio: { byBucket, ...portfolio }, loans }) => ({
  portfolio,
  byBucket: byBucket.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)),
  loans,
});

const one = (pick) => ({ id: pick() });
const ten = (pick) => ({ ids: Array.from({ length: 10 }, pick) });
const amount = (most) => (Math.random() * most).toFixed(2);
const LENDERS = 5;
const board = () => ({
  first: 10 + Math.floor(Math.random() * 40),
  filter: { lenderId: `LEN-${1 + Math.floor(Math.random() * LENDERS)}` },
});
const desk = () => ({
  first: 50,
  filter: { loanStatus: ['ACTIVE'], remainingBalance: { from: amount(8_000) } },
  orderBy: { field: 'DAYS_PAST_DUE', direction: 'DESC' },
});
const market = () => ({ first: 50, filter: { principalAmount: { from: amount(20_000) } } });

/** The portal of a borrower with ten loans: here of any ten, as the loans of the bench have a borrower each. */
const portal = ({ query, ...workload }) => ({
  ...workload,
  query: query
    .replace('query BorrowerPortal', 'query BorrowerPortal($ids: [ID!]!)')
    .replace('loans(first: 10)', 'loans(first: 10, filter: { ids: $ids })'),
});
const list = (workload) => ({ ...workload, isList: true });

/** The screens of schema/operations. Their callers see all loans, so that one question has one answer. */
export const SCREENS = {
  S1: screen('LoanDetail', 'loan-detail', 'UNDERWRITER', one),
  S2: screen('UnderwritingReview', 'underwriting-review', 'UNDERWRITER', one, withoutLink),
  S3: portal(screen('BorrowerPortal, of any 10 loans', 'borrower-portal', 'UNDERWRITER', ten)),
  S4: list(screen('DelinquencyBoard of a lender', 'delinquency-board', 'UNDERWRITER', board, withSortedBuckets)),
  S5: list(screen('ServicingDesk, 50 by days past due', 'servicing-desk', 'UNDERWRITER', desk)),
  S6: list(screen('MarketplaceList, the newest 50 of an amount', 'marketplace-list', 'LENDER', market)),
};

const week = () => {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { today: day(0), weekEnd: day(6), withServicing: true };
};

/** What the desk asks for its pages. Only the gateway answers them: they follow the page, which is no yardstick for others. */
export const DESK = {
  D1: screen('DeskBoard', 'desk-board', 'UNDERWRITER', week),
  D2: screen('DeskLoan', 'desk-loan', 'UNDERWRITER', one),
  D3: screen('DeskLoans, the newest 100', 'desk-loans', 'UNDERWRITER', () => ({ first: 100 })),
};
