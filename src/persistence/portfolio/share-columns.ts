import type { PortfolioTotals } from '../../domain/portfolio/summary.js';

/** What the totals are kept apart by. */
export const SHARE_KEYS = ['scope', 'lenderId', 'servicerId', 'loanStatus', 'bucket', 'grade', 'riskRating'] as const;

/** What is summed. */
export const SHARE_MEASURES = [
  'loans',
  'principal',
  'balance',
  'pastDue',
  'rateWeight',
  'ltvWeight',
  'ltvBalance',
  'termWeight',
  'chargedOff',
  'recovered',
] as const satisfies readonly (keyof PortfolioTotals)[];

export type ShareMeasure = (typeof SHARE_MEASURES)[number];
