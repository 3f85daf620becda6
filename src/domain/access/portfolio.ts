import type { Role } from './roles.js';

/** The loans that exist for a client: all of them, or those of one lender, one servicer or one borrower. */
export type Portfolio =
  { readonly kind: 'ALL' } | { readonly kind: 'LENDER' | 'SERVICER' | 'BORROWER'; readonly id: string };

export const WHOLE_PORTFOLIO: Portfolio = { kind: 'ALL' };

/** A borrower's client without a borrower would see everyone's loans, so the role demands its binding. */
export function portfolioFault(role: Role, portfolio: Portfolio): string | undefined {
  if (role === 'BORROWER' && portfolio.kind !== 'BORROWER') return 'the role BORROWER must be bound to one borrower';
  if (role !== 'BORROWER' && portfolio.kind === 'BORROWER') return 'only the role BORROWER is bound to a borrower';
  return undefined;
}
