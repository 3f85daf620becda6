import type { DecimalBounds, DecimalInput, InputCheck } from '../input-check.js';
import { Decimal, ZERO, PERCENT } from '../money.js';
import type { Frequency } from './frequency.js';
import type { BusinessDate } from '../calendar.js';
import { fixedRate, floatingRate, type IndexChange, type RateHistory } from './rate-history.js';

const LARGEST = new Decimal('1000000000');

export const AMOUNT: DecimalBounds = { above: ZERO, atMost: LARGEST, decimals: 2 };
export const AMOUNT_OR_ZERO: DecimalBounds = { atLeast: ZERO, atMost: LARGEST, decimals: 2 };
/** A late fee or one for a returned payment: more than any consumer's contract has. */
export const FEE: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(10_000), decimals: 2 };
export const SIGNED_AMOUNT: DecimalBounds = { atLeast: LARGEST.negated(), atMost: LARGEST, decimals: 12 };
export const SIGNED_CENTS: DecimalBounds = { ...SIGNED_AMOUNT, decimals: 2 };
export const RATE_PERCENT: DecimalBounds = { atLeast: ZERO, atMost: new Decimal(1000), decimals: 12 };
export const SPREAD_PERCENT: DecimalBounds = { atLeast: new Decimal(-100), atMost: new Decimal(1000), decimals: 12 };

/**
 * Ten years of weeks, twenty of half months, forty of months and quarters. A schedule is computed in one piece, so its
 * length bounds how long other requests wait.
 */
export const MOST_INSTALLMENTS: Readonly<Record<Frequency, number>> = {
  WEEKLY: 520,
  BIWEEKLY: 520,
  SEMIMONTHLY: 480,
  MONTHLY: 480,
  QUARTERLY: 160,
};

/** Flows of a calculator request: ten years of weeks. */
export const MOST_FLOWS = 520;

/** Advances of one loan: ten years of months. */
export const MOST_ADVANCES = 120;

/** Rates leave a calculator as percentages with this many decimals. */
export const QUOTED_DECIMALS = 8;

export interface FloatingRateInput {
  readonly indexRatePercent: DecimalInput;
  readonly spreadPercent: DecimalInput;
  readonly indexChanges?: readonly { readonly from: string; readonly indexRatePercent: DecimalInput }[] | undefined;
}

export interface RateInput {
  readonly annualRatePercent?: DecimalInput | undefined;
  readonly floating?: FloatingRateInput | undefined;
}

/** Ten years of months. */
const MOST_INDEX_CHANGES = 120;

export function readRates(check: InputCheck, input: RateInput, fundedOn: BusinessDate): RateHistory {
  const { annualRatePercent, floating } = input;
  if ((annualRatePercent === undefined) === (floating === undefined)) {
    check.fault('annualRatePercent', 'or `floating` is required, not both');
  }
  if (!floating) {
    const percent = check.decimal('annualRatePercent', annualRatePercent ?? ZERO, RATE_PERCENT);
    return fixedRate(fundedOn, percent.div(PERCENT));
  }
  const spread = check.decimal('floating.spreadPercent', floating.spreadPercent, SPREAD_PERCENT).div(PERCENT);
  const index = (field: string, percent: DecimalInput, from: BusinessDate): IndexChange => ({
    from,
    indexRate: check.decimal(field, percent, SPREAD_PERCENT).div(PERCENT),
  });
  const changes = floating.indexChanges ?? [];
  check.count('floating.indexChanges', changes, 0, MOST_INDEX_CHANGES);
  return floatingRate(
    spread,
    index('floating.indexRatePercent', floating.indexRatePercent, fundedOn),
    changes.map(({ from, indexRatePercent }, position) => {
      const field = `floating.indexChanges[${position}]`;
      return index(
        `${field}.indexRatePercent`,
        indexRatePercent,
        check.date(`${field}.from`, from, { after: fundedOn }),
      );
    }),
  );
}
