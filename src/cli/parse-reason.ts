import { InvalidArgumentError } from 'commander';

/** Why something was done to the audit log. */
export function parseReason(text: string): string {
  if (text.trim() === '' || text.length > 200) throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text.trim();
}
