import type { Decimal } from '../money.js';
import type { UnderwritingProgram } from './program.js';
import type { ReasonCode } from '../record/reason-code.js';

export interface DealRatios {
  readonly ltv: Decimal;
  readonly pti: Decimal;
  readonly dti: Decimal;
  readonly defaultProbability: Decimal;
}

/** Codes only: a ratio in words would show what its own field seals, the income above all. */
export interface DealDecision {
  readonly status: 'APPROVED' | 'DECLINED';
  readonly reasons: readonly [ReasonCode, ...ReasonCode[]];
  readonly warnings: readonly ReasonCode[];
}

const CODES: readonly { readonly ratio: keyof DealRatios; readonly above: ReasonCode; readonly near: ReasonCode }[] = [
  { ratio: 'ltv', above: 'LTV_ABOVE_LIMIT', near: 'LTV_NEAR_LIMIT' },
  { ratio: 'pti', above: 'PTI_ABOVE_LIMIT', near: 'PTI_NEAR_LIMIT' },
  { ratio: 'dti', above: 'DTI_ABOVE_LIMIT', near: 'DTI_NEAR_LIMIT' },
  {
    ratio: 'defaultProbability',
    above: 'DEFAULT_PROBABILITY_ABOVE_LIMIT',
    near: 'DEFAULT_PROBABILITY_NEAR_LIMIT',
  },
];

export function decideDeal(ratios: DealRatios, limits: UnderwritingProgram['limits']): DealDecision {
  const isAbove = (ratio: keyof DealRatios) => ratios[ratio].gt(limits[ratio]);
  const isNear = (ratio: keyof DealRatios) => ratios[ratio].gte(limits[ratio].times(limits.warnFrom));
  const [first, ...others] = CODES.filter(({ ratio }) => isAbove(ratio)).map(({ above }) => above);
  return {
    status: first ? 'DECLINED' : 'APPROVED',
    reasons: [first ?? 'WITHIN_LIMITS', ...others],
    warnings: CODES.filter(({ ratio }) => !isAbove(ratio) && isNear(ratio)).map(({ near }) => near),
  };
}
