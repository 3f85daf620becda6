import type { GraphContext } from '../context.js';

const ID_ONLY: ReadonlySet<never> = new Set();

/** The id again when the loan exists for this viewer: what hangs on a loan exists only with it. */
export const existingLoan = async ({ loaders }: GraphContext, loanId: string): Promise<string | undefined> =>
  (await loaders.loan(ID_ONLY).load(loanId))?.id;
