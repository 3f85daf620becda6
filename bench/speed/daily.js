/** What people and other systems ask all day beside the screens. The gateway alone answers these: the goal is milliseconds of CPU. */
const LIST = 'query Loans($filter: LoanFilter!) { loans(first: 50, filter: $filter) { edges { node {';
const END = '} } } }';
const ENTITIES = `query Entities($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Loan { id loanStatus remainingBalance } ... on Borrower { id firstName lastName }
  ... on Repayment { id state amount } ... on RiskAssessment { id decision } ... on Underwriting { id } } }`;
const SCHEDULE = 'query Quote($input: QuoteScheduleInput!) { quoteSchedule(input: $input) { payment totalInterest';
const INSTALLMENTS = 'installments { number dueDate amount principal interest closingBalance } } }';
const FEED = `query Feed($after: String) { loanEvents(first: 100, after: $after) {
  edges { cursor node { id loanId command at } } pageInfo { endCursor } } }`;
const VIN = 'query Vin($id: ID!) { loan(id: $id) { application { vehicle { vin } } } }';
const KEYS = { Loan: '', Borrower: 'borrower:', RiskAssessment: 'risk-assessment:', Underwriting: 'underwriting:' };
const ENTITIES_ASKED = 200;
const SAMPLES = 40;

const daily = (what, role, query, variables, wanted, more) => ({
  what,
  role,
  query,
  variables,
  wanted,
  connections: 8,
  ...more,
});

const fifty = (pick) => ({ filter: { ids: Array.from({ length: 50 }, pick) } });
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
const amount = (from, to) => (from + Math.random() * (to - from)).toFixed(2);

const mixedKeys = (pick) => {
  const kinds = Object.entries(KEYS);
  const keys = Array.from({ length: ENTITIES_ASKED }, (_, index) => kinds[index % kinds.length]);
  return { representations: keys.map(([__typename, prefix]) => ({ __typename, id: `${prefix}${pick()}` })) };
};

const longTerm = () => ({
  input: {
    principal: amount(20_000, 90_000),
    annualRatePercent: amount(3, 18),
    fundedOn: '2026-01-15',
    installments: 360,
  },
});

/** The page after the fourth, from any event of the fourth on. */
async function feedPages(ask) {
  let after = null;
  let page;
  for (let turned = 0; turned < 4; turned += 1) {
    page = (await ask(FEED, { after })).loanEvents;
    after = page.pageInfo.endCursor;
  }
  return page.edges.map(({ cursor }) => cursor);
}

async function vehicles(ask, pick) {
  const found = [];
  for (let sample = 0; sample < SAMPLES; sample += 1)
    found.push((await ask(VIN, { id: pick() })).loan.application.vehicle.vin);
  return found;
}

/** `prepare` asks the gateway for what `variables` picks from. */
export const DAILY = {
  L1: daily(
    'a work list of 50 random loans: `viewerCommands`, `delinquency`, `payoffQuote`',
    'SERVICER',
    `${LIST} id loanStatus viewerCommands { command allowed because } delinquency { daysPastDue bucket pastDueAmount }
      payoffQuote { amount perDiem goodThrough } ${END}`,
    fifty,
    10,
  ),
  L1c: daily(
    '`viewerCommands` alone',
    'SERVICER',
    `${LIST} id viewerCommands { command allowed because } ${END}`,
    fifty,
  ),
  L1d: daily(
    '`delinquency` alone',
    'SERVICER',
    `${LIST} id delinquency { daysPastDue bucket pastDueAmount } ${END}`,
    fifty,
  ),
  L2: daily(
    "a dealer's list of 50 with names",
    'SERVICER',
    `${LIST} id loanStatus remainingBalance borrower { id firstName lastName } ${END}`,
    () => ({
      filter: { dealerState: ['TX', 'CA', 'FL', 'OH', 'GA', 'AZ'], principalAmount: { from: amount(0, 12_000) } },
    }),
  ),
  L3: daily(
    'a search by VIN',
    'UNDERWRITER',
    `${LIST} id loanStatus borrower { id firstName lastName } ${END}`,
    (_, vins) => ({ filter: { vins: [anyOf(vins)] } }),
    undefined,
    { prepare: vehicles },
  ),
  L4: daily(
    'page 5 of the feed, 100 events',
    'SERVICER',
    FEED,
    (_, cursors) => ({ after: anyOf(cursors) }),
    undefined,
    {
      prepare: feedPages,
    },
  ),
  L5: daily('`_entities`, 200 keys of four types', 'UNDERWRITER', ENTITIES, mixedKeys),
  L6: daily('`quoteSchedule` of 360', 'LENDER', `${SCHEDULE} aprPercent ${INSTALLMENTS}`, longTerm, 4),
  L6a: daily('the same without the APR', 'LENDER', `${SCHEDULE} ${INSTALLMENTS}`, longTerm, 4),
  L7: daily('the full v2 record', 'UNDERWRITER', undefined, (pick) => ({ id: pick() }), 4, {
    get: ({ id }) => `/v2/servicing/loans/${id}`,
  }),
};
