import type { JsonObject } from '../record/json.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';

const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** For how long a request can be approved: what was looked at when it was made is another loan after that. */
export const APPROVAL_DAYS = 30;

/** A request is decided once, and never by who made it. */
export function checkDecision<Request extends { readonly state: ApprovalState; readonly requestedBy: string }>(
  request: Request,
  clientId: string,
): Result<Request, OtherRefusal> {
  if (request.requestedBy === clientId)
    return refuse('SAME_CLIENT', 'Whoever asked for it does not decide it: another client or person must');
  if (request.state === 'PENDING') return success(request);
  return refuse('CONFLICT', `It was ${request.state.toLowerCase()} already`);
}

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
