import { BUCKETS, type Bucket } from '../delinquency/delinquency.js';
import { sum, ZERO, type Decimal } from '../money.js';

/** Totals over some loans. Balances are of loans that are being repaid. */
export interface PortfolioTotals {
  readonly loans: number;
  readonly principal: Decimal;
  readonly balance: Decimal;
  readonly pastDue: Decimal;
  /** Sums of a figure times the balance that has it. */
  readonly rateWeight: Decimal;
  readonly ltvWeight: Decimal;
  readonly ltvBalance: Decimal;
  readonly termWeight: Decimal;
  readonly chargedOff: Decimal;
  readonly recovered: Decimal;
}

/** Digits of a ratio that a report may need; the quotient of two amounts has no end. */
const RATIO_DECIMALS = 6;

export const ratio = (part: Decimal, whole: Decimal): Decimal | null =>
  whole.isZero() ? null : part.div(whole).toDecimalPlaces(RATIO_DECIMALS);

export interface WeightedAverages {
  readonly rate: Decimal | null;
  readonly ltv: Decimal | null;
  readonly remainingTerm: Decimal | null;
}

export const weightedAverages = (totals: PortfolioTotals): WeightedAverages => ({
  rate: ratio(totals.rateWeight, totals.balance),
  ltv: ratio(totals.ltvWeight, totals.ltvBalance),
  remainingTerm: ratio(totals.termWeight, totals.balance),
});

export const netLoss = ({ chargedOff, recovered }: PortfolioTotals): Decimal => chargedOff.minus(recovered);

/** The share of the balance that is so many days past due, or more. */
export function delinquencyRate(
  byBucket: ReadonlyMap<Bucket, Pick<PortfolioTotals, 'balance'>>,
  days: 30 | 60 | 90,
): Decimal | null {
  const balances = BUCKETS.map(({ bucket, from }) => ({ from, balance: byBucket.get(bucket)?.balance ?? ZERO }));
  const late = balances.filter(({ from }) => from >= days);
  return ratio(sum(late.map(({ balance }) => balance)), sum(balances.map(({ balance }) => balance)));
}
