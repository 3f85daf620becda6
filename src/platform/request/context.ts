import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type AuditEntry, type AuditLog, Disclosures } from '../audit/audit-log-port.js';
import type { Viewer } from '../identity/viewer.js';
import type { MemoryBudget } from '../runtime/memory-budget.js';
import { type Loader, RequestLoaders } from './loader.js';

/** What the application answers requests with: made once, the same for every request. */
export interface Backend {
  /** The context of one request. Its viewer is one that the application's authenticator named. */
  newContext(request: NewRequest): RequestContext;
  readonly audit: AuditLog;
  readonly now: () => Date;
  readonly usage: OperationLog;
  /** Absent without replicas. */
  readonly reading?: ReplicaReads | undefined;
}

/** Queries on replicas of the database. */
export interface ReplicaReads {
  /** A backend for one query that shows at least what the client wrote. `carried` is the position the client sent. */
  servicesFor(actor: string, carried: string | undefined): Promise<Backend>;
  /**
   * Shows the client everything that is committed by now: it may have written, or is told of what others wrote. Returns
   * the position for the client to carry.
   */
  advanceReadPosition(actor: string): Promise<string>;
  /** Whether a field is always read from the primary, and with it the rest of its operation. */
  readonly isPrimaryOnly: (field: string) => boolean;
}

/** Counts which operations a client sends. */
export interface OperationLog {
  note(schema: GraphQLSchema, document: DocumentNode, sent: SentOperation, viewer: Viewer): void;
}

/** An operation of a known document: the same object each time it is sent. */
export interface SentOperation {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

export interface NewRequest<Caller extends Viewer = Viewer> {
  readonly requestId: string;
  /** Absent only while credentials are exchanged, and for introspection in development. */
  readonly viewer: Caller | undefined;
  readonly apiKey: string | undefined;
  /** The caller's address; known where credentials are exchanged. */
  readonly address?: string | undefined;
  /** Whether a command came without an idempotency key, on an edge where the key is optional. */
  readonly withoutKey?: boolean | undefined;
  /** The memory budget of its answer. Absent for requests of the gateway itself. */
  readonly memory?: MemoryBudget | undefined;
}

/** What resolvers know of a request. An application derives its own, with what its loaders read with. */
export abstract class RequestContext<Caller extends Viewer = Viewer, Reading = unknown> {
  readonly requestId: string;
  readonly viewer: Caller | undefined;
  readonly apiKey: string | undefined;
  readonly address: string | undefined;
  readonly withoutKey: boolean | undefined;
  readonly memory: MemoryBudget | undefined;
  /** Filled in as sealed values are read, and written to the audit log before they leave. */
  readonly disclosures = new Disclosures();
  private opened: { readonly reading: Reading; readonly loaders: RequestLoaders<Reading> } | undefined;

  constructor(
    private readonly log: Pick<Backend, 'audit' | 'now'>,
    { requestId, viewer, apiKey, address, withoutKey, memory }: NewRequest<Caller>,
  ) {
    this.requestId = requestId;
    this.viewer = viewer;
    this.apiKey = apiKey;
    this.address = address;
    this.withoutKey = withoutKey;
    this.memory = memory;
  }

  /** What loaders of this request read with. Called once, on first use. */
  protected abstract openReading(viewer: Caller): Reading;

  /** The row with this id, read together with all others that are asked for at the same time. */
  load<Key, Row>(wanted: Loader<Reading, Key, Row>, key: Key): Promise<Row | undefined> {
    return this.open().loaders.load(wanted, key);
  }

  /** The rows with these ids, in their order. */
  loadAll<Key, Row>(wanted: Loader<Reading, Key, Row>, keys: readonly Key[]): Promise<(Row | undefined)[]> {
    return this.open().loaders.loadAll(wanted, keys);
  }

  /** Answers a question that is not by id, such as a page or a count. */
  read<Args extends readonly unknown[], Answer>(
    query: (reading: Reading, ...args: Args) => Answer,
    ...args: Args
  ): Answer {
    return query(this.open().reading, ...args);
  }

  writeAudit(entry: Omit<AuditEntry, 'at'>): Promise<void> {
    return this.log.audit.write({ at: this.log.now(), ...entry });
  }

  private open() {
    if (this.opened) return this.opened;
    if (!this.viewer) throw new Error('There is no viewer to read for');
    const reading = this.openReading(this.viewer);
    this.opened = { reading, loaders: new RequestLoaders(reading) };
    return this.opened;
  }
}
