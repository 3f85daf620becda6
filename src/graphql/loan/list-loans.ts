import type { GraphQLResolveInfo } from 'graphql';
import type { LoanListing } from '../../app/loan-reader.js';
import { EMPTY_PAGE } from '../../app/paging.js';
import type { OpenPart } from '../../domain/record/field.js';
import { toWindow } from '../connection/page-arguments.js';
import { viewerOf, type GraphContext } from '../context.js';
import { acceptsSortValue } from './accepts-sort-value.js';
import { loanColumnsOf } from './loan-columns-of.js';
import { orderName, toLoanPage, type LoanPage } from './loan-connection.js';
import type { LoansArguments } from './loan.inputs.js';
import { toLoanFilter } from './to-loan-filter.js';

/** A page of the loans that exist for the viewer, with open parts of their records where many are to be read. */
export async function listLoans(
  args: LoansArguments,
  context: GraphContext,
  info: GraphQLResolveInfo,
  parts?: ReadonlySet<OpenPart>,
): Promise<LoanPage> {
  const { loaders } = context;
  const { listing, window, columns } = questionOf(args, context, info);
  const page = await loaders.loanPage(listing, window, columns, parts);
  return toLoanPage(listing, window, page, () => loaders.loanCount(listing.filter));
}

/** A page of one borrower's; many borrowers' are read together. */
export async function listLoansOf(
  borrowerId: string,
  args: LoansArguments,
  context: GraphContext,
  info: GraphQLResolveInfo,
): Promise<LoanPage> {
  const { loaders } = context;
  const { listing, window, columns } = questionOf(args, context, info);
  const page = (await loaders.loansOfBorrower({ listing, window, columns }).load(borrowerId)) ?? EMPTY_PAGE;
  const count = async () => (await loaders.loanCountOfBorrower(listing.filter).load(borrowerId)) ?? 0;
  return toLoanPage(listing, window, page, count);
}

function questionOf({ filter, orderBy, ...page }: LoansArguments, context: GraphContext, info: GraphQLResolveInfo) {
  const listing: LoanListing = {
    filter: toLoanFilter(filter ?? {}, viewerOf(context)),
    sort: orderBy?.field ?? 'CREATED_AT',
    direction: orderBy?.direction ?? 'DESC',
  };
  const window = toWindow(orderName(listing), page, acceptsSortValue(listing.sort));
  return { listing, window, columns: loanColumnsOf(info, { under: ['edges', 'node'] }) };
}
