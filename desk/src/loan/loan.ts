import type { DeskLoanQuery } from 'loan-gateway-client/documents';

/** The loan as `DeskLoan` selects it: what every panel of the page shows. */
export type Loan = NonNullable<DeskLoanQuery['loan']>;
