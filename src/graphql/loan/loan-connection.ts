import { LOAN_SORTS, type LoanListing, type LoanView } from '../../app/loan-reader.js';
import type { Page, Window } from '../../app/paging.js';
import { connectionOf, toConnection, type Connection } from '../connection/connection.type.js';
import { Loan } from './loan.type.js';

export const LoanConnection = connectionOf('Loan', () => Loan);

/** A page of loans that still knows how to count the list that it is a page of, for who asks. */
export interface LoanPage extends Connection<LoanView> {
  readonly count: () => Promise<number>;
}

export const orderName = ({ sort, direction }: LoanListing) => `loans:${sort}:${direction}`;

export function toLoanPage(
  listing: LoanListing,
  window: Window,
  page: Page<LoanView>,
  count: LoanPage['count'],
): LoanPage {
  const column = LOAN_SORTS[listing.sort];
  const keysetOf = (loan: LoanView) => {
    const value = loan[column] ?? null;
    return { value: value instanceof Date ? value.toISOString() : value, id: loan.id };
  };
  return { ...toConnection(orderName(listing), window, page, keysetOf, (loan) => loan), count };
}
