import { checkRecord } from './check-record.js';
import { parseColumn, type ColumnContent } from './column-value.js';
import { takeExcerpt } from './excerpt.js';
import { Faults, memberPath, type Fault } from './faults.js';
import { columnOf, JSON_PARTS, type Field, type JsonPart } from './field.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import type { LoanColumns } from './loan-columns.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import type { RecordParts } from './record-parts.js';
import { valueAt } from './record-path.js';
import { shapeOf, type ObjectShape } from './record-shape.js';
import { isBlankInSlot, isUnderwritingSlot, takeSlots } from './slots.js';
import { textFault } from './storable-text.js';

export type SplitRecord =
  | { readonly ok: true; readonly loanId: string; readonly parts: RecordParts }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const ENVELOPE_MEMBERS: ReadonlySet<string> = new Set(['loanId', 'message', 'data']);
const LONGEST_LOAN_ID = 100;

/** Takes an envelope of the specification apart, or says everything that is wrong with it; nothing in between. */
export function splitRecord(envelope: unknown): SplitRecord {
  const faults = new Faults();
  if (!isJsonObject(envelope)) {
    faults.add('', 'must be an object');
    return { ok: false, faults: faults.list };
  }
  const { loanId, message, data } = envelope;
  for (const name of Object.keys(envelope)) {
    if (!ENVELOPE_MEMBERS.has(name)) faults.add(memberPath('', name).slice(1), 'unknown field');
  }
  const idFault = loanIdFault(loanId);
  if (idFault !== undefined) faults.add('loanId', idFault);
  if (message !== undefined && typeof message !== 'string') faults.add('message', 'must be a string');
  if (!checkRecord(data, faults) || faults.list.length > 0) return { ok: false, faults: faults.list };
  return { ok: true, loanId: String(loanId), parts: partsOf(data) };
}

function loanIdFault(loanId: unknown): string | undefined {
  if (loanId === undefined) return 'missing';
  if (typeof loanId !== 'string') return 'must be a string';
  if (loanId.trim() !== loanId || loanId === '') return 'must not be blank, nor begin or end with a blank';
  if (loanId.length > LONGEST_LOAN_ID) return `must have at most ${LONGEST_LOAN_ID} characters`;
  return textFault(loanId);
}

const EXCERPT_SHAPES = new Map<JsonPart, ObjectShape>(
  (Object.keys(JSON_PARTS) as JsonPart[]).map((part) => [
    part,
    shapeOf((field) => field.stored === part || (part === 'underwriting.internal' && isUnderwritingSlot(field))),
  ]),
);

function belongsTo(part: JsonPart, field: Field, value: JsonValue): boolean {
  if (field.stored !== part) return isBlankInSlot(field, value);
  return value !== null || !field.path.startsWith('loanDetails.');
}

/** Parts of a `data` object that was checked. */
function partsOf(data: JsonObject): RecordParts {
  const excerpts = [...EXCERPT_SHAPES].map(([part, shape]) => [
    part,
    takeExcerpt(shape, data, (field, value) => belongsTo(part, field, value)),
  ]);
  return {
    loan: takeColumns(data),
    excerpts: Object.fromEntries(excerpts) as RecordParts['excerpts'],
    ...takeSlots(data),
  };
}

function takeColumns(data: JsonObject): LoanColumns {
  const columns: Record<string, ColumnContent> = {};
  for (const field of LOAN_DETAILS_FIELDS) {
    const name = columnOf(field);
    if (name === undefined) continue;
    const parsed = parseColumn(field.kind, valueAt(data, field.path) as string | number | null | undefined);
    columns[name] = 'value' in parsed ? parsed.value : null;
  }
  return columns as unknown as LoanColumns;
}
