import type { LoanNeeds } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';

const ID_ONLY: LoanNeeds = { columns: new Set(), parts: new Set() };

/** Those of the loans that exist for this viewer, each in its place: what hangs on a loan exists only with it. */
export const existingLoans = ({ loaders }: GraphContext, loanIds: readonly string[]) =>
  loaders.loans(ID_ONLY).loadAll(loanIds);
