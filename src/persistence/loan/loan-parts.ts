import type { LoanView } from '../../app/loan-reader.js';
import type { OpenPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import { PART_COLUMNS } from '../record/part-columns.js';

/** What a statement about loans selects and joins to bring open parts of their records along. */
export interface PartsSql {
  readonly columns: string;
  readonly joins: string;
}

/** `loanId` is the loan's id in that statement. */
export function partsSql(parts: ReadonlySet<OpenPart>, loanId: string): PartsSql {
  const columns = [...parts].map(
    (part) => `, "${PART_COLUMNS[part].table}"."${PART_COLUMNS[part].column}" AS "${part}"`,
  );
  const tables = new Set([...parts].map((part) => PART_COLUMNS[part].table));
  const joins = [...tables].map((table) => `LEFT JOIN "${table}" ON "${table}"."loanId" = ${loanId}`);
  return { columns: columns.join(''), joins: joins.join(' ') };
}

type Row = LoanView & Readonly<Partial<Record<OpenPart, string | null>>>;

/** A row with its parts read. A record may lack one. */
export function withParts(parts: ReadonlySet<OpenPart>): (row: LoanView) => LoanView {
  const names = [...parts];
  return (row: Row) => {
    const excerpts: Partial<Record<OpenPart, JsonObject>> = {};
    for (const part of names) {
      const text = row[part];
      if (typeof text === 'string') excerpts[part] = JSON.parse(text) as JsonObject;
    }
    return Object.assign(row, { excerpts: excerpts });
  };
}
