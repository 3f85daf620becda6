import type { BusinessDate } from '../calendar.js';
import type { DecimalInput, InputCheck } from '../input-check.js';
import { PERCENT, ZERO } from '../money.js';
import { RATE_PERCENT, SPREAD_PERCENT } from './quote-bounds.js';
import { fixedRate, floatingRate, type IndexChange, type RateHistory } from './rate-history.js';

export interface FloatingRateInput {
  readonly indexRatePercent: DecimalInput;
  readonly spreadPercent: DecimalInput;
  readonly indexChanges?: readonly { readonly from: string; readonly indexRatePercent: DecimalInput }[] | undefined;
}

export interface RateInput {
  readonly annualRatePercent?: DecimalInput | undefined;
  readonly floating?: FloatingRateInput | undefined;
}

const MOST_INDEX_CHANGES = 480;

export function readRates(check: InputCheck, input: RateInput, fundedOn: BusinessDate): RateHistory {
  const { annualRatePercent, floating } = input;
  if ((annualRatePercent === undefined) === (floating === undefined)) {
    check.fault('annualRatePercent', 'or floating must be given, and not both');
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
