import { idFault } from '../input-check.js';
import { checkMembers, Faults, checkRecord, memberPath, type Fault } from './check-record.js';
import { takeExcerpts, joinExcerpts, shapeOf, RECORD_SHAPE, type ObjectShape, type Shape } from './record-shape.js';
import { JSON_PARTS, columnOf, type JsonPart, type Field } from './field.js';
import { isOfAnotherKind, ownIdOf } from './ids.js';
import { isJsonObject, type JsonObject, type JsonValue, valueAt, excerptAt, placeAt } from './json.js';
import { takeColumns, printColumn, type ColumnContent, type LoanColumns } from './loan-columns.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import {
  ADDITIONAL_PART,
  takeSlots,
  slotExcerpts,
  type RecordSlots,
  type RecordParts,
  type RecordData,
  type StoredParts,
} from './record-parts.js';

type SplitMembers<Parts> = ({ readonly ok: true } & Parts) | { readonly ok: false; readonly faults: readonly Fault[] };

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

type SplitRecord =
  | { readonly ok: true; readonly loanId: string; readonly parts: RecordParts }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const ENVELOPE_MEMBERS: ReadonlySet<string> = new Set(['loanId', 'message', 'data']);

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
  const faultOfId = loanIdFault(loanId);
  if (faultOfId !== undefined) faults.add('loanId', faultOfId);
  if (message !== undefined && typeof message !== 'string') faults.add('message', 'must be a string');
  if (!checkRecord(data, faults)) return { ok: false, faults: faults.list };
  const borrowerId = valueAt(data, 'loanDetails.borrowerId');
  if (typeof borrowerId === 'string' && ownIdOf('borrower', borrowerId) !== undefined)
    faults.add('data.loanDetails.borrowerId', 'must not begin with borrower:, which the graph adds');
  if (faults.list.length > 0) return { ok: false, faults: faults.list };
  return {
    ok: true,
    loanId: String(loanId),
    parts: { loan: takeColumns(data), excerpts: withUnknown(takeExcerpts(data), data), ...takeSlots(data) },
  };
}

/**
 * Unknown members can be anything, so they are kept with the most personal part of the record: sealed, erased with the
 * borrower, and shown only to callers that see the whole record.
 */
function withUnknown(excerpts: RecordParts['excerpts'], data: JsonObject): RecordParts['excerpts'] {
  const additional = takeAdditional(RECORD_SHAPE, data);
  if (!additional) return excerpts;
  return { ...excerpts, [ADDITIONAL_PART]: { ...excerpts[ADDITIONAL_PART], additional } };
}

function loanIdFault(loanId: unknown): string | undefined {
  if (loanId === undefined) return 'missing';
  if (typeof loanId !== 'string') return 'must be a string';
  if (isOfAnotherKind(loanId)) return 'must not have the prefix of a borrower, a payment or a part of a loan';
  return idFault(loanId);
}

/** The marketplace's view: the current loan and its expected return. */
export const isPublished = ({ classes }: Pick<Field, 'classes'>): boolean =>
  classes.every((one) => one === 'PUBLIC' || one === 'MARKET');

const isPublic = ({ classes }: Pick<Field, 'classes'>): boolean => classes.every((one) => one === 'PUBLIC');

const PUBLISHED_SHAPE = shapeOf(isPublished);
const PUBLIC_SHAPE = shapeOf(isPublic);

/** loanDetails shows a field without value as an empty string; a loan not yet assessed still has all four members. */
const NO_VALUES: readonly JsonObject[] = [
  ...LOAN_DETAILS_FIELDS.flatMap((field) => (columnOf(field) === undefined ? [excerptAt(field.path, '')] : [])),
  { loanDetails: {}, Request: {}, Response: {}, Underwriting: {} },
];

function columnExcerpt(loan: LoanColumns): JsonObject {
  const values = loan as unknown as Readonly<Record<string, ColumnContent>>;
  const root: Record<string, JsonValue> = {};
  for (const field of LOAN_DETAILS_FIELDS) {
    const column = columnOf(field);
    if (column !== undefined) placeAt(root, field.path.split('.'), printColumn(field.kind, values[column] ?? null));
  }
  return root;
}

/** The full record, in the specification's names, order and value conventions. */
export const joinRecord = (parts: StoredParts): RecordData => join(parts, NO_VALUES);

/** The same with the objects that a record must have, also where nothing is left in them because their borrower was erased. */
export const exportedRecord = (parts: StoredParts): RecordData =>
  join(parts, [...NO_VALUES, NO_APPLICATION, ...(parts.excerpts['underwriting.economics'] ? [NO_ATTRIBUTES] : [])]);

const requestShape = RECORD_SHAPE.members.get('Request');
const NO_APPLICATION: JsonObject = {
  Request: Object.fromEntries(
    requestShape?.form === 'object' ? [...requestShape.members.keys()].map((part) => [part, {}]) : [],
  ),
};
const NO_ATTRIBUTES: JsonObject = { Underwriting: { PrimaryCreditInfo: {} } };

function join({ loan, excerpts, ...slots }: StoredParts, empty: readonly JsonObject[]): RecordData {
  const held = Object.values(excerpts).filter((excerpt) => excerpt !== null);
  const known = joinExcerpts(RECORD_SHAPE, [columnExcerpt(loan), ...slotExcerpts(slots), ...held, ...empty]);
  const additional = excerpts[ADDITIONAL_PART]?.additional;
  return (isJsonObject(additional) ? withAdditional(known, additional) : known) as RecordData;
}

/** The class PUBLIC, with MARKET for callers that have it, and nothing else; in the same shape. */
export function publicRecord(parts: PublicParts, withMarket = true): JsonObject {
  const vehicle = parts.excerpts['application.public'];
  return joinExcerpts(withMarket ? PUBLISHED_SHAPE : PUBLIC_SHAPE, [
    columnExcerpt(parts.loan),
    ...slotExcerpts({ cashflowsCsv: parts.cashflowsCsv ?? '' }),
    ...(vehicle ? [vehicle] : []),
  ]);
}

/** All that the public read needs; it works as well on a whole record's parts. */
interface PublicParts extends Partial<Pick<RecordSlots, 'cashflowsCsv'>> {
  readonly loan: LoanColumns;
  readonly excerpts: Pick<StoredParts['excerpts'], 'application.public'>;
}

/**
 * The members of a record that the field map does not know, in the record's own nesting; of a list the place of each element
 * is kept. Undefined when there are none. Names come from outside: objects are made of entries, so that none is a prototype.
 */
function takeAdditional(shape: ObjectShape, record: JsonObject): JsonObject | undefined {
  const found = Object.entries(record).flatMap(([name, value]): [string, JsonValue][] => {
    const member = shape.members.get(name);
    const additional = member ? additionalOf(member, value) : value;
    return additional === undefined ? [] : [[name, additional]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function additionalOf(shape: Shape, value: JsonValue): JsonValue | undefined {
  if (shape.form === 'leaf') return undefined;
  if (shape.form === 'object') return isJsonObject(value) ? takeAdditional(shape, value) : undefined;
  if (!Array.isArray(value)) return undefined;
  const elements = (value as readonly JsonObject[]).map((element) => takeAdditional(shape.element, element) ?? null);
  return elements.some((element) => element !== null) ? elements : undefined;
}

/** A record with its additional members where they were. What is known counts before what is not. */
function withAdditional(record: JsonObject, additional: JsonObject): JsonObject {
  const added = Object.entries(additional).map(([name, value]): [string, JsonValue] => [
    name,
    Object.hasOwn(record, name) ? joined(record[name] ?? null, value) : value,
  ]);
  return Object.fromEntries([...Object.entries(record), ...added]);
}

function joined(known: JsonValue, additional: JsonValue): JsonValue {
  if (Array.isArray(known) && Array.isArray(additional)) {
    return (known as readonly JsonValue[]).map((element, index) =>
      joined(element, (additional as readonly JsonValue[])[index] ?? null),
    );
  }
  if (isJsonObject(known) && isJsonObject(additional)) {
    return withAdditional(known, additional);
  }
  return known;
}
