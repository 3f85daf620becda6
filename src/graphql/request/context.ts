import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { readAuditLog } from '../../app/audit/read-audit-log.js';
import type { eraseBorrower } from '../../app/borrower/erase-borrower.js';
import type { borrowerBySsn, findBorrowers, linkBorrowers } from '../../app/borrower/find-and-link.js';
import type { AuthTokenAnswer, AuthTokenInput } from '../../app/client/authenticate.js';
import type { createClient, revokeClient, rotateClientKey } from '../../app/client/manage-clients.js';
import type { Caller } from '../../app/command/loan-command.js';
import type { LoanCommands } from '../../app/loan-commands.js';
import type { FollowFeed, FollowLoan } from '../../app/loan/follow-loan.js';
import { Disclosures, type AuditLog } from '../../app/ports/audit-log.js';
import type { SearchDigest } from '../../app/ports/borrower-store.js';
import type { PortfolioReader } from '../../app/ports/portfolio-reader.js';
import type { ClientStore } from '../../app/ports/ports.js';
import type { WebhookReader } from '../../app/ports/webhook-store.js';
import type { DocumentLinks } from '../../app/record/document-links.js';
import type { Room } from '../../app/runtime/kept-bytes.js';
import type { ManageWebhooks } from '../../app/webhook/manage-webhooks.js';
import type { Viewer, Portfolio } from '../../domain/access/viewer.js';
import type { AdjustmentLimits } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { makeLoaders, type Loaders } from './loaders.js';
import type { Readers } from './readers.js';

/** What the graph can do: the same for every request, made once. */
export interface GraphServices extends Readers {
  readonly documentLinks: DocumentLinks;
  readonly clients: ClientStore;
  readonly audit: AuditLog;
  readonly now: () => Date;
  readonly readAuditLog: ReturnType<typeof readAuditLog>;
  readonly borrowerBySsn: ReturnType<typeof borrowerBySsn>;
  readonly findBorrowers: ReturnType<typeof findBorrowers>;
  readonly eraseBorrower: ReturnType<typeof eraseBorrower>;
  readonly borrowerLinks: ReturnType<typeof linkBorrowers>;
  readonly authToken: (input: AuthTokenInput) => Promise<AuthTokenAnswer>;
  readonly createClient: ReturnType<typeof createClient>;
  readonly rotateClientKey: ReturnType<typeof rotateClientKey>;
  readonly revokeClient: ReturnType<typeof revokeClient>;
  readonly webhooksOf: (caller: string) => WebhookReader;
  readonly manageWebhooks: ManageWebhooks;
  readonly commands: LoanCommands;
  readonly portfolio: PortfolioReader;
  readonly followLoan: FollowLoan;
  readonly followFeed: FollowFeed;
  readonly businessDate: () => BusinessDate;
  readonly adjustmentLimits: AdjustmentLimits;
  readonly searchDigest: SearchDigest;
  readonly usage: SchemaUsage;
  /** Absent where there are no replicas. */
  readonly reading?: Reading | undefined;
}

/** Reads that go to replicas of the database, and what clients wrote that has to be there. */
export interface Reading {
  /** Services for one query that show at least what the client wrote. `carried` is what it sent along of that. */
  servicesFor(actor: string, carried: string | undefined): Promise<GraphServices>;
  /**
   * From now on the client is shown all that is committed by now: it may have written, or is told of what others wrote.
   * Answers what it is to carry.
   */
  mustSee(actor: string): Promise<string>;
}

/**
 * What a resolver can reach of it. What is stored is read through the request's loaders only, which know the viewer's
 * portfolio, read for many at once and note what is disclosed.
 */
type ResolverServices = Omit<GraphServices, keyof Readers | 'reading'>;

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
  /** For what is large in its answer. Absent where nothing is asked for by others. */
  readonly room?: Room | undefined;
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

export const callerOf = (context: GraphContext): Caller => ({
  viewer: viewerOf(context),
  requestId: context.requestId,
  withoutKey: context.withoutKey,
});

export type NewRequest = Pick<GraphContext, 'requestId' | 'viewer' | 'apiKey' | 'withoutKey' | 'room'> &
  Partial<Pick<GraphContext, 'address'>>;

/** What a request has of its own: its loaders, and the list of what they showed. */
export function requestScope(
  services: GraphServices,
  { requestId, viewer, apiKey, address, withoutKey, room }: NewRequest,
): GraphContext {
  const disclosures = new Disclosures();
  const loaders = makeLoaders(services, viewer, disclosures, room);
  return { requestId, viewer, apiKey, address, withoutKey, room, services, disclosures, loaders };
}

/** What an operation asks for, whoever sends it. */
export interface FieldsAsked {
  readonly documentId: string;
  readonly operation: string;
  readonly fields: readonly string[];
  readonly deprecatedFields: readonly string[];
}

/** One operation of one client, and how often it was sent to this process. */
export interface SchemaUse extends FieldsAsked {
  readonly clientId: string;
  readonly clientName: string;
  readonly firstAt: Date;
  lastAt: Date;
  count: number;
  /** Undefined where many people with loans of their own use the application. */
  readonly portfolio: Portfolio | undefined;
}

/** An operation of a document that is known, the same object each time that it is sent. */
export interface SentOperation {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

export interface SchemaUsage {
  note(schema: GraphQLSchema, document: DocumentNode, sent: SentOperation, viewer: Viewer): void;
  /** Those of clients whose loans are all in a portfolio. */
  list(portfolio: Portfolio): readonly SchemaUse[];
}
