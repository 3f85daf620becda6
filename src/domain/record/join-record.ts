import { withAdditional } from './additional.js';
import { printColumn, type ColumnContent } from './column-value.js';
import { joinExcerpts } from './excerpt.js';
import { columnOf, type Field } from './field.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import type { LoanColumns } from './loan-columns.js';
import { excerptAt, placeAt, RECORD_SHAPE, shapeOf } from './record-shape.js';
import { ADDITIONAL_PART, type RecordData, type RecordSlots, type StoredParts } from './record-parts.js';
import { slotExcerpts } from './slots.js';

/** What the marketplace is shown: the loan as it stands, and what it is expected to bring. */
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

/** The class PUBLIC, with MARKET for those who may see it, and nothing else; in the same shape. */
export function publicRecord(parts: PublicParts, withMarket = true): JsonObject {
  const vehicle = parts.excerpts['application.public'];
  return joinExcerpts(withMarket ? PUBLISHED_SHAPE : PUBLIC_SHAPE, [
    columnExcerpt(parts.loan),
    ...slotExcerpts({ cashflowsCsv: parts.cashflowsCsv ?? '' }),
    ...(vehicle ? [vehicle] : []),
  ]);
}

/** All that the public read needs; it works as well on a whole record's parts. */
export interface PublicParts extends Partial<Pick<RecordSlots, 'cashflowsCsv'>> {
  readonly loan: LoanColumns;
  readonly excerpts: Pick<StoredParts['excerpts'], 'application.public'>;
}
