import { type BusinessDate, laterOf } from '../calendar.js';
import type { LoanState } from './lifecycle.js';
import { payoffAmount } from '../repayment/account.js';
import type { Account } from './servicing-terms.js';

/** Which closed state a loan without balance is in. */
export function closedState(paidOffOn: BusinessDate, scheduledMaturity: BusinessDate): LoanState {
  return paidOffOn < scheduledMaturity ? 'CLOSED_EARLY' : 'CLOSED';
}

/** Where entries leave a funded loan: a charge-off stays until it is undone, a closed loan without balance as it closed. */
export function stateAfter(before: LoanState, { terms, history }: Account, effectiveOn: BusinessDate): LoanState {
  const { state } = history;
  if (state.chargeOff) return 'CHARGED_OFF';
  if (!payoffAmount(terms, state, state.accruesFrom).isZero()) return 'ACTIVE';
  return isClosed(before) ? before : closedState(laterOf(state.accruesFrom, effectiveOn), terms.maturesOn);
}

export const isClosed = (state: LoanState): boolean => state === 'CLOSED' || state === 'CLOSED_EARLY';
