const UNSTORABLE = 'holds a NUL character or half a surrogate pair';
const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL text holds neither NUL nor unpaired surrogates. */
export const textFault = (text: string): string | undefined =>
  text.includes('\0') || LONE_SURROGATE.test(text) ? UNSTORABLE : undefined;
