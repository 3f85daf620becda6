import type { JsonPart, OpenPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { BorrowerSeal } from './loan-seals.js';
import { asBase64 } from '../../platform/sealing/sealed-box.js';
import type { BroughtParts, Excerpts } from './loan-reader.js';

export type PartTable = 'Application' | 'RiskAssessment' | 'Underwriting';

export interface PartColumn {
  readonly table: PartTable;
  readonly column:
    | 'publicPart'
    | 'servicingPart'
    | 'economicsPart'
    | 'personalPart'
    | 'staffPart'
    | 'identityPart'
    | 'bureauPart';
  /** Sealed under the loan's data key. */
  readonly sealed: boolean;
}

/** Where each part of a record lives. */
export const PART_COLUMNS: Readonly<Record<JsonPart, PartColumn>> = {
  'application.public': { table: 'Application', column: 'publicPart', sealed: false },
  'application.servicing': { table: 'Application', column: 'servicingPart', sealed: false },
  'application.personal': { table: 'Application', column: 'personalPart', sealed: true },
  'application.identity': { table: 'Application', column: 'identityPart', sealed: true },
  'risk.servicing': { table: 'RiskAssessment', column: 'servicingPart', sealed: false },
  'risk.economics': { table: 'RiskAssessment', column: 'economicsPart', sealed: false },
  'risk.personal': { table: 'RiskAssessment', column: 'personalPart', sealed: true },
  'risk.staff': { table: 'RiskAssessment', column: 'staffPart', sealed: true },
  'risk.bureau': { table: 'RiskAssessment', column: 'bureauPart', sealed: true },
  'underwriting.economics': { table: 'Underwriting', column: 'economicsPart', sealed: false },
  'underwriting.personal': { table: 'Underwriting', column: 'personalPart', sealed: true },
  'underwriting.staff': { table: 'Underwriting', column: 'staffPart', sealed: true },
};

export const JSON_PART_NAMES = Object.keys(PART_COLUMNS) as JsonPart[];

/** A part of a loan's record as it is stored, opened and read. Null when its borrower was erased. */
export function readPart(
  part: JsonPart,
  stored: string | null,
  loanId: string,
  seal: BorrowerSeal | undefined,
): JsonObject | null {
  if (stored === null) return null;
  const { table, column, sealed } = PART_COLUMNS[part];
  if (!sealed) return JSON.parse(stored) as JsonObject;
  return seal?.read(stored, { table, column, row: loanId }, asObject) ?? null;
}

const asObject = (json: Buffer) => JSON.parse(json.toString()) as JsonObject;

/** What a statement about loans selects and joins to bring parts of their records along. */
export interface PartsSql {
  readonly columns: string;
  readonly joins: string;
}

/** A part as a statement selects it, sealed or not as text. */
export function partSql(part: JsonPart): string {
  const { table, column, sealed } = PART_COLUMNS[part];
  const name = `"${table}"."${column}"`;
  return sealed ? asBase64(name) : name;
}

/** `loanId` is the loan's id in that statement. */
export function partsSql(parts: ReadonlySet<JsonPart>, loanId: string): PartsSql {
  const columns = [...parts].map((part) => `, ${partSql(part)} AS "${part}"`);
  const tables = new Set([...parts].map((part) => PART_COLUMNS[part].table));
  const joins = [...tables].map((table) => `LEFT JOIN "${table}" ON "${table}"."loanId" = ${loanId}`);
  return { columns: columns.join(''), joins: joins.join(' ') };
}

/** What of a row these are. A record may lack one. */
export type PartsRow = Partial<Record<JsonPart, string | null>>;

/** Reads the parts that a row brought along. Sealed ones need their loan's seal. */
export function excerptsOf(from: object, parts: Iterable<JsonPart>, loanId: string, seal?: BorrowerSeal): Excerpts {
  const excerpts: { -readonly [Part in JsonPart]?: Excerpts[Part] } = {};
  const row = from as PartsRow;
  for (const part of parts) {
    const stored = row[part];
    if (stored != null) excerpts[part] = readPart(part, stored, loanId, seal);
  }
  return excerpts;
}

/** Open parts that a loan's row brought along, read when they are needed: as text they take a fraction of the place. */
export class PartsOfRow implements BroughtParts {
  constructor(
    readonly parts: ReadonlySet<OpenPart>,
    private readonly row: object,
    private readonly loanId: string,
  ) {}

  read(parts: ReadonlySet<OpenPart>): Excerpts {
    return excerptsOf(this.row, parts, this.loanId);
  }
}
