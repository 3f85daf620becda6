const TRIMMED = new Set(['rate', 'rateNumber', 'fraction', 'number', 'blockNumber']);

/** A column of Loan, by PostgreSQL in the form that the graph shows. */
export function columnSql({ stored, kind }) {
  const column = `"Loan"."${stored}"`;
  if (TRIMMED.has(kind)) return `trim_scale(${column})`;
  if (kind === 'date') return `${column}::text`;
  if (kind === 'epochMillis') return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return column;
}
