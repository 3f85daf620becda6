import { invalidInput, success, type InvalidInput, type Result } from '../../domain/refusal.js';

/**
 * What can be said alike in a header and in a text of the graph: printable ASCII, with no blank at either end, which HTTP
 * takes off. A comma is how HTTP joins two headers into one.
 */
const SPELLED = '[!-+\\--~]([ -+\\--~]{0,98}[!-+\\--~])?';

export const KEY_PATTERN = `^${SPELLED}$`;

const KEY = new RegExp(KEY_PATTERN);
const BLANKS_AND_PRINTABLE = /^[\t -~]*$/;

/** The key that a caller means, whichever edge it comes by: the only place that decides what a key is. */
export function readKey(text: string): Result<string, InvalidInput> {
  const key = BLANKS_AND_PRINTABLE.test(text) ? text.trim() : '';
  if (KEY.test(key)) return success(key);
  const reason = 'must have 1 to 100 characters of printable ASCII, without a comma';
  return invalidInput([{ field: 'idempotencyKey', reason }]);
}
