import type { BusinessDate } from '../calendar.js';
import type { HoldDays } from '../hold/hold.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import type { AutopayState, SkipReason } from './scheduled-payment.js';

export interface Drawn {
  readonly loanStatus: string;
  readonly holds: readonly HoldDays[];
  /** Of the mandate that it is drawn by. */
  readonly autopay: AutopayState | undefined;
}

/** What stands against drawing a payment on a day: asked when it is collected, and again when it leaves. */
export function reasonAgainst({ loanStatus, holds, autopay }: Drawn, on: BusinessDate): SkipReason | undefined {
  if (loanStatus !== 'ACTIVE' && loanStatus !== 'CHARGED_OFF') return 'LOAN_CLOSED';
  if (isStoppedOn(holds, 'SCHEDULED_PAYMENTS', on)) return 'ON_HOLD';
  if (autopay === 'SUSPENDED') return 'AUTOPAY_SUSPENDED';
  return autopay === 'ACTIVE' ? undefined : 'NOT_COLLECTED';
}
