import type { InputCheck } from '../../domain/input-check.js';

const LONGEST = 500;

/** Free text of a command: may be absent. */
export function checkText(check: InputCheck, field: string, text: string | null | undefined): void {
  if (text == null) return;
  if (text.trim() === '' || text.length > LONGEST) check.fault(field, `must have 1 to ${LONGEST} characters`);
}
