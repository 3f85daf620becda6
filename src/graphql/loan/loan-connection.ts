import type { LoanFilter, LoanListing, LoanView } from '../../app/loan-reader.js';
import { LOAN_SORTS } from '../../app/loan-reader.js';
import type { Page, Window } from '../../app/paging.js';
import { connectionOf, toConnection, type Connection } from '../connection/connection.type.js';
import { Loan } from './loan.type.js';

export const LoanConnection = connectionOf('Loan', () => Loan);

/** A page of loans that still knows which loans it is a page of, so that they can be counted when asked. */
export interface LoanPage extends Connection<LoanView> {
  readonly filter: LoanFilter;
}

export const orderName = ({ sort, direction }: LoanListing) => `loans:${sort}:${direction}`;

export function toLoanPage(listing: LoanListing, window: Window, page: Page<LoanView>): LoanPage {
  const column = LOAN_SORTS[listing.sort];
  const keysetOf = (loan: LoanView) => {
    const value = loan[column] ?? null;
    return { value: value instanceof Date ? value.toISOString() : value, id: loan.id };
  };
  return { ...toConnection(orderName(listing), window, page, keysetOf, (loan) => loan), filter: listing.filter };
}
