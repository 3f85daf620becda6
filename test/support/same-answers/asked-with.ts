/** Arguments that generated operations pass, by field. The first of a field is what it is asked with most. */
export type AskedWith = Readonly<Record<string, readonly string[]>>;

const PAGES = ['', '(first: 2)', '(first: $n)', '(last: 1)'];
const LOANS = [
  '',
  '(first: 3)',
  '(first: $n, orderBy: $order)',
  '(last: 2, orderBy: { field: ID, direction: ASC })',
  '(orderBy: { field: REMAINING_BALANCE })',
  '(first: 4, filter: { loanStatus: [ACTIVE, CREATED] }, orderBy: { field: DAYS_PAST_DUE })',
  '(filter: $filter)',
  '(filter: { dealerState: ["NY", "FL"] })',
];

export const askedWith = (loanIds: readonly string[], borrowerIds: readonly string[]): AskedWith => ({
  'Query.loan': ['$id', ...[...loanIds, 'LN-NEVER', ''].map((id) => `"${id}"`)].map((id) => `(id: ${id})`),
  'Query.loans': LOANS,
  'Query.borrower': ['$id', ...[...borrowerIds, 'BR-NEVER'].map((id) => `"${id}"`)].map((id) => `(id: ${id})`),
  'Query._entities': ['(representations: $representations)'],
  'Borrower.loans': LOANS,
  'Loan.repayments': PAGES,
  'Loan.events': PAGES,
  'Loan.ledger': PAGES,
  'Loan.payoffQuote': ['', '(goodThrough: $day)', '(goodThrough: "2026-04-01")', '(goodThrough: "2020-01-01")'],
  'Loan.schedule': [...PAGES, '(asOf: $day)', '(first: 3, asOf: "2026-01-20")'],
  'Loan.delinquency': ['', '(asOf: $day)', '(asOf: "2026-01-20")', '(asOf: "2030-01-01")'],
  'Underwriting.deals': ['', '(term: 60)', '(term: $term)', '(term: 7)', '(term: null)'],
  'Underwriting.bureauAttributes': [
    '(names: ["CreditScore", "AT01S", "none"])',
    '',
    '(names: $names)',
    '(family: $family)',
    '(family: "AT")',
    '(names: [], family: null)',
  ],
  'Cashflows.rows': PAGES,
  'TradeLines.rows': PAGES,
  'PortfolioSummary.monthEnds': ['', '(months: $months)'],
  'PortfolioSummary.rollRates': ['', '(months: $months)'],
});

/** How generated operations declare what they use. */
export const DECLARED: Readonly<Record<string, string>> = {
  id: 'ID!',
  n: 'Int = 2',
  months: 'Int! = 2',
  order: 'LoanOrder',
  filter: 'LoanFilter',
  day: 'Date',
  term: 'Int',
  names: '[String!]',
  family: 'String',
  yes: 'Boolean!',
  no: 'Boolean! = false',
  representations: '[_Any!]!',
};
