import { parse } from 'csv-parse/sync';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const EMPTY: CsvTable = { columns: [], rows: [] };

/** Reads CSV as leniently as it can be understood; a text that is no CSV at all is a table without rows. */
export function parseCsvTable(text: string | null | undefined): CsvTable {
  if (!text) return EMPTY;
  try {
    const options = { bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
    const [columns = [], ...rows] = parse(text, options);
    return { columns: columns.map((column) => column.trim()), rows };
  } catch {
    return EMPTY;
  }
}
