import type { DecimalBounds } from '../input-check.js';
import { Decimal, ZERO } from '../money.js';
import type { Frequency } from './frequency.js';

const LARGEST = new Decimal('1000000000');

export const AMOUNT: DecimalBounds = { above: ZERO, atMost: LARGEST, decimals: 2 };
export const AMOUNT_OR_ZERO: DecimalBounds = { atLeast: ZERO, atMost: LARGEST, decimals: 2 };
/** A late fee or one for a returned payment: more than any consumer's contract has. */
export const FEE: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(10_000), decimals: 2 };
export const SIGNED_AMOUNT: DecimalBounds = { atLeast: LARGEST.negated(), atMost: LARGEST, decimals: 12 };
export const RATE_PERCENT: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(1000), decimals: 12 };
export const SPREAD_PERCENT: DecimalBounds = { atLeast: new Decimal(-100), atMost: new Decimal(1000), decimals: 12 };

/** Forty years, whatever the frequency. */
export const MOST_INSTALLMENTS: Readonly<Record<Frequency, number>> = {
  WEEKLY: 2080,
  BIWEEKLY: 1040,
  SEMIMONTHLY: 960,
  MONTHLY: 480,
  QUARTERLY: 160,
};

/** Flows of a calculator request. */
export const MOST_FLOWS = 2080;

/** Rates leave a calculator as percentages with this many decimals. */
export const QUOTED_DECIMALS = 8;
