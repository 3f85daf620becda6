import { centsOf, Decimal, ofCents } from './decimal.js';

export { Decimal };

/** The only currency of all amounts, by ISO 4217. */
export const CURRENCY = 'USD';

export const ZERO = new Decimal(0);
export const ONE = new Decimal(1);
export const PERCENT = new Decimal(100);

const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
const AMOUNT = /^-?\d{1,9}\.\d\d$/;

/** Reads a plain decimal: no separators, exponents, signs other than minus, or blanks. */
export function parseDecimal(text: string): Decimal | undefined {
  if (AMOUNT.test(text)) {
    const cents = Number(text.slice(0, -3) + text.slice(-2));
    // The sign of a zero is kept below.
    if (cents !== 0) return ofCents(cents);
  }
  return PLAIN_DECIMAL.test(text) ? new Decimal(text) : undefined;
}

/** For figures written in code and for figures already validated; anything else is a fault. */
export function decimal(value: string | Decimal): Decimal {
  if (typeof value !== 'string' && value.constructor === Decimal && !Number.isNaN(centsOf(value))) return value;
  const parsed = parseDecimal(typeof value === 'string' ? value : value.toFixed());
  if (!parsed) throw new TypeError(`not a plain decimal: ${value.toString()}`);
  return parsed;
}

/** Most amounts of an entry are zero. To add one costs as much as any other, so a replay skips it. */
export const plus = (a: Decimal, b: Decimal): Decimal => (b.isZero() ? a : a.isZero() ? b : a.plus(b));
export const minus = (a: Decimal, b: Decimal): Decimal => (b.isZero() ? a : a === b ? ZERO : a.minus(b));

export function toCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
}

export function isCents(amount: Decimal): boolean {
  return amount.decimalPlaces() <= 2;
}

export function sum(amounts: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const amount of amounts) total = total.plus(amount);
  return total;
}

export const least = (a: Decimal, b: Decimal): Decimal => (b.lt(a) ? b : a);

export const greatest = (a: Decimal, b: Decimal): Decimal => (b.gt(a) ? b : a);

/** What is left of a need; never below zero. */
export function shortfall(need: Decimal, covered: Decimal): Decimal {
  return covered.isZero() ? greatest(need, ZERO) : greatest(need.minus(covered), ZERO);
}
