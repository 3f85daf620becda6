/**
 * The reason of a decision on a deal: a closed set without figures. The value of each ratio is in a field of its own
 * class.
 */
export const REASON_CODES = {
  WITHIN_LIMITS: 'All ratios are within the limits of the program.',
  LTV_ABOVE_LIMIT: 'Loan to value is above the limit. The figure is `DealTerms.ltv`.',
  LTV_NEAR_LIMIT: 'Loan to value is close to the limit. The figure is `DealTerms.ltv`.',
  PTI_ABOVE_LIMIT: 'Payment to income is above the limit. The figure is `DealTerms.pti`, which is PERSONAL.',
  PTI_NEAR_LIMIT: 'Payment to income is close to the limit. The figure is `DealTerms.pti`, which is PERSONAL.',
  DTI_ABOVE_LIMIT: 'Debt to income is above the limit. The figure is `DealTerms.dti`, which is PERSONAL.',
  DTI_NEAR_LIMIT: 'Debt to income is close to the limit. The figure is `DealTerms.dti`, which is PERSONAL.',
  DEFAULT_PROBABILITY_ABOVE_LIMIT:
    'The probability of default is above the limit. The figure is `DealRisk.defaultProb`.',
  DEFAULT_PROBABILITY_NEAR_LIMIT:
    'The probability of default is close to the limit. The figure is `DealRisk.defaultProb`.',
  CREDIT_SCORE_BELOW_MINIMUM:
    'The credit score is below the minimum. The figure is `RiskAssessment.creditScorePrimary`, which is BUREAU.',
  TERM_LONG: 'The term is longer than the program prefers.',
  NO_DEAL_FITS: 'No deal of the program fits the application.',
} as const;

export type ReasonCode = keyof typeof REASON_CODES;

const isReasonCode = (word: string): word is ReasonCode => Object.hasOwn(REASON_CODES, word);

const NONE = 'none';

/** Reasons as the record holds them: codes, and nothing else. */
export const reasonText = (codes: readonly ReasonCode[]): string => (codes.length === 0 ? NONE : codes.join('; '));

/** The codes that a text consists of; undefined when it says anything else. */
export function reasonCodes(text: string): readonly ReasonCode[] | undefined {
  if (text === '' || text === NONE) return [];
  const words = text.split('; ');
  return words.every(isReasonCode) ? words : undefined;
}

/** What a risk engine may decide, by the words that it may use for it. */
const WORDS = {
  APPROVED: ['approve', 'approved'],
  CONDITIONAL: ['conditional', 'conditionally approved'],
  COUNTEROFFER: ['counteroffer'],
  DECLINED: ['decline', 'declined', 'denied', 'rejected'],
  EXPIRED: ['expired'],
  INCOMPLETE: ['incomplete'],
  NONE: ['none'],
  PENDING: ['pending'],
  REFERRED: ['referred'],
  REVIEW: ['review'],
  WITHDRAWN: ['withdrawn'],
} as const satisfies Record<string, readonly string[]>;
export type Decision = keyof typeof WORDS;

const BY_WORD: ReadonlyMap<string, Decision> = new Map(
  Object.entries(WORDS).flatMap(([decision, words]) => words.map((word) => [word, decision as Decision] as const)),
);

/** Undefined when it is worded otherwise. */
export const decisionOf = (text: string): Decision | undefined => BY_WORD.get(text.trim().toLowerCase());
