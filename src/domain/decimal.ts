import { Decimal as DecimalJs } from 'decimal.js';

/** Our own constructor: nothing another library configures can change how money rounds. */
export const Decimal = DecimalJs.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = DecimalJs;

// Replays and schedules are sums and comparisons of amounts in cents, and decimal.js copies and rounds its operands for
// each. Here these are sums of integers. Every result equals that of decimal.js; all else is left to it.

/** As decimal.js documents its values: sign, exponent of ten, and digits in words of seven. */
interface Digits {
  readonly s: number;
  readonly e: number;
  readonly d: readonly number[] | null;
}

const WORD = 1e7;
const WORD_DIGITS = 7;
/** A cent in the first word behind the point. */
const CENT = 1e5;
/** Sums of amounts below this are safe integers. */
const MOST_CENTS = 1e14;

/** NaN for what is no integer of cents, or too large. */
export function centsOf({ s, e, d }: Digits): number {
  if (d === null || e > 11) return NaN;
  const [first = 0, second = 0, third = 0] = d;
  if (e < 0) return d.length === 1 && e >= -2 ? withRest(s, 0, first) : NaN;
  if (e < WORD_DIGITS) return d.length <= 2 ? withRest(s, first, second) : NaN;
  return d.length <= 3 ? withRest(s, first * WORD + second, third) : NaN;
}

function withRest(sign: number, whole: number, word: number): number {
  const rest = word / CENT;
  return Number.isInteger(rest) ? sign * (whole * 100 + rest) : NaN;
}

/** How many digits a number of one word has, less one. */
function exponentOf(word: number): number {
  if (word < 1e3) return word < 10 ? 0 : word < 100 ? 1 : 2;
  if (word < 1e5) return word < 1e4 ? 3 : 4;
  return word < 1e6 ? 5 : 6;
}

/** The digits of decimal.js for an amount; the last word is never zero. */
function digitsOf(size: number): { readonly e: number; readonly d: number[] } {
  const whole = Math.floor(size / 100);
  const rest = size - whole * 100;
  if (whole === 0) return rest === 0 ? { e: 0, d: [0] } : { e: rest < 10 ? -2 : -1, d: [rest * CENT] };
  if (whole < WORD) return { e: exponentOf(whole), d: rest === 0 ? [whole] : [whole, rest * CENT] };
  const high = Math.floor(whole / WORD);
  const low = whole - high * WORD;
  const d = rest !== 0 ? [high, low, rest * CENT] : low !== 0 ? [high, low] : [high];
  return { e: exponentOf(high) + WORD_DIGITS, d };
}

/** Below zero, zero or above, as the first is to the second; both finite. */
function compared(a: Digits, b: Digits): number {
  const [left, right] = [a.d ?? [], b.d ?? []];
  const [first = 0, other = 0] = [left[0], right[0]];
  if (first === 0 || other === 0) return first !== 0 ? a.s : other !== 0 ? -b.s : 0;
  if (a.s !== b.s) return a.s;
  if (a.e !== b.e) return a.e > b.e ? a.s : -a.s;
  const shared = Math.min(left.length, right.length);
  for (let place = 0; place < shared; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference > 0 ? a.s : -a.s;
  }
  return left.length === right.length ? 0 : left.length > right.length ? a.s : -a.s;
}

const slow = DecimalJs.prototype;

/** An amount of so many cents, a safe integer. */
export function ofCents(cents: number): Decimal {
  const { e, d } = digitsOf(Math.abs(cents));
  return new Made(cents < 0 ? -1 : 1, e, d);
}

/** Without parsing; its members are in the order of decimal.js. */
const Made = function (this: Record<string, unknown>, s: number, e: number, d: readonly number[]) {
  this.constructor = Decimal;
  this.s = s;
  this.e = e;
  this.d = d;
} as unknown as new (s: number, e: number, d: readonly number[]) => Decimal;

type Value = DecimalJs.Value;

const asDecimal = (value: Value): Decimal => (typeof value === 'object' ? value : new Decimal(value));

/** NaN where the sum must be left to decimal.js, also of two zeros: it keeps their signs. */
function total(a: Decimal, b: Value, sign: 1 | -1): number {
  const first = centsOf(a);
  const cents = first + sign * centsOf(asDecimal(b));
  return Math.abs(cents) < MOST_CENTS && (cents !== 0 || first !== 0) ? cents : NaN;
}

function compare(a: Decimal, b: Value): number {
  const [left, right]: Digits[] = [a, asDecimal(b)];
  return left?.d && right?.d ? compared(left, right) : slow.comparedTo.call(a, b);
}

const fast = {
  plus(this: Decimal, other: Value): Decimal {
    const cents = total(this, other, 1);
    return Number.isNaN(cents) ? slow.plus.call(this, other) : ofCents(cents);
  },
  minus(this: Decimal, other: Value): Decimal {
    const cents = total(this, other, -1);
    return Number.isNaN(cents) ? slow.minus.call(this, other) : ofCents(cents);
  },
  comparedTo(this: Decimal, other: Value): number {
    return compare(this, other);
  },
  equals(this: Decimal, other: Value): boolean {
    return compare(this, other) === 0;
  },
  greaterThan(this: Decimal, other: Value): boolean {
    return compare(this, other) > 0;
  },
  greaterThanOrEqualTo(this: Decimal, other: Value): boolean {
    return compare(this, other) >= 0;
  },
  lessThan(this: Decimal, other: Value): boolean {
    return compare(this, other) < 0;
  },
  lessThanOrEqualTo(this: Decimal, other: Value): boolean {
    return compare(this, other) <= 0;
  },
  toDecimalPlaces(this: Decimal, ...args: Partial<Parameters<typeof slow.toDecimalPlaces>>): Decimal {
    const [places = 0] = args;
    const isKept = Number.isInteger(places) && places >= 2 && places <= MOST_PLACES && !Number.isNaN(centsOf(this));
    return isKept ? this : slow.toDecimalPlaces.apply(this, args as [number, DecimalJs.Rounding]);
  },
  toFixed(this: Decimal, ...args: Partial<Parameters<typeof slow.toFixed>>): string {
    const cents = args[0] === 2 ? centsOf(this) : NaN;
    return Number.isNaN(cents) ? slow.toFixed.apply(this, args as [number, DecimalJs.Rounding]) : textOf(cents);
  },
};

const MOST_PLACES = 100;
const SHORT_NAMES = {
  add: 'plus',
  sub: 'minus',
  cmp: 'comparedTo',
  eq: 'equals',
  gt: 'greaterThan',
  gte: 'greaterThanOrEqualTo',
  lt: 'lessThan',
  lte: 'lessThanOrEqualTo',
  toDP: 'toDecimalPlaces',
} as const;

const TWO_DIGITS = Array.from({ length: 100 }, (_, cents) => String(cents).padStart(2, '0'));

function textOf(cents: number): string {
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100);
  return `${cents < 0 ? '-' : ''}${whole}.${TWO_DIGITS[size - whole * 100]}`;
}

const methods: object = Object.create(slow, Object.getOwnPropertyDescriptors(fast)) as object;
for (const [short, name] of Object.entries(SHORT_NAMES)) Reflect.set(methods, short, fast[name]);
for (const maker of [Decimal, Made]) Reflect.set(maker, 'prototype', methods);
