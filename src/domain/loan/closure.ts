import type { BusinessDate } from '../calendar.js';
import type { LoanState } from './lifecycle.js';

/** Which closed state a loan without balance is in. */
export function closedState(paidOffOn: BusinessDate, scheduledMaturity: BusinessDate): LoanState {
  return paidOffOn < scheduledMaturity ? 'CLOSED_EARLY' : 'CLOSED';
}
