import { parseColumn, type ColumnContent, type LoanColumns } from '../record/loan-columns.js';
import { columnOf, type Field, type JsonPart } from '../record/field.js';
import { type JsonObject, type JsonValue, placeAt } from '../record/json.js';
import { LOAN_DETAILS_FIELDS } from '../record/loan-details-fields.js';
import { gradeFault, idFault, textFault } from '../input-check.js';
import { invalidInput, success, type FieldFault, type Result } from '../refusal.js';

/**
 * The members of loanDetails that no command computes and a caller must supply. The others follow from the application,
 * the assessment, funding and servicing. Named as in the graph, without the enclosing object.
 */
export const REFERENCE_FIELDS = {
  borrowerAddress: 'borrower',
  initialLender: 'initialLender',
  primaryServicerId: 'primaryServicerId',
  secondaryServicerId: 'secondaryServicerId',
  loanServicer: 'loanServicer',
  startBlock: 'startBlock',
  spread: 'spread',
  indexRate: 'indexRate',
  prepaymentPenaltyPercent: 'prepaymentPenalty',
  grade: 'grade',
  creditReportHash: 'creditReportHash',
  retailInstallmentContractHash: 'retailInstallmentContractHash',
  applicantCreditVision: 'applicantCreditVision',
  coApplicantCreditVision: 'coApplicantCreditVision',
  unemployment: 'macroEconomicFeatures.unemployment',
  cpi: 'macroEconomicFeatures.cpi',
  fedRate: 'macroEconomicFeatures.fedRate',
  pti: 'metadata.AutoLoan.pti',
  dti: 'metadata.AutoLoan.dti',
} as const;

export type ReferenceName = keyof typeof REFERENCE_FIELDS;
export const REFERENCE_NAMES = Object.keys(REFERENCE_FIELDS) as ReferenceName[];

/** Figures as plain decimals, everything else as text; an empty text takes a value away. */
export type LoanReferences = Readonly<Partial<Record<ReferenceName, string | null | undefined>>>;

/** The parts of the record that hold references which are sealed. */
export type ReferencePart = Extract<JsonPart, 'application.personal' | 'risk.bureau'>;

export interface ReadReferences {
  readonly names: readonly ReferenceName[];
  readonly columns: Partial<LoanColumns>;
  readonly parts: Readonly<Partial<Record<ReferencePart, JsonObject>>>;
}

const LONGEST = 200;
const LONGEST_SUMMARY = 10_000;
const SUMMARIES: ReadonlySet<ReferenceName> = new Set(['applicantCreditVision', 'coApplicantCreditVision']);

const DIGEST = /^0x(?:[0-9a-f]{2}){1,64}$/i;
export const digestFault = (text: string) =>
  DIGEST.test(text) ? undefined : 'must be a hex digest with the prefix 0x';

/** Those that every caller can see. The others are figures, or sealed. */
const SHAPES: Partial<Record<ReferenceName, (text: string) => string | undefined>> = {
  initialLender: idFault,
  primaryServicerId: idFault,
  secondaryServicerId: idFault,
  loanServicer: idFault,
  grade: gradeFault,
  creditReportHash: digestFault,
  retailInstallmentContractHash: digestFault,
};

const fieldOf = (name: ReferenceName): Field => {
  const path = `loanDetails.${REFERENCE_FIELDS[name]}`;
  const field = LOAN_DETAILS_FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new TypeError(`There is no ${path}`);
  return field;
};

const FIELDS: ReadonlyMap<ReferenceName, Field> = new Map(REFERENCE_NAMES.map((name) => [name, fieldOf(name)]));

/** Reads references into the columns and the sealed parts that hold them, or says everything that is wrong with them. */
export function readReferences(references: LoanReferences): Result<ReadReferences, 'INVALID_INPUT'> {
  const faults: FieldFault[] = [];
  const columns: Record<string, ColumnContent> = {};
  const parts: Partial<Record<ReferencePart, Record<string, JsonValue>>> = {};
  const names = REFERENCE_NAMES.filter((name) => references[name] != null);
  for (const name of names) {
    const field = FIELDS.get(name);
    const text = references[name] ?? '';
    const reason = field && faultOf(name, field, text);
    if (!field || reason !== undefined) {
      faults.push({ field: name, reason: reason ?? 'unknown field' });
      continue;
    }
    const column = columnOf(field);
    const parsed = parseColumn(field.kind, text);
    if (column !== undefined) columns[column] = 'value' in parsed ? parsed.value : null;
    else placeAt((parts[field.stored as ReferencePart] ??= {}), field.path.split('.'), text);
  }
  if (faults.length > 0) return invalidInput(faults);
  return success({ names, columns: columns, parts });
}

function faultOf(name: ReferenceName, { kind }: Field, text: string): string | undefined {
  const longest = SUMMARIES.has(name) ? LONGEST_SUMMARY : LONGEST;
  if (text.length > longest) return `must have at most ${longest} characters`;
  const shape = text === '' ? undefined : SHAPES[name]?.(text);
  if (shape !== undefined) return shape;
  const parsed = parseColumn(kind, text);
  return 'reason' in parsed ? parsed.reason : textFault(text);
}
