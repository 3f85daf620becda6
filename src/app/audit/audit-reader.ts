import type { Page, Window } from '../paging.js';
import type { AuditEntry } from './audit-log.js';

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
}
