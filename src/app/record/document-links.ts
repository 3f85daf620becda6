import { ROLE_SCOPES } from '../../domain/access/roles.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { SCOPE_OF_CLASS, type Scope } from '../../domain/access/visibility.js';
import { CREDIT_REPORT } from '../../domain/record/field.js';
import { type AuditLog, documentSubject, loanSubject } from '../ports/audit-log.js';
import type { LoanReader } from '../ports/loan-reader.js';
import type { ApiClient, ClientStore, Clock } from '../ports/ports.js';
import type { RecordReader } from '../ports/record-store.js';

/** What a link stands for: one document, for the client that asked. */
export interface DocumentTicket {
  readonly documentId: string;
  readonly loanId: string;
  readonly clientId: string;
}

export interface DocumentTickets {
  issue(ticket: DocumentTicket): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  verify(token: string): Promise<DocumentTicket | undefined>;
}

/** Links to a document's bytes that work without headers: short-lived, signed, and bound to who asked. */
export interface DocumentLinks {
  sign(documentId: string, loanId: string, viewer: Viewer): Promise<{ readonly url: string; readonly expiresAt: Date }>;
  /** The document, as long as the client that asked for the link may still see it, and once that is on the record. */
  open(
    token: string,
    requestId: string,
  ): Promise<{ readonly name: string; readonly contentType: string; readonly bytes: Uint8Array } | undefined>;
}

interface Needs {
  readonly tickets: DocumentTickets;
  readonly clients: ClientStore;
  readonly loans: LoanReader;
  readonly records: RecordReader;
  readonly audit: AuditLog;
  readonly clock: Clock;
  /** How clients reach us. The request's own word for it may come from whoever wants to be sent the link. */
  readonly publicUrl: () => string;
}

/** A document is for those who may see each class that it holds. */
const NEEDED: readonly Scope[] = CREDIT_REPORT.map((one) => SCOPE_OF_CLASS[one]);

export function documentLinks({ tickets, clients, loans, records, audit, clock, publicUrl }: Needs): DocumentLinks {
  const writeDisclosure = ({ id, name }: ApiClient, { loanId, documentId }: DocumentTicket, requestId: string) =>
    audit.write({
      at: clock.now(),
      clientId: id,
      clientName: name,
      operation: 'document link',
      requestId,
      subjects: [loanSubject(loanId), documentSubject(documentId)],
      classes: [...CREDIT_REPORT].sort(),
      fields: ['LoanDocument.content'],
      reason: null,
    });
  return {
    sign: async (documentId, loanId, { clientId }) => {
      const { token, expiresAt } = await tickets.issue({ documentId, loanId, clientId });
      return { url: `${publicUrl()}/documents/${token}`, expiresAt };
    },
    open: async (token, requestId) => {
      const ticket = await tickets.verify(token);
      const client = ticket && (await clients.byId(ticket.clientId));
      const scopes: readonly Scope[] = client && !client.revokedAt ? ROLE_SCOPES[client.role] : [];
      if (!ticket || !client || !NEEDED.every((scope) => scopes.includes(scope))) return undefined;
      const { loanId, documentId } = ticket;
      if (!(await loans.byIds([loanId], new Set(), client.portfolio)).has(loanId)) return undefined;
      const document = (await records.documents([loanId])).get(loanId)?.find(({ id }) => id === documentId);
      const bytes = document && (await records.documentBytes([documentId])).get(documentId);
      if (!document || !bytes) return undefined;
      await writeDisclosure(client, ticket, requestId);
      return { name: `${documentId}.pdf`, contentType: document.contentType, bytes };
    },
  };
}
