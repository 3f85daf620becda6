import type { SearchKind } from '../borrower/borrower.js';

/** Names of what an audit entry is about. */
export const loanSubject = (loanId: string) => `loan:${loanId}`;
export const borrowerSubject = (borrowerId: string) => `borrower:${borrowerId}`;
export const clientSubject = (clientId: string) => `client:${clientId}`;
export const documentSubject = (documentId: string) => `document:${documentId}`;

/** Looking for a person by SSN is noted whether or not one is found. */
export const SSN_LOOKUP = 'ssn-lookup';

/** Any other search for a person likewise: the kind of search is logged, never the value. */
export const lookupSubject = (by: SearchKind | 'BORROWER_ID'): string =>
  `lookup:${by.toLowerCase().replaceAll('_', '-')}`;
