import type { DeskLoansQuery } from 'loan-gateway-client/documents';

/** A loan as a list shows it. */
export type LoanRow = NonNullable<DeskLoansQuery['loans']['edges']>[number]['node'];
