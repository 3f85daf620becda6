import { SCOPE_OF_CLASS } from '../../domain/access/roles.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';

/** Which postings of a loan a viewer sees. What servicing costs is for staff, and a lender sees only its own fees. */
export function seenPostings({ scopes, portfolio }: Viewer): Prisma.Sql[] {
  if (!scopes.has(SCOPE_OF_CLASS.STAFF)) return [Prisma.sql`"LedgerPosting"."kind" <> 'SERVICING_FEE'`];
  if (portfolio.kind !== 'LENDER') return [];
  return [Prisma.sql`("LedgerPosting"."kind" <> 'SERVICING_FEE' OR "LedgerPosting"."ownerId" = ${portfolio.id})`];
}
