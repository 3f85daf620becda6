import type { JsonPart } from './field.js';
import type { JsonObject, JsonValue } from './json.js';
import type { LoanColumns } from './loan-columns.js';
import type { BureauAttributes } from './bureau-attributes.js';

/** Where members are held that the field map does not know, as `additional`. */
export const ADDITIONAL_PART = 'application.identity' satisfies JsonPart;

export interface PrimaryBureau {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly tradeLines?: string;
}

export interface CoApplicantBureau {
  readonly tradeLines: string;
}

/** The large values; null where the record has none. */
export interface RecordSlots {
  readonly payments: readonly JsonValue[];
  readonly cashflowsCsv: string | null;
  readonly bureau: { readonly primary: PrimaryBureau | null; readonly coApplicant: CoApplicantBureau | null };
  readonly documents: { readonly primary: Uint8Array | null; readonly coApplicant: Uint8Array | null };
}

/** A loan record taken apart: typed columns, one JSON object per part and class, and the large values. */
export interface RecordParts extends RecordSlots {
  readonly loan: LoanColumns;
  readonly excerpts: Readonly<Record<JsonPart, JsonObject>>;
}

/** What is stored of a loan so far: an application has no risk assessment and no underwriting yet. */
export interface StoredParts extends Partial<RecordSlots> {
  readonly loan: LoanColumns;
  readonly excerpts: Readonly<Partial<Record<JsonPart, JsonObject | null>>>;
}

/** The specification's `data` object. */
export interface RecordData extends JsonObject {
  readonly loanDetails: JsonObject;
  readonly Request: JsonObject;
  readonly Response: JsonObject;
  readonly Underwriting: JsonObject;
}

type Found<T> = T | null | undefined;

/** What a reader found of a loan beside its columns: not there, not asked for and erased all read as nothing. */
export interface FoundParts {
  readonly excerpts: Found<StoredParts['excerpts']>;
  readonly payments: Found<readonly JsonValue[]>;
  readonly cashflowsCsv: Found<string>;
  readonly attributes: Found<BureauAttributes>;
  readonly tradeLines: Found<string>;
  readonly coApplicantTradeLines: Found<string>;
  readonly pdf: Found<Uint8Array>;
  readonly coApplicantPdf: Found<Uint8Array>;
}

/** One shape for what was read at once and what was read piece by piece. */
export const storedParts = (loan: LoanColumns, found: FoundParts): StoredParts => ({
  loan,
  excerpts: found.excerpts ?? {},
  payments: found.payments ?? [],
  cashflowsCsv: found.cashflowsCsv ?? null,
  bureau: {
    primary: primaryBureau(found.attributes, found.tradeLines),
    coApplicant: found.coApplicantTradeLines == null ? null : { tradeLines: found.coApplicantTradeLines },
  },
  documents: { primary: found.pdf ?? null, coApplicant: found.coApplicantPdf ?? null },
});

export function primaryBureau(attributes: Found<BureauAttributes>, tradeLines: Found<string>): PrimaryBureau | null {
  if (attributes == null && tradeLines == null) return null;
  return { ...(attributes && { attributes }), ...(tradeLines != null && { tradeLines }) };
}
