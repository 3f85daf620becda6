import type { AuditLog } from '../app/audit/audit-log.js';
import type { Disclosures } from '../app/audit/disclosures.js';
import type { readAuditLog } from '../app/audit/read-audit-log.js';
import type { AuthTokenAnswer, AuthTokenInput } from '../app/auth-token.js';
import type { borrowerBySsn } from '../app/borrower-by-ssn.js';
import type { linkBorrowers } from '../app/borrower/link-borrowers.js';
import type { FollowLoan } from '../app/loan/follow-loan.js';
import type { BorrowerRiskReader } from '../app/borrower/borrower-risk-reader.js';
import type { LedgerReader } from '../app/ledger/account-store.js';
import type { LoanCommands } from '../app/loan-commands.js';
import type { LoanReader } from '../app/loan-reader.js';
import type { createClient } from '../app/create-client.js';
import type { eraseBorrower } from '../app/erase-borrower.js';
import type { revokeClient } from '../app/revoke-client.js';
import type { rotateClientKey } from '../app/rotate-client-key.js';
import type { DocumentLinks } from '../app/document-links.js';
import type { ClientStore } from '../app/ports.js';
import type { PortfolioReader } from '../app/portfolio/portfolio-reader.js';
import type { BorrowerReader, RecordReader } from '../app/record-reader.js';
import type { ServicingReader } from '../app/servicing/servicing-reader.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { BusinessDate } from '../domain/calendar.js';
import type { Loaders } from './loaders.js';

/** What the graph can do: the same for every request, made once. */
export interface GraphServices {
  readonly loans: LoanReader;
  readonly borrowers: BorrowerReader;
  readonly records: RecordReader;
  readonly documentLinks: DocumentLinks;
  readonly clients: ClientStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
  readonly readAuditLog: ReturnType<typeof readAuditLog>;
  readonly borrowerBySsn: ReturnType<typeof borrowerBySsn>;
  readonly eraseBorrower: ReturnType<typeof eraseBorrower>;
  readonly borrowerLinks: ReturnType<typeof linkBorrowers>;
  readonly authToken: (input: AuthTokenInput) => Promise<AuthTokenAnswer>;
  readonly createClient: ReturnType<typeof createClient>;
  readonly rotateClientKey: ReturnType<typeof rotateClientKey>;
  readonly revokeClient: ReturnType<typeof revokeClient>;
  readonly commands: LoanCommands;
  readonly servicing: ServicingReader;
  readonly ledger: LedgerReader;
  readonly portfolio: PortfolioReader;
  readonly followLoan: FollowLoan;
  readonly borrowerRisk: BorrowerRiskReader;
  readonly businessDate: () => BusinessDate;
}

/**
 * What a resolver can reach of it. What is stored is read through the request's loaders only, which know the viewer's
 * portfolio, read for many at once and note what is disclosed.
 */
type ResolverServices = Omit<
  GraphServices,
  'loans' | 'borrowers' | 'borrowerRisk' | 'records' | 'servicing' | 'ledger'
>;

/** Fresh for every request. */
export interface GraphContext {
  readonly requestId: string;
  /** Absent only while credentials are being exchanged, and for introspection in development. */
  readonly viewer: Viewer | undefined;
  readonly apiKey: string | undefined;
  /** Where the caller is; known where credentials are exchanged. */
  readonly address: string | undefined;
  /** A command that comes by an edge where a key may be left out, and came without. */
  readonly withoutKey?: boolean | undefined;
  readonly services: ResolverServices;
  readonly loaders: Loaders;
  /** Filled in as sealed values are read, and written to the audit log before they leave. */
  readonly disclosures: Disclosures;
}

/** The permission table lets nobody else this far; the check is for the type checker. */
export function viewerOf({ viewer }: GraphContext): Viewer {
  if (!viewer) throw new Error('A resolver that needs a viewer ran without one');
  return viewer;
}
