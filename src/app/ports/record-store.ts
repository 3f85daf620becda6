import type { Portfolio } from '../../domain/access/viewer.js';
import type { BureauAttributes } from '../../domain/record/bureau-attributes.js';
import type { TradeLineRow } from '../../domain/record/csv-rows.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject, JsonValue } from '../../domain/record/json.js';
import type { RecordParts, RecordData } from '../../domain/record/record-parts.js';

/** The parts of a record that were asked for. Null: the borrower was erased and nobody can read it any more. */
export type Excerpts = Readonly<Partial<Record<JsonPart, JsonObject | null>>>;

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
export type MakeRoom = (sizes: readonly number[]) => void;

/**
 * The parts of loan records, each read only when asked for. Callers hold the loan already, so its portfolio was
 * checked. A missing entry means that the record has no such part.
 */
export interface RecordReader {
  excerpts(loanIds: readonly string[], parts: ReadonlySet<JsonPart>): ByLoan<Excerpts>;
  payments(loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<readonly JsonValue[]>;
  /** The columns of the cash flows that we know. */
  cashflows(loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<string | null>;
  /** The cash flows as they came, where there is more in them. */
  wholeCashflows(loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<string | null>;
  bureauAttributes(loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<BureauAttributes | null>;
  /** The same, as the JSON that is stored. */
  bureauAttributesJson(loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<Uint8Array | null>;
  tradeLines(applicant: ApplicantPosition, loanIds: readonly string[], makeRoom?: MakeRoom): ByLoan<string | null>;
  /** The same row by row. Each table is read when it is asked for: rows of a whole page would fill the memory. */
  tradeLineRows(
    applicant: ApplicantPosition,
    loanIds: readonly string[],
    makeRoom?: MakeRoom,
  ): ByLoan<TradeLineTable | null>;
  documents(loanIds: readonly string[]): ByLoan<readonly DocumentView[]>;
  /** By the id of the document, as many at once as are not large together. */
  documentBytes(documents: readonly StoredDocument[]): Promise<ReadonlyMap<string, Uint8Array | null>>;
  /** The same as JSON, in base64 and in pieces, each written as it is opened: together they are large. */
  documentJson(documents: readonly StoredDocument[]): Promise<ReadonlyMap<string, readonly Uint8Array[] | null>>;
}

export type StoredDocument = Pick<DocumentView, 'id' | 'size'>;

/** A person. What is known of the person is what the newest application that this viewer may see says. */
export interface BorrowerView {
  readonly id: string;
  readonly newestLoanId: string;
  readonly erasedAt: Date | null;
  /** The parts of the newest loan's record that were asked for. */
  readonly excerpts: Excerpts;
}

export interface BorrowerReader {
  byIds(
    ids: readonly string[],
    portfolio: Portfolio,
    parts: ReadonlySet<JsonPart>,
  ): Promise<ReadonlyMap<string, BorrowerView>>;
}

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
