import type { JsonObject } from '../record/json.js';

/**
 * Of what an approval is asked for, the parts that say what would be done: amounts, days, counts, kinds and ids. A text
 * may say anything of the person, so what is not named here is not told with them.
 */
export const APPROVAL_TERMS = [
  'adjustmentId',
  'amount',
  'annualRatePercent',
  'balloonAmount',
  'changeId',
  'dueDay',
  'effectiveOn',
  'feeId',
  'firstDueOn',
  'frequency',
  'from',
  'installments',
  'interest',
  'isCap',
  'kind',
  'payment',
  'principalForgiven',
  'to',
  'until',
] as const;

export const approvalTerms = (input: JsonObject): JsonObject =>
  Object.fromEntries(APPROVAL_TERMS.flatMap((name) => (input[name] == null ? [] : [[name, input[name]]])));
