import { addBusinessDays, type BankCalendar } from '../bank-calendar.js';
import { laterOf, type BusinessDate } from '../calendar.js';
import { transitionLien, type LienState } from '../collateral/collateral.js';
import { payoffAmount } from '../repayment/account.js';
import type { Account } from './servicing-terms.js';

export const LOAN_STATES = [
  'CREATED',
  'IN_UNDERWRITING',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'ACTIVE',
  'CLOSED',
  'CLOSED_EARLY',
  'CHARGED_OFF',
] as const;
export type LoanState = (typeof LOAN_STATES)[number];

/** createLoan has no state to come from; it leads here. */
export const INITIAL_LOAN_STATE: LoanState = 'CREATED';

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

/** The shortest period that a state's title law commonly gives a lienholder after payoff. */
const RELEASE_BUSINESS_DAYS = 10;

interface LienChange {
  readonly to: LienState;
  readonly releaseDueOn: BusinessDate | null;
}

/** Paying off queues the release of a recorded lien; owing again takes it back. Anything else leaves the lien alone. */
export function lienAfter(
  lien: LienState | null,
  from: LoanState,
  to: LoanState,
  on: BusinessDate,
  calendar: BankCalendar,
): LienChange | undefined {
  if (lien === 'LIEN' && !isClosed(from) && isClosed(to)) {
    const next = transitionLien(lien, 'queueRelease');
    return next.ok ? { to: next.value, releaseDueOn: addBusinessDays(on, RELEASE_BUSINESS_DAYS, calendar) } : undefined;
  }
  if (lien === 'RELEASE_PENDING' && isClosed(from) && !isClosed(to)) {
    const next = transitionLien(lien, 'reinstateLien');
    return next.ok ? { to: next.value, releaseDueOn: null } : undefined;
  }
  return undefined;
}
