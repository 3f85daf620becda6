import type { CommandServices } from './command/declaration.js';
import type { Caller } from './command/command-call.js';
import type * as platform from '../platform/executor/batch-field.js';
import type { Selection } from '../platform/executor/selected-field.js';
import type { readAuditLog } from './audit/read-audit-log.js';
import type { borrowerBySsn, findBorrowers } from './borrower/find-borrowers.js';
import type { AuthTokenAnswer, AuthTokenInput } from './client/authenticate.js';
import type { FollowFeed, FollowLoan } from './loan/follow-loan.js';
import type { SearchDigest } from './loan/blind-index.js';
import type { ClientStore } from './ports.js';
import type { WebhookReader } from './webhook/webhook-store.js';
import type { DocumentLinks } from './document/document-links.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { AdjustmentLimits } from '../domain/adjustment/policy.js';
import type { BusinessDate } from '../domain/calendar.js';
import type { SchemaUsage } from './schema-usage/schema-usage.js';
import { Reading } from './reading.js';
import type { ReadSource } from './read-source.js';

import type { Read } from '../platform/postgres/statement.js';
import { type Backend, type NewRequest, RequestContext } from '../platform/request/context.js';

/** What the graph can do: the same for every request, made once. */
export interface GraphServices extends Backend, CommandServices {
  /** Where loaders read. */
  readonly source: ReadSource;
  readonly documentLinks: DocumentLinks;
  readonly clients: ClientStore;
  readonly auditLog: ReturnType<typeof readAuditLog>;
  readonly borrowerBySsn: ReturnType<typeof borrowerBySsn>;
  readonly findBorrowers: ReturnType<typeof findBorrowers>;
  readonly authToken: (input: AuthTokenInput) => Promise<AuthTokenAnswer>;
  readonly webhooksOf: (caller: string) => WebhookReader;
  readonly followLoan: FollowLoan;
  readonly followFeed: FollowFeed;
  readonly businessDate: () => BusinessDate;
  readonly adjustmentLimits: AdjustmentLimits;
  readonly searchDigest: SearchDigest;
  readonly usage: SchemaUsage;
}

/**
 * What a resolver can use of it. Stored data is read through loaders only: they know the viewer's portfolio, read in
 * batches and record what is disclosed.
 */
type ResolverServices = Omit<GraphServices, 'source' | 'reading' | 'newContext'>;

/** What resolvers know of a request. One for each request. */
export class GraphContext extends RequestContext<Viewer, Reading> {
  readonly services: ResolverServices;
  private readonly source: ReadSource;

  constructor(
    private readonly backend: GraphServices,
    private readonly request: NewRequest<Viewer>,
  ) {
    super(backend, request);
    this.services = backend;
    this.source = backend.source;
  }

  /** The same request as it reads in a transaction that has not ended. It keeps what it read: after a write, take another. */
  within(read: Read): GraphContext {
    return new GraphContext({ ...this.backend, source: this.source.through(read) }, this.request);
  }

  protected override openReading(viewer: Viewer): Reading {
    return new Reading(this.source, viewer, this.disclosures, this.memory);
  }
}

/** The permission table denies everyone else. The check is for the type checker. */
export function viewerOf({ viewer }: GraphContext): Viewer {
  if (!viewer) throw new Error('A resolver that needs a viewer ran without one');
  return viewer;
}

export const callerOf = (context: GraphContext): Caller => ({
  viewer: viewerOf(context),
  requestId: context.requestId,
  withoutKey: context.withoutKey,
});

/** Entities of one type by their keys, in their order. Undefined where this viewer sees none. */
export type Reference = (
  ids: readonly string[],
  context: GraphContext,
  selection: Selection,
) => ReturnType<platform.Reference>;
