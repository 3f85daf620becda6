import type { Tokens } from '../client/authenticate.js';
import { ROLE_SCOPES, type Scope, SCOPE_OF_CLASS } from '../../domain/access/roles.js';
import { type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import { applicationOf, PERSON } from '../../platform/identity/viewer.js';
import { CREDIT_REPORT } from '../../domain/record/field.js';
import { type AuditLog } from '../../platform/audit/audit-log-port.js';
import { documentSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import type { LoanReader } from '../loan/loan-reader.js';
import type { ClientStore, Clock } from '../ports.js';
import type { RecordReader } from '../record/record-store.js';

/** The meaning of a link: one document, for the client that asked. */
export interface DocumentTicket {
  readonly documentId: string;
  readonly loanId: string;
  readonly clientId: string;
  /** The person who asked by that client. */
  readonly person?: TicketHolder | undefined;
}

export interface TicketHolder {
  readonly id: string;
  /** The loans that exist for them. */
  readonly portfolio: Portfolio;
}

export interface DocumentTickets {
  issue(ticket: DocumentTicket): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  verify(token: string): Promise<DocumentTicket | undefined>;
}

/** Links to a document's bytes that work without headers: short-lived, signed, and bound to who asked. */
export interface DocumentLinks {
  sign(documentId: string, loanId: string, viewer: Viewer): Promise<{ readonly url: string; readonly expiresAt: Date }>;
  /**
   * The document, as long as the client that asked for the link may still see it, and once that is on the record. Nothing of
   * it is read where so many bytes may not be.
   */
  open(
    token: string,
    requestId: string,
    mayRead: (size: number) => boolean,
  ): Promise<LinkedDocument | 'OUT_OF_MEMORY' | undefined>;
}

export interface LinkedDocument {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

interface Needs {
  readonly tickets: DocumentTickets;
  readonly clients: ClientStore;
  readonly tokens: Pick<Tokens, 'isDenied'>;
  readonly loans: LoanReader;
  readonly records: RecordReader;
  readonly audit: AuditLog;
  readonly clock: Clock;
  /**
   * The address of the gateway for clients. A request's own host may come from an attacker that wants to receive the
   * link.
   */
  readonly publicUrl: () => string;
}

/** A document needs each class that it contains. */
const NEEDED: readonly Scope[] = CREDIT_REPORT.map((one) => SCOPE_OF_CLASS[one]);

export function documentLinks(needs: Needs): DocumentLinks {
  const { tickets, loans, records, audit, clock, publicUrl } = needs;
  const writeDisclosure = ({ actor, name }: Holder, { loanId, documentId }: DocumentTicket, requestId: string) =>
    audit.write({
      at: clock.now(),
      clientId: actor,
      clientName: name,
      operation: 'document link',
      requestId,
      subjects: [loanSubject(loanId), documentSubject(documentId)],
      classes: [...CREDIT_REPORT].sort(),
      fields: ['LoanDocument.content'],
      reason: null,
    });
  return {
    sign: async (documentId, loanId, { clientId, personId, portfolio }) => {
      const person = personId === undefined ? undefined : { id: personId, portfolio };
      const { token, expiresAt } = await tickets.issue({ documentId, loanId, clientId, person });
      return { url: `${publicUrl()}/documents/${token}`, expiresAt };
    },
    open: async (token, requestId, mayRead) => {
      const ticket = await tickets.verify(token);
      const holder = ticket && (await holderOf(needs, ticket));
      if (!ticket || !holder) return undefined;
      const { loanId, documentId } = ticket;
      if (!(await loans.byIds([loanId], new Set(), holder.portfolio)).has(loanId)) return undefined;
      const document = (await records.documents([loanId])).get(loanId)?.find(({ id }) => id === documentId);
      if (!document) return undefined;
      if (!mayRead(document.size)) return 'OUT_OF_MEMORY';
      const bytes = (await records.documentBytes([document])).get(documentId);
      if (!bytes) return undefined;
      await writeDisclosure(holder, ticket, requestId);
      return { name: `${documentId}.pdf`, contentType: document.contentType, bytes };
    },
  };
}

interface Holder {
  readonly actor: string;
  readonly name: string;
  readonly portfolio: Portfolio;
}

/**
 * The holder of a ticket, as long as it can see documents; for a person's scopes, the ticket is valid for its short
 * life.
 */
async function holderOf({ clients, tokens }: Needs, { clientId, person }: DocumentTicket): Promise<Holder | undefined> {
  const client = await clients.byId(clientId);
  if (client?.revokedAt) return undefined;
  if (person) {
    if (tokens.isDenied(person.id.slice(PERSON.length))) return undefined;
    return { actor: person.id, name: client?.name ?? applicationOf(clientId), portfolio: person.portfolio };
  }
  const scopes: readonly Scope[] = client ? ROLE_SCOPES[client.role] : [];
  if (!client || !NEEDED.every((scope) => scopes.includes(scope))) return undefined;
  return { actor: client.id, name: client.name, portfolio: client.portfolio };
}
