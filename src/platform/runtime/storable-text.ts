/** PostgreSQL text holds neither NUL nor unpaired surrogates. */
export const textFault = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? 'contains a NUL character or an unpaired surrogate' : undefined;

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** A member name may itself be personal data. Only what reads like a field name is repeated. */
export function memberPath(path: string, name: string): string {
  const shown = PLAIN_NAME.test(name) ? name : '?';
  return path === '' ? shown : `${path}.${shown}`;
}
