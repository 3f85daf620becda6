import type { Viewer } from '../../domain/access/viewer.js';

/** A sale that may not take place is no news for the borrower. Its price is in no event. */
export const seesTransfers = ({ scopes }: Pick<Viewer, 'scopes'>): boolean => scopes.has('loan:staff');
