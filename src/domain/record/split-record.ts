import { isOfAnotherKind, ownIdOf } from './ids.js';
import { checkMembers, Faults, type Fault, checkRecord, memberPath } from './check-record.js';
import { JSON_PARTS, type JsonPart } from './field.js';
import { type JsonObject, isJsonObject } from './json.js';
import { type RecordSlots, ADDITIONAL_PART, type RecordParts } from './record-parts.js';
import { shapeOf, RECORD_SHAPE, valueAt } from './record-shape.js';
import { takeSlots } from './slots.js';
import { takeExcerpts } from './excerpt.js';
import { takeAdditional } from './additional.js';
import { textFault } from '../storable-text.js';
import { takeColumns } from './column-value.js';

export type SplitMembers<Parts> =
  | ({ readonly ok: true } & Parts)
  | { readonly ok: false; readonly faults: readonly Fault[] };

type Excerpts<Prefix extends string> = Readonly<Record<Extract<JsonPart, `${Prefix}.${string}`>, JsonObject>>;

export interface ApplicationParts {
  readonly excerpts: Excerpts<'application'>;
}

export interface AssessmentParts extends Omit<RecordSlots, 'payments'> {
  readonly excerpts: Excerpts<'risk' | 'underwriting'>;
}

const APPLICATION_SHAPE = shapeOf(({ path }) => path.startsWith('Request.'));
const ASSESSMENT_SHAPE = shapeOf(({ path }) => path.startsWith('Response.') || path.startsWith('Underwriting.'));

/** Takes `{ Request }` apart: what a new loan begins with. */
export function splitApplication(members: unknown): SplitMembers<ApplicationParts> {
  const faults = new Faults();
  if (!checkMembers(APPLICATION_SHAPE, members, faults)) return { ok: false, faults: faults.list };
  return { ok: true, excerpts: partsNamed(members, 'application') };
}

/** Takes `{ Response, Underwriting }` apart: what a risk engine hands over, and why the loan was decided on as it was. */
export function splitAssessment(members: unknown, lendingDecisionReason: string): SplitMembers<AssessmentParts> {
  const faults = new Faults();
  if (!checkMembers(ASSESSMENT_SHAPE, members, faults)) return { ok: false, faults: faults.list };
  const { cashflowsCsv, bureau, documents } = takeSlots(members);
  const excerpts = partsNamed({ ...members, loanDetails: { lendingDecisionReason } }, 'risk', 'underwriting');
  return { ok: true, excerpts, cashflowsCsv, bureau, documents };
}

function partsNamed<Prefix extends string>(members: JsonObject, ...prefixes: Prefix[]): Excerpts<Prefix> {
  const excerpts = takeExcerpts(members);
  const wanted = (Object.keys(JSON_PARTS) as JsonPart[]).filter((part) =>
    prefixes.some((prefix) => part.startsWith(`${prefix}.`)),
  );
  return Object.fromEntries(wanted.map((part) => [part, excerpts[part]])) as Excerpts<Prefix>;
}

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
    if (!ENVELOPE_MEMBERS.has(name)) faults.add(memberPath('', name), 'unknown field');
  }
  const idFault = loanIdFault(loanId);
  if (idFault !== undefined) faults.add('loanId', idFault);
  if (message !== undefined && typeof message !== 'string') faults.add('message', 'must be a string');
  if (!checkRecord(data, faults)) return { ok: false, faults: faults.list };
  const borrowerId = valueAt(data, 'loanDetails.borrowerId');
  if (typeof borrowerId === 'string' && ownIdOf('borrower', borrowerId) !== undefined)
    faults.add('data.loanDetails.borrowerId', 'must not begin with borrower:, which the graph puts before it');
  if (faults.list.length > 0) return { ok: false, faults: faults.list };
  return {
    ok: true,
    loanId: String(loanId),
    parts: { loan: takeColumns(data), excerpts: withUnknown(takeExcerpts(data), data), ...takeSlots(data) },
  };
}

/**
 * What the field map does not know may be anything, so it is held with the most personal part of the record: sealed,
 * erased with its borrower, and shown only to who may see the whole record.
 */
function withUnknown(excerpts: RecordParts['excerpts'], data: JsonObject): RecordParts['excerpts'] {
  const additional = takeAdditional(RECORD_SHAPE, data);
  if (!additional) return excerpts;
  return { ...excerpts, [ADDITIONAL_PART]: { ...excerpts[ADDITIONAL_PART], additional } };
}

function loanIdFault(loanId: unknown): string | undefined {
  if (loanId === undefined) return 'missing';
  if (typeof loanId !== 'string') return 'must be a string';
  if (loanId.trim() !== loanId || loanId === '') return 'must not be blank, nor begin or end with a blank';
  if (loanId.length > LONGEST_LOAN_ID) return `must have at most ${LONGEST_LOAN_ID} characters`;
  if (isOfAnotherKind(loanId)) return 'must not be named like a borrower, a payment or a part of a loan';
  return textFault(loanId);
}
