import { Decimal } from '../money.js';

/** A JSON number in plain digits, never in exponent form. */
export const numberText = (value: number): string => new Decimal(value).toFixed();
