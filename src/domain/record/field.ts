import type { FieldKind } from './field-kind.js';

/** Who may see a field. */
export type FieldClass = 'PUBLIC' | 'INTERNAL' | 'PERSONAL' | 'IDENTITY' | 'BUREAU';

/** JSON parts hold an excerpt of the record in its own shape; all their fields share one class. */
export const JSON_PARTS = {
  'application.public': 'PUBLIC',
  'application.internal': 'INTERNAL',
  'application.personal': 'PERSONAL',
  'application.identity': 'IDENTITY',
  'risk.internal': 'INTERNAL',
  'risk.bureau': 'BUREAU',
  'underwriting.internal': 'INTERNAL',
  'underwriting.personal': 'PERSONAL',
  'underwriting.bureau': 'BUREAU',
} as const satisfies Record<string, FieldClass>;

export type JsonPart = keyof typeof JSON_PARTS;

/** Parts that are stored as they are; the others are sealed. */
export const OPEN_PARTS = [
  'application.public',
  'application.internal',
  'risk.internal',
  'underwriting.internal',
] as const satisfies readonly JsonPart[];

export type OpenPart = (typeof OPEN_PARTS)[number];

export const isOpenPart = (part: JsonPart): part is OpenPart => (OPEN_PARTS as readonly JsonPart[]).includes(part);

/** Slots hold one large value each, away from ordinary reads. */
export const SLOTS = {
  payments: 'INTERNAL',
  cashflowsCsv: 'PUBLIC',
  'bureau.primary.attributes': 'BUREAU',
  'bureau.primary.tradeLines': 'BUREAU',
  'bureau.coApplicant.tradeLines': 'BUREAU',
  'documents.primary': 'BUREAU',
  'documents.coApplicant': 'BUREAU',
} as const satisfies Record<string, FieldClass>;

export type Slot = keyof typeof SLOTS;

export type Stored = `Loan.${string}` | JsonPart | Slot;

/** `always`: no loan without it. `funded`: servicing cannot run a funded loan without it. */
export type Requirement = 'always' | 'funded';

/** A line of the field map, relative to its group: name, kind, class, where stored, GraphQL path. */
export type FieldRow = readonly [
  name: string,
  kind: FieldKind,
  fieldClass: FieldClass,
  stored: Stored,
  graphql: string,
  required?: Requirement,
];

export interface Field {
  /** Path in the specification's record; `[]` marks the elements of an array. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly fieldClass: FieldClass;
  readonly stored: Stored;
  readonly graphql: string;
  readonly required: Requirement | undefined;
}

export const fieldsOf = (specPath: string, graphqlPath: string, rows: readonly FieldRow[]): Field[] =>
  rows.map(([name, kind, fieldClass, stored, graphql, required]) => ({
    path: `${specPath}.${name}`,
    kind,
    fieldClass,
    stored,
    graphql: `${graphqlPath}.${graphql}`,
    required,
  }));

/** The typed column of table Loan that stores the field, if one does. */
export const columnOf = ({ stored }: Pick<Field, 'stored'>): string | undefined =>
  stored.startsWith('Loan.') ? stored.slice('Loan.'.length) : undefined;
