export const loanSubject = (loanId: string) => `loan:${loanId}`;
export const borrowerSubject = (borrowerId: string) => `borrower:${borrowerId}`;
export const clientSubject = (clientId: string) => `client:${clientId}`;
export const documentSubject = (documentId: string) => `document:${documentId}`;

/** Looking for a person by SSN is noted whether or not one is found. */
export const SSN_LOOKUP = 'ssn-lookup';

/** Who reads the log is itself logged. */
export const AUDIT_LOG = 'audit-log';
