import type { BusinessDate } from '../calendar.js';
import { inBankLetters } from './bank-account.js';

/** Every record of a file of the clearing house has so many characters. */
export const RECORD_LENGTH = 94;
/** Records come in blocks of ten; the last block is filled up. */
export const BLOCKING_FACTOR = 10;

/** Text to the left, cut where it is too long. */
export const textField = (value: string, width: number): string => inBankLetters(value).slice(0, width).padEnd(width);

/** A number aligned right. One that does not fit is a bug: callers count within the field. */
export function numberField(value: number, width: number): string {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || digits.length > width) throw new RangeError(`a number does not fit ${width} digits`);
  return digits.padStart(width, '0');
}

/** YYMMDD. */
export const dayField = (day: BusinessDate): string => day.slice(2).replaceAll('-', '');

/** The last digits of a sum, as many as the field has. */
export const hashField = (sum: number, width: number): string => numberField(sum % 10 ** width, width);

export const traceNumber = (originatingBank: string, sequence: number): string =>
  originatingBank.slice(0, 8) + numberField(sequence, 7);

/** What we know a payment by in a file, and the bank says again when it comes back: as much of the id as the field takes. */
export const referenceOf = (repaymentId: string): string =>
  repaymentId.replace(/^RP-/, '').replaceAll('-', '').slice(0, 15).toUpperCase();

/** What the controls of a batch and of a file count. */
export interface Totals {
  entries: number;
  hash: number;
  debits: number;
  credits: number;
}

export const nothing = (): Totals => ({ entries: 0, hash: 0, debits: 0, credits: 0 });
