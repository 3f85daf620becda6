const SSN = /^\d{3}-?\d{2}-?(\d{4})$/;

/** The last four digits of an SSN. Null when the text is no SSN: the end of something else might be all of it. */
export function lastFour(ssn: unknown): string | null {
  return typeof ssn === 'string' ? (SSN.exec(ssn.trim())?.[1] ?? null) : null;
}
