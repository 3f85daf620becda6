import { parseCsvTable } from './csv-table.js';
import type { FieldKind } from './field-kind.js';
import type { JsonValue } from './json.js';
import { readValue } from './read-value.js';

/** A column we know: its heading in the file, what it means, its name in the graph. */
export type CsvColumn = readonly [heading: string, kind: FieldKind, name: string];

type RowValue<Kind extends FieldKind> = Kind extends 'count' ? number | null : string | null;

/** One row: the columns we know, typed, null where absent or unreadable; all others by their heading. */
export type CsvRow<Columns extends readonly CsvColumn[]> = {
  readonly [Column in Columns[number] as Column[2]]: RowValue<Column[1]>;
} & { readonly other: Readonly<Record<string, string>> };

export function readCsvRows<const Columns extends readonly CsvColumn[]>(
  known: Columns,
  text: string | null | undefined,
): CsvRow<Columns>[] {
  const table = parseCsvTable(text);
  const headings = new Map(table.columns.map((heading, index) => [heading, index]));
  const plan = known.map(([heading, kind, name]) => ({ kind, name, index: headings.get(heading) ?? -1 }));
  const knownHeadings = new Set(known.map(([heading]) => heading));
  const others = [...headings].filter(([heading]) => !knownHeadings.has(heading));
  return table.rows.map((cells) => {
    const row: Record<string, JsonValue> = {};
    for (const { kind, name, index } of plan) {
      const cell = cells[index];
      row[name] = cell === undefined || cell === '' ? null : readValue(kind, cell);
    }
    row.other = Object.fromEntries(others.map(([heading, index]) => [heading, cells[index] ?? '']));
    return row as CsvRow<Columns>;
  });
}
