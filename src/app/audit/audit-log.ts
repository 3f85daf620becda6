import type { VisibilityClass } from '../../domain/access/visibility.js';

/** One line of the audit log, before the chain gives it its place. It says whose values left, never the values. */
export interface AuditEntry {
  readonly at: Date;
  readonly clientId: string;
  readonly clientName: string | null;
  readonly operation: string;
  readonly requestId: string;
  readonly subjects: readonly string[];
  readonly classes: readonly VisibilityClass[];
  /** Coordinates such as `Borrower.ssn`. */
  readonly fields: readonly string[];
  readonly reason: string | null;
}

/** Adds to the log. It resolves once the entry is on disk; until then nothing that it describes may leave. */
export interface AuditLog {
  write(entry: AuditEntry): Promise<void>;
}

/** The same inside a unit of work: the entry stands if and only if the work does. */
export interface AuditStore {
  append(entry: AuditEntry): Promise<void>;
}

/** The log did not take an entry, so the values it would have described are withheld. */
export class AuditUnavailable extends Error {
  readonly code = 'AUDIT_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The audit log does not take entries', { cause });
    this.name = 'AuditUnavailable';
  }
}
