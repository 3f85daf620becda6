import { borrowerSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import { guard } from '../guard.js';
import { loaderFor, type Reading } from '../reading.js';
import type { LoanColumn, LoanFilter, LoanListing, LoanNeeds, LoanView } from './loan-reader.js';
import type { Page, Window } from '../../platform/paging/page.js';
import { loanReader } from './loan.reader.js';

/** A link to its borrower identifies a person. */
const discloseLoan = ({ viewer: { scopes }, disclosures }: Reading) => {
  const showsBorrower = guard.verdictsFor(scopes).grants('PERSONAL');
  return ({ id, borrowerId }: LoanView) => {
    if (!showsBorrower || borrowerId === undefined) return;
    disclosures.note(loanSubject(id), 'PERSONAL');
    disclosures.note(borrowerSubject(borrowerId), 'PERSONAL');
  };
};

const discloseLoans = (reading: Reading) => {
  const disclose = discloseLoan(reading);
  return ({ rows }: Page<LoanView>) => {
    rows.forEach(disclose);
  };
};

/** Loans that exist for the viewer, with the columns and parts that a selection needs. */
export const loanById = loaderFor(
  ({ columns, parts }: LoanNeeds, ids, reading: Reading) =>
    reading.from(loanReader).byIds(ids, columns, reading.viewer.portfolio, parts),
  { disclose: discloseLoan },
);

export async function loanPage(reading: Reading, listing: LoanListing, window: Window, { columns, parts }: LoanNeeds) {
  const page = await reading.inShare(loanReader).page(listing, window, columns, reading.viewer.portfolio, parts);
  discloseLoans(reading)(page);
  return page;
}

export const loanCount = (reading: Reading, filter: LoanFilter): Promise<number> =>
  reading.inShare(loanReader).count(filter, reading.viewer.portfolio);

interface LoansQuestion {
  readonly listing: LoanListing;
  readonly window: Window;
  readonly columns: ReadonlySet<LoanColumn>;
}

/** The same page of each borrower's loans, by the id of the borrower. */
export const loanPageOfBorrower = loaderFor(
  ({ listing, window, columns }: LoansQuestion, ids, reading: Reading) =>
    reading.inShare(loanReader).pagesOf(ids, listing, window, columns, reading.viewer.portfolio),
  { disclose: discloseLoans },
);

export const loanCountOfBorrower = loaderFor((filter: LoanFilter, ids, reading: Reading) =>
  reading.inShare(loanReader).countsOf(ids, filter, reading.viewer.portfolio),
);
