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
