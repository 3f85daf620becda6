import type { GraphQLSchema } from 'graphql';

/**
 * What a field costs beside the usual: each object costs 1, a value nothing, a page and its edges nothing but their nodes.
 * Roughly the rows and the kilobytes behind a field, in units of reading one row.
 */
export const COSTS: Readonly<Record<string, number>> = {
  'Cashflows.csv': 10,
  'Cashflows.rows': 10,
  'Document.content': 50,
  'Document.link': 2,
  'Loan.loanPayments': 5,
  'Loan.publicRecord': 5,
  'Loan.record': 50,
  'LoanConnection.totalCount': 10,
  'Query.auditLog': 10,
  'Query.borrowerBySsn': 10,
  'Query.portfolio': 20,
  'Query.quoteApr': 1000,
  'Query.quoteSchedule': 1000,
  'Query.quoteYield': 2000,
  'ScheduleQuote.installments': 4000,
  'TradeLines.csv': 10,
  'TradeLines.rows': 10,
  'Underwriting.bureauAttributes': 10,
  'Underwriting.deals': 10,
};

/** How many objects a list that has no page is taken to hold. */
export const USUAL_LIST = 10;

export function assertCostsFit(schema: GraphQLSchema): void {
  const unknown = Object.keys(COSTS).filter((place) => {
    const [type = '', field = ''] = place.split('.');
    const found = schema.getType(type);
    return !(found && 'getFields' in found && field in found.getFields());
  });
  if (unknown.length > 0) throw new Error(`The cost table names fields that the graph has not: ${unknown.join(', ')}`);
}
