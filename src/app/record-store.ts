import type { RecordParts } from '../domain/record/record-parts.js';
import type { RecordData } from '../domain/record/record-parts.js';

export interface IncomingRecord {
  readonly loanId: string;
  readonly parts: RecordParts;
  /** The record as it came, for telling a repeat from a conflict. */
  readonly data: RecordData;
}

export type Verdict =
  | { readonly kind: 'STORED' | 'UNCHANGED' }
  /** A loan with this id and other contents is there already, or the borrower was erased. */
  | { readonly kind: 'CONFLICT'; readonly reason: string };

/** Stores whole records: all of a batch or, on a fault, nothing of it. Verdicts come in the order of the batch. */
export interface RecordStore {
  importBatch(records: readonly IncomingRecord[]): Promise<readonly Verdict[]>;
}
