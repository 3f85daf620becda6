import type { JsonPart } from '../../domain/record/field.js';
import { borrowerSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import { discloseExcerpts } from '../loan/disclosures.js';
import type { BorrowerView } from './borrower-store.js';
import { borrowerReader, borrowerRiskReader } from './borrower-reader.js';

const discloseBorrower = (reading: Reading) => {
  const { disclosures } = reading;
  const discloseParts = discloseExcerpts(reading);
  return ({ id, newestLoanId, excerpts }: BorrowerView) => {
    disclosures.note(borrowerSubject(id), 'PERSONAL');
    disclosures.note(loanSubject(newestLoanId), 'PERSONAL');
    discloseParts(excerpts, newestLoanId);
  };
};

/** Borrowers of loans that exist for the viewer, with these parts of their newest record. */
export const borrowerById = loaderFor(
  (parts: ReadonlySet<JsonPart>, ids, reading: Reading) =>
    reading.from(borrowerReader).byIds(ids, reading.viewer.portfolio, parts),
  { disclose: discloseBorrower },
);

/** Funded loans, by the id of the borrower. */
export const fundedLoansOfBorrower = loader((ids, reading) =>
  reading.from(borrowerRiskReader).loansOf(ids, reading.viewer.portfolio),
);
