import type { Decimal } from '../money.js';
import type { UnderwritingProgram } from './program.js';

export interface DealRatios {
  readonly ltv: Decimal;
  readonly pti: Decimal;
  readonly dti: Decimal;
  readonly defaultProbability: Decimal;
}

export interface DealDecision {
  readonly status: 'APPROVED' | 'DECLINED';
  readonly reason: string;
  readonly reasonSimple: string;
  readonly warnings: readonly string[];
}

const NAMES: readonly { readonly ratio: keyof DealRatios; readonly name: string }[] = [
  { ratio: 'ltv', name: 'Loan to value' },
  { ratio: 'pti', name: 'Payment to income' },
  { ratio: 'dti', name: 'Debt to income' },
  { ratio: 'defaultProbability', name: 'Default probability' },
];

export function decideDeal(ratios: DealRatios, limits: UnderwritingProgram['limits']): DealDecision {
  const above = NAMES.filter(({ ratio }) => ratios[ratio].gt(limits[ratio]));
  const near = NAMES.filter(({ ratio }) => !above.some((each) => each.ratio === ratio)).filter(({ ratio }) =>
    ratios[ratio].gte(limits[ratio].times(limits.warnFrom)),
  );
  const describe = ({ ratio, name }: (typeof NAMES)[number], relation: string): string =>
    `${name} ${ratios[ratio].toFixed(2)} ${relation} ${limits[ratio].toFixed(2)}`;
  return {
    status: above.length === 0 ? 'APPROVED' : 'DECLINED',
    reason: above.length === 0 ? 'Within limits' : above.map((each) => describe(each, 'is above')).join('; '),
    reasonSimple: above[0]?.name ?? 'Within limits',
    warnings: near.map((each) => describe(each, 'is near')),
  };
}
