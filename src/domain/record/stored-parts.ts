import type { BureauAttributes } from './bureau-attributes.js';
import type { JsonValue } from './json.js';
import type { LoanColumns } from './loan-columns.js';
import type { PrimaryBureau, StoredParts } from './record-parts.js';

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
