/** Rows by the ids of their loans, in their order. */
export function byLoan<Row extends { readonly loanId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const rowsOfLoans = new Map<string, Row[]>();
  for (const row of rows) {
    const known = rowsOfLoans.get(row.loanId) ?? [];
    known.push(row);
    rowsOfLoans.set(row.loanId, known);
  }
  return rowsOfLoans;
}
