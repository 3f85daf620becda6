import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';

/** Closed-end retail credit is charged off at 120 cumulative days from the contractual due date (FFIEC). */
export const CHARGE_OFF_DAYS = 120;

export const CHARGE_OFF_REASONS = ['DELINQUENCY', 'BANKRUPTCY', 'FRAUD', 'DECEASED', 'REPOSSESSION_SALE'] as const;
export type ChargeOffReason = (typeof CHARGE_OFF_REASONS)[number];

export function checkChargeOff(reason: ChargeOffReason, daysPastDue: number): Result<ChargeOffReason, OtherRefusal> {
  if (reason !== 'DELINQUENCY' || daysPastDue >= CHARGE_OFF_DAYS) return success(reason);
  return refuse(
    'NOT_DELINQUENT_ENOUGH',
    `the loan is ${daysPastDue} days past due; ${CHARGE_OFF_DAYS} are needed, or another reason`,
    { daysPastDue: String(daysPastDue), daysNeeded: String(CHARGE_OFF_DAYS) },
  );
}
