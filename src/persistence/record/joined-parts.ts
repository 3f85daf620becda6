import type { BroughtParts } from '../../app/loan-reader.js';
import type { Excerpts } from '../../app/record-reader.js';
import type { JsonPart, OpenPart } from '../../domain/record/field.js';
import { PART_COLUMNS } from './part-columns.js';
import { readPart } from './read-part.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import { asBase64 } from '../sealing/sealed-text.js';

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
