/** The v2 edge writes the same states in PascalCase: CLOSED_EARLY is ClosedEarly. */
export function pascalCase(state: string): string {
  return state
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');
}

export function fromPascalCase<State extends string>(states: readonly State[], spelling: string): State | undefined {
  return states.find((state) => pascalCase(state) === spelling);
}
