import { columns, grouped, select, single } from './rows.js';
import * as rows from './rows.js';
import * as figures from './figures.js';

/** The part of the graph that the screens ask for. */
export const typeDefs = `
  scalar JSONObject
  enum SortDirection { ASC DESC }
  input LoanOrder { field: String! direction: SortDirection = ASC }
  scalar Decimal
  input AmountRange { from: Decimal }
  input LoanFilter {
    ids: [ID!] loanStatus: [String!] bucket: [DelinquencyBucket!] principalAmount: AmountRange remainingBalance: AmountRange
  }
  input PortfolioFilter { lenderId: ID }
  enum DelinquencyBucket { CURRENT DAYS_1_29 DAYS_30_59 DAYS_60_89 DAYS_90_119 DAYS_120_PLUS }
  type Query {
    loan(id: ID!): Loan
    loans(first: Int, after: String, last: Int, before: String, filter: LoanFilter, orderBy: LoanOrder): LoanConnection!
    portfolio(filter: PortfolioFilter): PortfolioSummary
  }
  type LoanConnection { edges: [LoanEdge!]! pageInfo: PageInfo! }
  type LoanEdge { cursor: String! node: Loan! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Loan {
    id: ID! applicationId: String borrowerId: String loanStatus: String encumberedStatus: String principalAmount: String
    remainingBalance: String interestRate: String paymentFrequency: String originationDate: String maturityDate: String
    createdAt: String lendingDecisionReason: String term: Int defaultProbability: String nextPaymentDate: String
    delinquentAmount: String delinquentDays: Int lastPaymentDate: String riskRating: String primaryServicerId: String
    grade: String autoLoan: AutoLoan macroEconomicFeatures: MacroEconomicFeatures collateral: Collateral
    progress: Progress allowedCommands: [String!] payoffQuote: PayoffQuote schedule(first: Int): InstallmentConnection
    repayments(first: Int): RepaymentConnection events(last: Int): EventConnection stipulations: [Stipulation!]
    borrower: Borrower riskAssessment: RiskAssessment underwriting: Underwriting
  }
  type AutoLoan {
    currentDpd: Int ltv: String paymentStatus: String scheduledPayment: String currentPaymentDue: String pastDueAmount: String
  }
  type MacroEconomicFeatures { unemployment: String }
  type Collateral { lien: String value: String ltv: String valuations(first: Int): ValuationConnection }
  type ValuationConnection { edges: [ValuationEdge!]! }
  type ValuationEdge { node: Valuation! }
  type Valuation { id: ID! valuedOn: String }
  type Progress { servicing: Stage }
  type Stage { stage: String reachedAt: String }
  type PayoffQuote { amount: String perDiem: String goodThrough: String }
  type InstallmentConnection { edges: [InstallmentEdge!]! }
  type InstallmentEdge { node: Installment! }
  type Installment { number: Int dueDate: String amount: String open: String }
  type RepaymentConnection { edges: [RepaymentEdge!]! }
  type RepaymentEdge { node: Repayment! }
  type Repayment { id: ID! state: String amount: String effectiveDate: String }
  type EventConnection { edges: [EventEdge!]! }
  type EventEdge { node: Event! }
  type Event { id: ID! command: String at: String amounts: JSONObject }
  type Stipulation { id: ID! position: Int text: String clearedAt: String }
  type Borrower {
    id: ID! firstName: String lastName: String ssn: String dateOfBirth: String income: String employmentCompany: String
    risk: BorrowerRisk
  }
  type BorrowerRisk { activeLoans: Int exposure: String worstBucket: String paymentHistory: String }
  type RiskAssessment {
    id: ID! decision: String decisionDate: String creditScorePrimary: Int creditScoreCoApplicant: Int
    stipulations: [String!] comments: [String!]
  }
  type Underwriting { id: ID! primaryCreditBureauPdf: Document primaryCreditBureauTradeLines: TradeLines }
  type Document { id: ID! size: Int link: Link }
  type Link { url: String }
  type TradeLines { rows(first: Int): TradeLineConnection }
  type TradeLineConnection { edges: [TradeLineEdge!]! }
  type TradeLineEdge { node: TradeLine! }
  type TradeLine { other: JSONObject }
  type PortfolioSummary {
    loans: Int remainingBalance: String pastDueAmount: String closedThrough: String delinquencyRates: DelinquencyRates
    byBucket: [BucketSlice!] rollRates(months: Int = 1): [RollRate!]
  }
  type DelinquencyRates { over30: String over60: String over90: String }
  type BucketSlice { bucket: String loans: Int remainingBalance: String pastDueAmount: String }
  type RollRate { month: String from: String to: String rate: String }
`;

const idsOf = (objects) => objects.map(({ id }) => id);

/** Payoff and schedule are of one account: the first reader reads it. */
async function accountsOf(loans) {
  const unread = loans.filter(({ account }) => account === undefined);
  if (unread.length > 0) {
    const ids = idsOf(unread);
    const reading = Promise.all([rows.readTerms(ids), rows.readEntries(ids)]).then(([terms, entries]) => {
      const entriesOf = grouped(entries, ids);
      return single(terms, ids).map((row, index) => figures.accountOf(row, entriesOf[index]));
    });
    for (const [index, loan] of unread.entries()) loan.account = reading.then((accounts) => accounts[index]);
  }
  return Promise.all(loans.map(({ account }) => account));
}

const listOf = (read) => async (loans, args) => grouped(await read(idsOf(loans), args), idsOf(loans));

/** Fields of many objects at once. */
export const batches = {
  Loan: {
    payoffQuote: async (loans) => (await accountsOf(loans)).map(figures.payoffOf),
    schedule: async (loans, args) => (await accountsOf(loans)).map((account) => figures.scheduleOf(account, args)),
    repayments: async (loans, args) => (await listOf(rows.readRepayments)(loans, args)).map(figures.connection),
    events: async (loans, args) => (await listOf(rows.readEvents)(loans, args)).map(figures.connection),
    progress: async (loans) => {
      const changes = await listOf(rows.readStateChanges)(loans);
      return loans.map((loan, index) => ({ servicing: figures.servicingStage(loan, changes[index]) }));
    },
    stipulations: listOf(rows.readStipulations),
    borrower: async (loans) =>
      single(await rows.readPersons(idsOf(loans)), idsOf(loans)).map((row, index) =>
        figures.personOf(row, loans[index].borrowerId),
      ),
    riskAssessment: async (loans) =>
      single(await rows.readReviews(idsOf(loans)), idsOf(loans)).map((row) => figures.reviewOf(row)),
    lendingDecisionReason: async (loans) =>
      'lendingDecisionReason' in loans[0]
        ? loans.map((loan) => loan.lendingDecisionReason)
        : single(await rows.readReviews(idsOf(loans)), idsOf(loans)).map(
            (row) => figures.reviewOf(row).lendingDecisionReason,
          ),
  },
  Collateral: {
    valuations: async (owners, { first }) =>
      (await listOf(rows.readValuations)(owners)).map((found) => figures.connection(found.slice(0, first))),
  },
  Borrower: {
    risk: async (borrowers) => {
      const ids = borrowers.map(({ id }) => figures.recordIdOf(id));
      const found = await rows.readBorrowerLoans(ids);
      return ids.map((id) => figures.riskOf(found.filter(({ borrowerId }) => borrowerId === id)));
    },
  },
  Underwriting: {
    primaryCreditBureauPdf: async (loans) => single(await rows.readReports(idsOf(loans)), idsOf(loans)),
  },
  TradeLines: {
    rows: async (loans, args) =>
      single(await rows.readTradeLinesOf(idsOf(loans)), idsOf(loans)).map((row) =>
        figures.tradeLinesOf(row.tradeLines, args),
      ),
  },
};

const itself = (object) => object;
const lists = new Map();

/** Of a list's prepared statement. */
function nameOf(rest) {
  if (!lists.has(rest)) lists.set(rest, `loans${lists.size}`);
  return lists.get(rest);
}

const LOANS = `SELECT ${columns()} FROM "Loan"`;

export const resolvers = {
  Query: {
    loan: async (_, { id }) => (await select('loan', `${LOANS} WHERE "id" = $1`, [id]))[0],
    loans: async (_, args) => {
      const { first } = args;
      const { rest, values, cursorOf } = figures.listing(args);
      const found = await select(nameOf(rest), `${LOANS} ${rest}`, values);
      const edges = found.slice(0, first).map((node) => ({ node, cursor: cursorOf(node) }));
      const pageInfo = {
        hasNextPage: found.length > first,
        hasPreviousPage: false,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      };
      return { edges, pageInfo };
    },
    portfolio: async (_, { filter }) => {
      const lenderId = filter?.lenderId;
      const [totals, closed] = await Promise.all([rows.readTotals(lenderId), rows.readClosedThrough()]);
      return { ...figures.summaryOf(totals, closed), lenderId };
    },
  },
  PortfolioSummary: {
    rollRates: async ({ lenderId }, { months }) => figures.rollRatesOf(await rows.readRolls(months, lenderId)),
  },
  Loan: {
    autoLoan: itself,
    macroEconomicFeatures: itself,
    underwriting: itself,
    collateral: ({ id, encumberedStatus, collateralAmount, ltv }) => ({
      id,
      lien: encumberedStatus,
      value: collateralAmount,
      ltv,
    }),
    allowedCommands: figures.commandsOf,
  },
  Underwriting: { id: ({ id }) => `underwriting:${id}`, primaryCreditBureauTradeLines: itself },
  Document: { id: ({ id }) => `document:${id}`, link: figures.linkTo },
};
