import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { TradeLineRow } from '../../domain/record/csv-rows.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonValue } from '../../domain/record/json.js';
import type { RecordParts, RecordData } from '../../domain/record/record-parts.js';
import type { Excerpts } from '../loan/loan-reader.js';

export type ApplicantPosition = 'PRIMARY' | 'CO_APPLICANT';

export interface DocumentView {
  readonly id: string;
  readonly loanId: string;
  readonly applicant: ApplicantPosition;
  readonly contentType: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export type TradeLineTable = () => readonly TradeLineRow[] | Promise<readonly TradeLineRow[]>;

type ByLoan<T> = Promise<ReadonlyMap<string, T>>;

/** Told the sizes of values that are large together, before one of them is read. Fails where there is no place for them. */
export type ReserveMemory = (sizes: readonly number[]) => void;

/**
 * The parts of loan records, each read only when asked for. Callers hold the loan already, so its portfolio was
 * checked. A missing entry means that the record has no such part.
 */
export interface RecordReader {
  excerpts(loanIds: readonly string[], parts: ReadonlySet<JsonPart>): ByLoan<Excerpts>;
  payments(loanIds: readonly string[]): ByLoan<readonly JsonValue[]>;
  /** The same as pieces of JSON. */
  paymentsJson(loanIds: readonly string[], reserveMemory?: ReserveMemory): ByLoan<readonly Uint8Array[]>;
  /** The columns of the cash flows that we know. */
  cashflows(loanIds: readonly string[], reserveMemory?: ReserveMemory): ByLoan<string | null>;
  /** The cash flows as they came, where there is more in them. */
  wholeCashflows(loanIds: readonly string[], reserveMemory?: ReserveMemory): ByLoan<string | null>;
  bureauAttributes(loanIds: readonly string[], reserveMemory?: ReserveMemory): ByLoan<BureauAttributes | null>;
  /** The same, as the JSON that is stored. */
  bureauAttributesJson(loanIds: readonly string[], reserveMemory?: ReserveMemory): ByLoan<Uint8Array | null>;
  tradeLines(
    applicant: ApplicantPosition,
    loanIds: readonly string[],
    reserveMemory?: ReserveMemory,
  ): ByLoan<string | null>;
  /** The same row by row. Each table is read when it is asked for: rows of a whole page would fill the memory. */
  tradeLineRows(
    applicant: ApplicantPosition,
    loanIds: readonly string[],
    reserveMemory?: ReserveMemory,
  ): ByLoan<TradeLineTable | null>;
  documents(loanIds: readonly string[]): ByLoan<readonly DocumentView[]>;
  /** By the id of the document, as many at once as are not large together. */
  documentBytes(documents: readonly StoredDocument[]): Promise<ReadonlyMap<string, Uint8Array | null>>;
  /** The same as JSON, in base64 and in pieces, each written as it is opened: together they are large. */
  documentJson(documents: readonly StoredDocument[]): Promise<ReadonlyMap<string, readonly Uint8Array[] | null>>;
}

export type StoredDocument = Pick<DocumentView, 'id' | 'size'>;

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
