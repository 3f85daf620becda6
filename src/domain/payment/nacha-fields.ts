import type { BusinessDate } from '../calendar.js';

/** Every record of a file of the clearing house has so many characters. */
export const RECORD_LENGTH = 94;
/** Records come in blocks of ten; the last block is filled up. */
export const BLOCKING_FACTOR = 10;

/** Text to the left, in capitals and plain ASCII, cut where it is too long. */
export const textField = (value: string, width: number): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ')
    .toUpperCase()
    .slice(0, width)
    .padEnd(width);

/** A number to the right. One that does not fit is a fault of ours: whoever counts keeps within the field. */
export function numberField(value: number, width: number): string {
  const digits = String(value);
  if (!/^\d+$/.test(digits) || digits.length > width) throw new RangeError(`a number does not fit ${width} digits`);
  return digits.padStart(width, '0');
}

/** YYMMDD. */
export const dayField = (day: BusinessDate): string => day.slice(2).replaceAll('-', '');

/** The last digits of a sum, as many as the field has. */
export const hashField = (sum: number, width: number): string => numberField(sum % 10 ** width, width);
