const UNSTORABLE = 'holds a NUL character or half a surrogate pair';

/** PostgreSQL text holds neither NUL nor unpaired surrogates. */
export const textFault = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? UNSTORABLE : undefined;
