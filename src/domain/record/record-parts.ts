import type { BureauAttributes } from './bureau-attributes.js';
import { FIELD_MAP } from './field-map.js';
import { SLOTS, type JsonPart, type Field, type Slot } from './field.js';
import { isJsonObject, type JsonObject, type JsonValue, excerptAt, valueAt } from './json.js';
import type { LoanColumns } from './loan-columns.js';

/** Where members are held that the field map does not know, as `additional`. */
export const ADDITIONAL_PART = 'application.identity' satisfies JsonPart;

interface PrimaryBureau {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly tradeLines?: string;
}

interface CoApplicantBureau {
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

function primaryBureau(attributes: Found<BureauAttributes>, tradeLines: Found<string>): PrimaryBureau | null {
  if (attributes == null && tradeLines == null) return null;
  return { ...(attributes && { attributes }), ...(tradeLines != null && { tradeLines }) };
}

/* eslint-disable no-restricted-globals -- Buffer is banned from the domain as a door to I/O; here it is a pure codec. */

const PDF_MARK = '%PDF-';
const QUOTE = '"'.charCodeAt(0);

const CHARACTERS = 4 * 2 ** 14;
const decoded = Buffer.alloc((CHARACTERS / 4) * 3);

/** Three bytes are four characters, so base64 of such slices adds up to that of the whole. */
export const BASE64_SLICE = 3 * 2 ** 18;

/**
 * Base64 as `encodeBase64` writes it: any other spelling would not come back to the byte. Of ASCII, decoding passes over what
 * is no base64, so that bytes are missing then, and takes the other alphabet too; else only the last four characters can
 * differ.
 */
export function isCanonicalBase64(text: string): boolean {
  const isAscii = Buffer.byteLength(text) === text.length;
  if (!isAscii || text.length % 4 !== 0 || text.includes('-') || text.includes('_')) return false;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  let bytes = 0;
  // Slice by slice into the same place: memory for all of it would take longer than the rest.
  for (let from = 0; from < text.length; from += CHARACTERS) {
    bytes += decoded.write(text.slice(from, from + CHARACTERS), 'base64');
  }
  const last = Buffer.from(text.slice(-4), 'base64').toString('base64');
  return bytes === (text.length / 4) * 3 - padding && last === text.slice(-4);
}

export function decodeBase64(text: string): Uint8Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64');
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export const encodeBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** One slice of the same as JSON, written once: text between quotes would be copied twice more. */
export function base64Json(slice: Uint8Array, { isFirst = true, isLast = true } = {}): Uint8Array {
  const text = encodeBase64(slice);
  const [before, after] = [Number(isFirst), Number(isLast)];
  const json = Buffer.allocUnsafe(before + text.length + after);
  if (isFirst) json[0] = QUOTE;
  json.write(text, before, 'latin1');
  if (isLast) json[before + text.length] = QUOTE;
  return json;
}

export const startsAsPdf = (base64: string): boolean =>
  Buffer.from(base64.slice(0, 8), 'base64').subarray(0, PDF_MARK.length).toString('latin1') === PDF_MARK;

const SLOT_PATHS = new Map<Slot, string>(
  FIELD_MAP.flatMap(({ stored, path }) => (isSlot(stored) ? [[stored, path] as const] : [])),
);

function isSlot(stored: string): stored is Slot {
  return Object.hasOwn(SLOTS, stored);
}

/** Null, an empty text or an empty object says nothing: it stays with the part around it and needs no slot. */
function isBlank(value: JsonValue): boolean {
  if (!isJsonObject(value)) return value === null || value === '';
  for (const _member in value) return false;
  return true;
}

export const isUnderwritingSlot = ({ stored, path }: Field): boolean =>
  isSlot(stored) && path.startsWith('Underwriting.');

export const isBlankInSlot = (field: Field, value: JsonValue): boolean => isSlot(field.stored) && isBlank(value);

export function takeSlots(record: JsonObject): RecordSlots {
  const content = (slot: Slot): JsonValue | undefined => {
    const value = valueAt(record, SLOT_PATHS.get(slot) ?? '');
    return value === undefined || isBlank(value) ? undefined : value;
  };
  const text = (slot: Slot): string | undefined => content(slot) as string | undefined;
  const pdf = (slot: Slot): Uint8Array | null => {
    const base64 = text(slot);
    return base64 === undefined ? null : decodeBase64(base64);
  };
  return {
    payments: (content('payments') ?? []) as readonly JsonValue[],
    cashflowsCsv: text('cashflowsCsv') ?? null,
    bureau: {
      primary: primaryBureau(
        content('bureau.primary.attributes') as Record<string, string> | undefined,
        text('bureau.primary.tradeLines'),
      ),
      coApplicant: coApplicantBureau(text('bureau.coApplicant.tradeLines')),
    },
    documents: { primary: pdf('documents.primary'), coApplicant: pdf('documents.coApplicant') },
  };
}

const coApplicantBureau = (tradeLines?: string): CoApplicantBureau | null =>
  tradeLines === undefined ? null : { tradeLines };

/** The large values where the record has them. */
export function slotExcerpts({ payments, cashflowsCsv, bureau, documents }: Partial<RecordSlots>): JsonObject[] {
  const pdf = (bytes: Uint8Array | null | undefined): string | null => (bytes ? encodeBase64(bytes) : null);
  const contents: Record<Slot, JsonValue | undefined> = {
    payments: payments ?? [],
    cashflowsCsv,
    'bureau.primary.attributes': bureau?.primary?.attributes,
    'bureau.primary.tradeLines': bureau?.primary?.tradeLines,
    'bureau.coApplicant.tradeLines': bureau?.coApplicant?.tradeLines,
    'documents.primary': pdf(documents?.primary),
    'documents.coApplicant': pdf(documents?.coApplicant),
  };
  return [...SLOT_PATHS].flatMap(([slot, path]) => {
    const value = contents[slot];
    return value === undefined || value === null ? [] : [excerptAt(path, value)];
  });
}
