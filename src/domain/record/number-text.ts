import { Decimal } from '../money.js';

/** A JSON number in plain digits, never in exponent form. */
export function numberText(value: number): string {
  const text = String(value);
  return text.includes('e') ? new Decimal(value).toFixed() : text;
}
