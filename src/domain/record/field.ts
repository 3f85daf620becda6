import type { SpelledEnum } from './spelling.js';
import type { VisibilityClass } from '../access/roles.js';

/** What a value means; its JSON form follows from it. */
export type FieldKind = DecimalKind | TimeKind | TextKind | NumberKind | BulkKind | DerivedKind | SpelledEnum;

/** Strings with optional thousands separators: money, a percentage figure, a fraction of one, a whole count. */
export type DecimalKind = 'amount' | 'rate' | 'fraction' | 'count' | 'blockNumber';

/** Strings: YYYY-MM-DD, YYYYMMDD, milliseconds since 1970, YYYY-MM-DD HH:MM:SS. */
export type TimeKind = 'date' | 'digitsDate' | 'epochMillis' | 'timestamp';

/**
 * Strings: anything; `True` or `False`; a decision; the name of an offer; a fee, such as `25.00` or `5%`; why something was
 * decided, in codes or in anybody's words.
 */
export type TextKind = 'text' | 'flag' | 'decision' | 'offer' | 'fee' | 'reason';

/** JSON numbers, read as the string kinds of the same name; `scalar` is a string or a number, not shown which. */
export type NumberKind = 'number' | 'amountNumber' | 'rateNumber' | 'fractionNumber' | 'countNumber' | 'scalar';

/** Lists and texts that have a life of their own. */
export type BulkKind = 'texts' | 'opaqueList' | 'payments' | 'attributes' | 'csv' | 'pdf';

/** Not in the record: the codes that a `reason` holds. */
export type DerivedKind = 'reasonCodes';

const JSON_NUMBERS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'number',
  'amountNumber',
  'rateNumber',
  'fractionNumber',
  'countNumber',
]);

const JSON_LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['texts', 'opaqueList', 'payments']);

export type JsonForm = 'string' | 'number' | 'scalar' | 'list' | 'object';

export function jsonFormOf(kind: FieldKind): JsonForm {
  if (kind === 'attributes') return 'object';
  if (kind === 'scalar') return 'scalar';
  if (JSON_NUMBERS.has(kind)) return 'number';
  return JSON_LISTS.has(kind) ? 'list' : 'string';
}

/** The classes that see a field. */
export type FieldClass = Exclude<VisibilityClass, 'AUDIT'>;

/** All classes of a value: a caller must have each of them. */
export type FieldClasses = readonly [FieldClass, ...FieldClass[]];

/** What staff wrote down: it may say anything of the person. */
export const STAFF_TEXT = ['STAFF', 'PERSONAL'] as const satisfies FieldClasses;

/** The same of a deal. */
export const DEAL_TEXT = ['ECONOMICS', 'STAFF', 'PERSONAL'] as const satisfies FieldClasses;

/** What is written for the borrower too, and may say anything of the person. */
export const SHARED_TEXT = ['SERVICING', 'PERSONAL'] as const satisfies FieldClasses;

/** A credit report shows name, address, full SSN and date of birth beside what the bureau knows. */
export const CREDIT_REPORT = ['BUREAU', 'PERSONAL', 'IDENTITY'] as const satisfies FieldClasses;

/** JSON parts hold an excerpt of the record in its own shape; a field is of all classes of its part, and may be of more. */
export const JSON_PARTS = {
  'application.public': ['PUBLIC'],
  'application.servicing': ['SERVICING'],
  'application.personal': ['PERSONAL'],
  'application.identity': ['IDENTITY'],
  'risk.servicing': ['SERVICING'],
  'risk.economics': ['ECONOMICS'],
  'risk.personal': SHARED_TEXT,
  'risk.staff': STAFF_TEXT,
  'risk.bureau': ['BUREAU'],
  'underwriting.economics': ['ECONOMICS'],
  'underwriting.personal': ['ECONOMICS', 'PERSONAL'],
  'underwriting.staff': DEAL_TEXT,
} as const satisfies Record<string, FieldClasses>;

export type JsonPart = keyof typeof JSON_PARTS;

export const classesOf = (part: JsonPart): FieldClasses => JSON_PARTS[part];

export const isJsonPart = (stored: string): stored is JsonPart => Object.hasOwn(JSON_PARTS, stored);

/**
 * Parts that are stored as they are, and for each the sealed one that takes what its fields may not hold in the open: a
 * value that is not of its field's kind may be anybody's words.
 */
export const OPEN_PARTS = {
  'application.public': 'application.personal',
  'application.servicing': 'application.personal',
  'risk.servicing': 'risk.staff',
  'risk.economics': 'risk.staff',
  'underwriting.economics': 'underwriting.staff',
} as const satisfies Partial<Record<JsonPart, JsonPart>>;

export type OpenPart = keyof typeof OPEN_PARTS;

export const isOpenPart = (part: string): part is OpenPart => Object.hasOwn(OPEN_PARTS, part);

/** The place of a reason with codes only, in the clear. */
export const CODE_PARTS = {
  'risk.staff': 'risk.economics',
  'underwriting.staff': 'underwriting.economics',
} as const satisfies Partial<Record<JsonPart, OpenPart>>;

/** Slots hold one large value each, away from ordinary reads. */
export const SLOTS = {
  payments: SHARED_TEXT,
  cashflowsCsv: ['MARKET'],
  'bureau.primary.attributes': ['BUREAU'],
  'bureau.primary.tradeLines': ['BUREAU'],
  'bureau.coApplicant.tradeLines': ['BUREAU'],
  'documents.primary': CREDIT_REPORT,
  'documents.coApplicant': CREDIT_REPORT,
} as const satisfies Record<string, FieldClasses>;

export type Slot = keyof typeof SLOTS;

export type Stored = `Loan.${string}` | JsonPart | Slot;

/** `always`: no loan without it. `funded`: servicing cannot run a funded loan without it. */
export type Requirement = 'always' | 'funded';

/** A line of the field map, relative to its group: name, kind, class or classes, where stored, GraphQL path. */
export type FieldRow = readonly [
  name: string,
  kind: FieldKind,
  classes: FieldClass | FieldClasses,
  stored: Stored,
  graphql: string,
  required?: Requirement,
];

export interface Field {
  /** Path in the specification's record; `[]` marks the elements of an array. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly classes: FieldClasses;
  readonly stored: Stored;
  readonly graphql: string;
  readonly required: Requirement | undefined;
}

export const fieldsOf = (specPath: string, graphqlPath: string, rows: readonly FieldRow[]): Field[] =>
  rows.map(([name, kind, classes, stored, graphql, required]) => ({
    path: `${specPath}.${name}`,
    kind,
    classes: typeof classes === 'string' ? [classes] : classes,
    stored,
    graphql: `${graphqlPath}.${graphql}`,
    required,
  }));

/** The typed column of table Loan that stores the field, if one does. */
export const columnOf = ({ stored }: Pick<Field, 'stored'>): string | undefined =>
  stored.startsWith('Loan.') ? stored.slice('Loan.'.length) : undefined;
