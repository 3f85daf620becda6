import { parseColumn, type ColumnContent } from './column-value.js';
import { columnOf } from './field.js';
import type { JsonObject } from './json.js';
import type { LoanColumns } from './loan-columns.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import { valueAt } from './record-path.js';

/** The typed columns of a record that was checked. */
export function takeColumns(data: JsonObject): LoanColumns {
  const columns: Record<string, ColumnContent> = {};
  for (const field of LOAN_DETAILS_FIELDS) {
    const name = columnOf(field);
    if (name === undefined) continue;
    const parsed = parseColumn(field.kind, valueAt(data, field.path) as string | number | null | undefined);
    columns[name] = 'value' in parsed ? parsed.value : null;
  }
  return columns as unknown as LoanColumns;
}
