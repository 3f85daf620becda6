import type { Page, Window } from '../paging/page.js';

/** Reading the log is itself logged. */
export const AUDIT_LOG = 'audit-log';

/** So is removing old entries. */
export const AUDIT_DROP = 'audit-drop';

/** One line of the audit log, before the chain gives it its place. It says whose values left, never the values. */
export interface AuditEntry {
  readonly at: Date;
  readonly clientId: string;
  readonly clientName: string | null;
  readonly operation: string;
  readonly requestId: string;
  readonly subjects: readonly string[];
  readonly classes: readonly string[];
  /** Coordinates such as `Borrower.ssn`. */
  readonly fields: readonly string[];
  readonly reason: string | null;
}

/** Adds to the log. It resolves once the entry is on disk; until then nothing that it describes may leave. */
export interface AuditLog {
  write(entry: AuditEntry): Promise<void>;
}

/** The same inside a unit of work: the entry exists if and only if the work does. */
export interface AuditStore {
  append(entry: AuditEntry): Promise<void>;
}

/** The log did not take an entry, so the values it would have described are withheld. */
export class AuditUnavailable extends Error {
  readonly code = 'AUDIT_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The audit log cannot be written', { cause });
    this.name = 'AuditUnavailable';
  }
}

export interface ChainedEntry extends AuditEntry {
  readonly seq: bigint;
  readonly hash: Uint8Array;
}

export interface AuditFilter {
  /** Entries about any of these. */
  readonly subjects?: readonly string[];
  readonly clientId?: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** The log, newest first. A keyset's id is the entry's number. */
export interface AuditReader {
  page(filter: AuditFilter, window: Window): Promise<Page<ChainedEntry>>;
  count(filter: AuditFilter): Promise<number>;
  /** By their numbers. */
  entries(seqs: readonly bigint[]): Promise<readonly ChainedEntry[]>;
}

/** What one request is about to show of sealed values: whose, and of which classes. */
export class Disclosures {
  private readonly subjectSet = new Set<string>();
  private readonly classSet = new Set<string>();

  note(subject: string, ...classes: string[]): void {
    this.subjectSet.add(subject);
    for (const one of classes) this.classSet.add(one);
  }

  get isEmpty(): boolean {
    return this.subjectSet.size === 0;
  }

  get subjects(): string[] {
    return [...this.subjectSet];
  }

  get classes(): string[] {
    return [...this.classSet].sort();
  }
}
