import type { GraphQLSchema } from 'graphql';

/**
 * What a field costs beside the usual: each object costs 1, a value nothing, a page and its edges nothing but their nodes.
 * Routers are told the same (`entity/directives.ts`).
 * Roughly the rows and the kilobytes behind a field, in units of reading one row.
 */
export const COSTS: Readonly<Record<string, number>> = {
  'AuditEntryConnection.totalCount': 50,
  'Cashflows.csv': 10,
  'Cashflows.rows': 10,
  'LoanDocument.content': 50,
  'LoanDocument.link': 2,
  'Loan.loanPayments': 5,
  'Loan.publicRecord': 5,
  'Loan.record': 50,
  'LoanConnection.totalCount': 10,
  // Conditions that many loans are looked at for, whether they are listed or counted.
  'LoanFilter.chargeOffDue': 200,
  'LoanFilter.createdAt': 50,
  'LoanFilter.daysPastDue': 50,
  'LoanFilter.holds': 100,
  'LoanFilter.maturityDate': 50,
  'LoanFilter.nextPaymentDate': 50,
  'LoanFilter.originationDate': 50,
  'LoanFilter.principalAmount': 50,
  'LoanFilter.remainingBalance': 50,
  'RepaymentConnection.totalCount': 10,
  'Query.auditLog': 10,
  'Query.borrowerBySsn': 10,
  'Query.findBorrowers': 10,
  'Query.loanEvents': 10,
  'Query.portfolio': 20,
  'Query.quoteApr': 1000,
  'Query.quoteLoanChange': 1000,
  'Query.quoteRepayment': 500,
  'Query.quoteSchedule': 1000,
  'Query.quoteYield': 2000,
  'ScheduledPaymentConnection.totalCount': 10,
  'ScheduleQuote.installments': 4000,
  'SubmittedRepayment.result': 2,
  'TermsQuote.schedule': 2000,
  'TradeLines.csv': 10,
  'TradeLines.rows': 10,
  'Underwriting.bureauAttributes': 10,
  'Underwriting.deals': 10,
};

/** How many objects a list that has no page is taken to hold. */
export const USUAL_LIST = 10;

/** Of a mutation, whatever it does. Routers have the same. */
export const MUTATION_COST = 10;

/** Tell where a page stands, or hold it: nothing is read for them. */
export const isOfPage = (typeName: string): boolean => /(Edge|Connection|PageInfo)$/.test(typeName);

/** What is read as many times as a page asks for. */
export const isEdges = (typeName: string, fieldName: string): boolean =>
  typeName.endsWith('Connection') && fieldName === 'edges';

export function assertCostsFit(schema: GraphQLSchema): void {
  const unknown = Object.keys(COSTS).filter((place) => {
    const [type = '', field = ''] = place.split('.');
    const found = schema.getType(type);
    return !(found && 'getFields' in found && field in found.getFields());
  });
  if (unknown.length > 0) throw new Error(`The cost table names fields that the graph has not: ${unknown.join(', ')}`);
}
