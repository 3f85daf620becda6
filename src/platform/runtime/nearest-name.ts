/** The name that takes the fewest typing errors to become `typed`: letters added, left out, replaced or swapped. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, errors: typingErrors(typed, name) }));
  const mostErrors = Math.max(2, Math.floor(typed.length / 4));
  return ranked.filter(({ errors }) => errors <= mostErrors).sort((a, b) => a.errors - b.errors)[0]?.name;
}

/** Optimal string alignment distance. */
function typingErrors(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
