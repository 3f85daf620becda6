import type { GraphQLResolveInfo } from 'graphql';
import { LOAN_SORTS, type LoanFilter, type LoanListing } from '../../app/loan-reader.js';
import { toWindow } from '../connection/page-arguments.js';
import type { GraphContext } from '../context.js';
import { acceptsSortValue } from './accepts-sort-value.js';
import { loanColumnsOf } from './loan-columns-of.js';
import { orderName, toLoanPage, type LoanPage } from './loan-connection.js';
import { toLoanFilter, type LoansArguments } from './loan.inputs.js';

/** A page of the loans that exist for the viewer; `within` narrows the list beyond what its arguments say. */
export async function listLoans(
  { filter, orderBy, ...page }: LoansArguments,
  context: GraphContext,
  info: GraphQLResolveInfo,
  within: LoanFilter = {},
): Promise<LoanPage> {
  const listing: LoanListing = {
    filter: { ...toLoanFilter(filter ?? {}), ...within },
    sort: orderBy?.field ?? 'CREATED_AT',
    direction: orderBy?.direction ?? 'DESC',
  };
  const window = toWindow(orderName(listing), page, acceptsSortValue(LOAN_SORTS[listing.sort]));
  const columns = loanColumnsOf(info, { under: ['edges', 'node'] });
  return toLoanPage(listing, window, await context.loaders.loanPage(listing, window, columns));
}
