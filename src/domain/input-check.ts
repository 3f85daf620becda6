import { businessDate, parseBusinessDate, type BusinessDate } from './calendar.js';
import { parseDecimal, ZERO, type Decimal } from './money.js';
import type { FieldFault } from './refusal.js';

export type DecimalInput = Decimal | string;

export interface DecimalBounds {
  readonly above?: Decimal;
  readonly atLeast?: Decimal;
  readonly atMost: Decimal;
  readonly decimals: number;
}

const EARLIEST = businessDate('1900-01-01');
const LATEST = businessDate('2199-12-31');

/**
 * Reads plain input and gathers every fault with its field. A faulty value is replaced by a harmless one, so look at
 * `faults` before using what was read.
 */
export function inputCheck() {
  const faults: FieldFault[] = [];
  const fault = (field: string, reason: string): void => {
    faults.push({ field, reason });
  };
  return {
    faults,
    fault,

    decimal(field: string, value: DecimalInput, bounds: DecimalBounds): Decimal {
      const parsed = parseDecimal(typeof value === 'string' ? value : value.toFixed());
      if (!parsed) {
        fault(field, 'must be a plain decimal number');
        return ZERO;
      }
      const { above, atLeast, atMost, decimals } = bounds;
      if (above && parsed.lte(above)) fault(field, `must be above ${above.toFixed()}`);
      if (atLeast && parsed.lt(atLeast)) fault(field, `must be at least ${atLeast.toFixed()}`);
      if (parsed.gt(atMost)) fault(field, `must be at most ${atMost.toFixed()}`);
      if (parsed.decimalPlaces() > decimals) fault(field, `must have at most ${decimals} decimals`);
      return parsed;
    },

    integer(field: string, value: number, low: number, high: number): number {
      if (Number.isInteger(value) && value >= low && value <= high) return value;
      fault(field, `must be a whole number from ${low} to ${high}`);
      return low;
    },

    date(field: string, value: string, bounds: { readonly from?: BusinessDate; readonly after?: BusinessDate } = {}) {
      const parsed = parseBusinessDate(value);
      if (!parsed || parsed < EARLIEST || parsed > LATEST) {
        fault(field, `must be a date YYYY-MM-DD from ${EARLIEST} to ${LATEST}`);
        return EARLIEST;
      }
      if (bounds.from && parsed < bounds.from) fault(field, `must not be before ${bounds.from}`);
      if (bounds.after && parsed <= bounds.after) fault(field, `must be after ${bounds.after}`);
      return parsed;
    },

    oneOf<Choice extends string>(field: string, value: string, choices: readonly [Choice, ...Choice[]]): Choice {
      const choice = choices.find((candidate) => candidate === value);
      if (choice === undefined) fault(field, `must be one of ${choices.join(', ')}`);
      return choice ?? choices[0];
    },

    count(field: string, items: readonly unknown[], low: number, high: number): void {
      if (items.length < low || items.length > high) fault(field, `must have ${low} to ${high} items`);
    },
  };
}

export type InputCheck = ReturnType<typeof inputCheck>;

/**
 * Texts that every caller can see are stored in the clear and permanently. Their form is strict, which leaves little
 * room for personal remarks by mistake.
 */
const ONE_WORD = /^(?!\.+$)[A-Za-z0-9._:@#=+~-]{1,100}$/;
const NAME_OF_A_THING = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}.,'’"&+()[\]/!*#:_°™®]{1,60}$/u;
const GRADE = /^[A-Za-z0-9][A-Za-z0-9+-]{0,9}$/;
/** As people write the number of a person. */
const SSN = /(?<!\d)\d{3}[-._: ]\d{2}[-._: ]\d{4}(?!\d)/;

const digitsIn = (text: string): number => text.replaceAll(/\P{N}/gu, '').length;

/** Of an id of another system, or an address in a ledger. */
export const idFault = (text: string): string | undefined =>
  ONE_WORD.test(text) && !SSN.test(text)
    ? undefined
    : 'must be an ID or address: 1 to 100 letters, digits and ._:@#=+~-, and not a personal number';

/** Of the make or the model of a vehicle. */
export const thingFault = (text: string): string | undefined =>
  NAME_OF_A_THING.test(text) && digitsIn(text) <= 6
    ? undefined
    : 'must be a name of at most 60 letters, with at most 6 digits';

export const gradeFault = (text: string): string | undefined =>
  GRADE.test(text) && digitsIn(text) <= 3
    ? undefined
    : 'must be a grade such as B or A2: at most ten letters, digits, + and -, with at most three digits';

const UNSTORABLE = 'contains a NUL character or an unpaired surrogate';

/** PostgreSQL text holds neither NUL nor unpaired surrogates. */
export const textFault = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? UNSTORABLE : undefined;

/** Names that objects of JavaScript have already. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Of the name of a member that was sent. */
export const nameFault = (name: string): string | undefined =>
  RESERVED_NAMES.has(name) ? 'is a reserved name, which no member may have' : textFault(name);
