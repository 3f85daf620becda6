import { addBusinessDays } from '../bank-calendar.js';
import { addDays, type BusinessDate } from '../calendar.js';
import { CLEARING_CALENDAR } from './payment-plan.js';
import { FUNDS_CODES } from './return-codes.js';

/** A debit that came back for want of funds (R01, R09) may be drawn again: Nacha Operating Rules, subsection 2.12.4. */
const MOST_RETRIES = 2;
const RETRY_DAYS = 180;

/** One debit for the same money. */
export interface Attempt {
  readonly repaymentId: string;
  readonly state: 'OPEN' | 'SETTLED' | 'RETURNED';
  readonly returnCode: string | null;
  /** The day on which its money was to move. */
  readonly effectiveOn: BusinessDate;
}

/** Why a debit cannot be drawn again on a day; undefined when it can. The attempts are in the order in which they were sent. */
export function reasonAgainstRetry(
  attempts: readonly Attempt[],
  { isScheduled, on }: { readonly isScheduled: boolean; readonly on: BusinessDate },
): string | undefined {
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (!first || !last) return 'The payment was not sent to the bank.';
  if (last.state !== 'RETURNED') return 'The payment was not returned.';
  if (!FUNDS_CODES.some((code) => code === last.returnCode))
    return 'Only a payment that was returned for insufficient or uncollected funds can be retried.';
  if (isScheduled) return 'A retry of the payment is scheduled.';
  if (attempts.length > MOST_RETRIES) return `The payment was retried ${MOST_RETRIES} times.`;
  const latest = addDays(first.effectiveOn, RETRY_DAYS);
  if (addBusinessDays(on, 1, CLEARING_CALENDAR) > latest)
    return `A retry must move the money within ${RETRY_DAYS} days, by ${latest}.`;
  return undefined;
}
