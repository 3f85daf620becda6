/** What a JSON string cannot hold as it is, and halves of pairs, which JSON.stringify writes as escapes. */
// eslint-disable-next-line no-control-regex
const TO_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** As JSON.stringify writes text. */
export const quote = (text: string): string => (TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`);
