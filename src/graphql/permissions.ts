import { CASHFLOW_COLUMNS } from '../domain/record/cashflow-rows.js';
import type { CsvColumn } from '../domain/record/csv-rows.js';
import { TRADE_LINE_COLUMNS } from '../domain/record/trade-line-rows.js';
import { may, type Access } from './guard/access.js';
import type { PermissionTable } from './guard/guarded-schema.js';
import { classesAt } from './record/record-fields.js';

const row = (columns: readonly CsvColumn[], access: Access): Record<string, Access> =>
  Object.fromEntries([...columns.map(([, , name]) => [name, access] as const), ['other', access]]);

/** The v2 record is read whole or not at all. */
const everyClass = may('loan:public', 'loan:internal', 'borrower:personal', 'borrower:identity', 'bureau:read');

const refusal = { code: 'VIEWER', message: 'VIEWER' } as const;

/** A page and its edges tell nothing by themselves: whoever holds one was let through to its list. */
const page = { edges: 'VIEWER', pageInfo: 'VIEWER', totalCount: 'VIEWER' } as const;
const edge = { cursor: 'VIEWER', node: 'VIEWER' } as const;

/**
 * THE visibility table: every field of every object type, and what it asks of the viewer. A field that is missing here
 * does not build. Fields of the record have the class that the field map gives them (`classesAt`); an object that groups
 * some of them has the class of the least secret one.
 */
export const permissions: PermissionTable = {
  Query: {
    _entities: 'VIEWER',
    _service: 'ANYONE',
    auditLog: 'AUDIT',
    borrower: 'PERSONAL',
    // Finding a person answers who the person is, so it asks for both.
    borrowerBySsn: may('borrower:identity', 'borrower:personal'),
    clients: may('client:manage'),
    loan: 'PUBLIC',
    loans: 'PUBLIC',
    quoteApr: 'PUBLIC',
    quoteSchedule: 'PUBLIC',
    quoteYield: 'PUBLIC',
    viewer: 'VIEWER',
  },
  Mutation: {
    authToken: 'ANYONE',
    createClient: may('client:manage'),
    eraseBorrower: may('borrower:erase'),
    revokeClient: may('client:manage'),
    rotateClientKey: may('client:manage'),
  },
  _Service: { sdl: 'ANYONE' },

  Loan: {
    id: 'PUBLIC',
    ...classesAt('Loan'),
    application: 'PUBLIC',
    autoLoan: 'PUBLIC',
    borrower: 'PERSONAL',
    macroEconomicFeatures: 'PUBLIC',
    publicRecord: 'PUBLIC',
    record: everyClass,
    riskAssessment: 'INTERNAL',
    underwriting: 'PUBLIC',
  },
  AutoLoan: classesAt('Loan.autoLoan'),
  LoanConnection: { edges: 'PUBLIC', pageInfo: 'PUBLIC', totalCount: 'PUBLIC' },
  LoanEdge: { cursor: 'PUBLIC', node: 'PUBLIC' },
  LoanRecord: { loanDetails: everyClass, request: everyClass, response: everyClass, underwriting: everyClass },
  MacroEconomicFeatures: classesAt('Loan.macroEconomicFeatures'),
  PageInfo: { endCursor: 'VIEWER', hasNextPage: 'VIEWER', hasPreviousPage: 'VIEWER', startCursor: 'VIEWER' },

  Borrower: {
    // A key cannot be null. Who names it in a representation has it already; every other way to a borrower, and every
    // other field, is PERSONAL, because ids link loans to persons.
    id: 'VIEWER',
    ...classesAt('Borrower'),
    erasedAt: 'PERSONAL',
    loans: 'PERSONAL',
  },

  Application: {
    ...classesAt('Application'),
    coApplicant: 'PERSONAL',
    dealer: 'INTERNAL',
    partner: 'INTERNAL',
    requestedTerms: 'INTERNAL',
    vehicle: 'PUBLIC',
  },
  CoApplicant: classesAt('Application.coApplicant'),
  Dealer: classesAt('Application.dealer'),
  Partner: classesAt('Application.partner'),
  RequestedTerms: classesAt('Application.requestedTerms'),
  Vehicle: classesAt('Application.vehicle'),

  RiskAssessment: { id: 'PUBLIC', ...classesAt('RiskAssessment') },
  LoanTerms: classesAt('RiskAssessment.loanTerms'),

  Underwriting: {
    id: 'PUBLIC',
    ...classesAt('Underwriting'),
    cashflows: 'PUBLIC',
    coApplicantCreditBureauPdf: 'BUREAU',
    coApplicantCreditBureauTradeLines: 'BUREAU',
    primaryCreditBureauPdf: 'BUREAU',
    primaryCreditBureauTradeLines: 'BUREAU',
  },
  Deal: { decision: 'INTERNAL', forecast: 'INTERNAL', pricing: 'INTERNAL', risk: 'BUREAU', terms: 'INTERNAL' },
  DealDecision: classesAt('Underwriting.deals.decision'),
  DealForecast: classesAt('Underwriting.deals.forecast'),
  DealPricing: classesAt('Underwriting.deals.pricing'),
  DealRisk: classesAt('Underwriting.deals.risk'),
  DealTerms: classesAt('Underwriting.deals.terms'),
  Cashflows: { ...classesAt('Underwriting.cashflows'), rows: 'PUBLIC' },
  CashflowRow: row(CASHFLOW_COLUMNS, 'PUBLIC'),
  CashflowRowConnection: page,
  CashflowRowEdge: edge,
  TradeLines: { ...classesAt('Underwriting.primaryCreditBureauTradeLines'), rows: 'BUREAU' },
  TradeLineRow: row(TRADE_LINE_COLUMNS, 'BUREAU'),
  TradeLineRowConnection: page,
  TradeLineRowEdge: edge,
  Document: {
    ...classesAt('Underwriting.primaryCreditBureauPdf'),
    contentType: 'BUREAU',
    id: 'BUREAU',
    link: 'BUREAU',
    sha256: 'BUREAU',
    size: 'BUREAU',
  },
  DocumentLink: { expiresAt: 'BUREAU', url: 'BUREAU' },

  ApiClient: {
    createdAt: 'VIEWER',
    id: 'VIEWER',
    name: 'VIEWER',
    portfolio: 'VIEWER',
    revokedAt: 'VIEWER',
    role: 'VIEWER',
    subject: 'VIEWER',
  },
  AuditEntry: {
    at: 'AUDIT',
    classes: 'AUDIT',
    clientId: 'AUDIT',
    clientName: 'AUDIT',
    fields: 'AUDIT',
    hash: 'AUDIT',
    operation: 'AUDIT',
    reason: 'AUDIT',
    requestId: 'AUDIT',
    seq: 'AUDIT',
    subjects: 'AUDIT',
  },
  AuditEntryConnection: { edges: 'VIEWER', pageInfo: 'VIEWER' },
  AuditEntryEdge: edge,
  AuthToken: { accessToken: 'ANYONE', expiresIn: 'ANYONE', tokenType: 'ANYONE' },
  BorrowerErased: { borrowerId: 'VIEWER', erasedAt: 'VIEWER' },
  ClientCredentialsIssued: { apiKey: may('client:manage'), clientId: 'VIEWER', clientSecret: may('client:manage') },
  ClientRevoked: { clientId: 'VIEWER' },
  Portfolio: { id: 'VIEWER', kind: 'VIEWER' },
  Viewer: { clientId: 'VIEWER', name: 'VIEWER', portfolio: 'VIEWER', role: 'VIEWER', scopes: 'VIEWER' },

  AprQuote: { amountFinanced: 'PUBLIC', aprPercent: 'PUBLIC', financeCharge: 'PUBLIC', totalPayments: 'PUBLIC' },
  QuotedInstallment: {
    amount: 'PUBLIC',
    closingBalance: 'PUBLIC',
    dueDate: 'PUBLIC',
    interest: 'PUBLIC',
    number: 'PUBLIC',
    openingBalance: 'PUBLIC',
    periodStart: 'PUBLIC',
    principal: 'PUBLIC',
  },
  ScheduleQuote: {
    amountFinanced: 'PUBLIC',
    aprPercent: 'PUBLIC',
    financeCharge: 'PUBLIC',
    installments: 'PUBLIC',
    maturesOn: 'PUBLIC',
    payment: 'PUBLIC',
    totalInterest: 'PUBLIC',
    totalPayments: 'PUBLIC',
    totalPrincipal: 'PUBLIC',
  },
  YieldQuote: { monthlyNominalPercent: 'PUBLIC', netCashflow: 'PUBLIC', yieldPercent: 'PUBLIC' },

  CommandRefused: { ...refusal, data: 'VIEWER' },
  InputFault: { field: 'VIEWER', reason: 'VIEWER' },
  InvalidInput: { ...refusal, faults: 'VIEWER' },
  NotAllowedInState: { ...refusal, allowedCommands: 'VIEWER', command: 'VIEWER', currentState: 'VIEWER' },
};
