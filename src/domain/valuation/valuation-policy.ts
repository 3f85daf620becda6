import { Decimal } from '../money.js';

/** The name under which valuations of this model are shown. Another version has other assumptions. */
export const BUILT_IN_MODEL = { model: 'built-in', version: '1' } as const;

/** What a valuation assumes. All of it is by policy, apart from the grades, which are those of the underwriting program. */
export interface ValuationPolicy {
  /** A year's rate, compounded monthly. */
  readonly discountRate: Decimal;
  /** Probability that a loan this many days past due is not repaid by its schedule; straight lines in between. */
  readonly failing: readonly (readonly [daysPastDue: number, probability: Decimal])[];
  /** What collateral brings in a forced sale, less its costs, as a share of its value. */
  readonly saleShare: Decimal;
  readonly saleLagMonths: number;
  /** Of what collateral does not cover, and the months over which it arrives. */
  readonly unsecuredShare: Decimal;
  readonly unsecuredMonths: number;
  /** Days through which the value of an external model takes precedence. */
  readonly externalDays: number;
}

const share = (text: string) => new Decimal(text);

export const VALUATION_POLICY: ValuationPolicy = {
  discountRate: share('0.07'),
  failing: [
    [0, share('0')],
    [30, share('0.08')],
    [60, share('0.3')],
    [90, share('0.6')],
    [120, share('0.85')],
    [180, share('1')],
  ],
  saleShare: share('0.8'),
  saleLagMonths: 4,
  unsecuredShare: share('0.1'),
  unsecuredMonths: 24,
  externalDays: 92,
};
