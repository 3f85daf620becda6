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
        fault(field, `must be a day YYYY-MM-DD from ${EARLIEST} to ${LATEST}`);
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
      if (items.length < low || items.length > high) fault(field, `must have from ${low} to ${high} entries`);
    },
  };
}

export type InputCheck = ReturnType<typeof inputCheck>;
