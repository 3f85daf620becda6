import { readFileSync } from 'node:fs';
import { Kind, parse, print } from 'graphql';

const FOLDER = new URL('../../schema/operations/', import.meta.url);

/** The query of a screen, as a client of codegen sends it: without the mutations that its file holds beside it. */
function queryOf(file) {
  const { definitions } = parse(readFileSync(new URL(`${file}.graphql`, FOLDER), 'utf8'));
  return print(definitions.find(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === 'query'));
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

/** A link is signed anew for each request. */
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
const page = (more) => () => ({ first: 50, ...more });

/** The screens of schema/operations. Their viewers see all loans, so that one question has one answer for everybody. */
export const SCREENS = {
  S1: screen('LoanDetail', 'loan-detail', 'UNDERWRITER', one),
  S2: screen('UnderwritingReview', 'underwriting-review', 'UNDERWRITER', one, withoutLink),
  S3: screen('BorrowerPortal, of the newest 10 loans', 'borrower-portal', 'UNDERWRITER', () => ({})),
  S4: screen('DelinquencyBoard', 'delinquency-board', 'UNDERWRITER', () => ({}), withSortedBuckets),
  S5: screen(
    'ServicingDesk, 50 by days past due',
    'servicing-desk',
    'UNDERWRITER',
    page({ filter: { loanStatus: ['ACTIVE'] }, orderBy: { field: 'DAYS_PAST_DUE', direction: 'DESC' } }),
  ),
  S6: screen('MarketplaceList, the newest 50', 'marketplace-list', 'LENDER', page()),
};
