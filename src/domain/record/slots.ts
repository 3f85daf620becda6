import type { Field, Slot } from './field.js';
import { SLOTS } from './field.js';
import { FIELD_MAP } from './field-map.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import { decodeBase64, encodeBase64 } from './pdf-base64.js';
import { excerptAt, valueAt } from './record-path.js';
import type { CoApplicantBureau, RecordSlots } from './record-parts.js';
import { primaryBureau } from './stored-parts.js';

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
