import { LOAN_SORTS, type LoanListing } from '../../app/loan-reader.js';
import { EMPTY_PAGE } from '../../app/paging.js';
import { toWindow } from '../connection/page-arguments.js';
import { viewerOf, type GraphContext } from '../context.js';
import type { Selection } from '../selection.js';
import { acceptsSortValue } from './accepts-sort-value.js';
import { loanNeedsOf } from './loan-needs-of.js';
import { orderName, toLoanPage, type LoanPage } from './loan-connection.js';
import type { LoansArguments } from './loan.inputs.js';
import { assertSees, toLoanFilter } from './to-loan-filter.js';

/** A page of the loans that exist for the viewer, with open parts of their records where many are to be read. */
export async function listLoans(args: LoansArguments, context: GraphContext, selection: Selection): Promise<LoanPage> {
  const { loaders } = context;
  const { listing, window, needs } = questionOf(args, context, selection);
  const page = await loaders.loanPage(listing, window, needs);
  return toLoanPage(listing, window, page, () => loaders.loanCount(listing.filter));
}

/** A page of each borrower's own list, read together. */
export async function listLoansOf(
  borrowerIds: readonly string[],
  args: LoansArguments,
  context: GraphContext,
  selection: Selection,
): Promise<LoanPage[]> {
  const { loaders } = context;
  const { listing, window, needs } = questionOf(args, context, selection);
  const pages = await loaders.loansOfBorrower({ listing, window, columns: needs.columns }).loadAll(borrowerIds);
  return borrowerIds.map((borrowerId, index) => {
    const count = async () => (await loaders.loanCountOfBorrower(listing.filter).load(borrowerId)) ?? 0;
    return toLoanPage(listing, window, pages[index] ?? EMPTY_PAGE, count);
  });
}

function questionOf({ filter, orderBy, ...page }: LoansArguments, context: GraphContext, selection: Selection) {
  const viewer = viewerOf(context);
  const listing: LoanListing = {
    filter: toLoanFilter(filter ?? {}, viewer),
    sort: orderBy?.field ?? 'CREATED_AT',
    direction: orderBy?.direction ?? 'DESC',
  };
  assertSees('Loan', sortedBy(listing), viewer);
  const window = toWindow(orderName(listing), page, acceptsSortValue(listing.sort));
  return { listing, window, needs: loanNeedsOf(selection, { under: ['edges', 'node'] }) };
}

/** The field of Loan that has the value; days past due are one of an auto loan, for everyone who may list. */
const sortedBy = ({ sort }: LoanListing): string => (sort === 'DAYS_PAST_DUE' ? 'id' : LOAN_SORTS[sort]);
