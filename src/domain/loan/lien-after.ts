import { addBusinessDays, type BankCalendar } from '../bank-calendar.js';
import type { BusinessDate } from '../calendar.js';
import type { LoanState } from './lifecycle.js';
import { isClosed } from './state-after.js';
import { transitionLien, type LienState } from '../collateral/lien.js';

/** The shortest period that a state's title law commonly gives a lienholder after payoff. */
export const RELEASE_BUSINESS_DAYS = 10;

export interface LienChange {
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
