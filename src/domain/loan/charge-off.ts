import { newestValuation, type Valuation } from '../collateral/collateral.js';
import { addDays, earlierOf, type BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import { reversedIds, type AccountEntry, type ChargeOffEntry } from '../repayment/entry.js';
import type { ServicingRules } from '../rules/servicing-rules.js';

export const CHARGE_OFF_REASONS = ['DELINQUENCY', 'BANKRUPTCY', 'FRAUD', 'DECEASED', 'REPOSSESSION_SALE'] as const;
export type ChargeOffReason = (typeof CHARGE_OFF_REASONS)[number];

/** The day from which on a loan is to be charged off: by its days past due, or by a notice of bankruptcy if one is known. */
export function chargeOffDueOn(
  { chargeOffDays, bankruptcyChargeOffDays }: ServicingRules,
  oldestUnpaidOn: BusinessDate | undefined,
  bankruptcyNoticeOn?: BusinessDate,
): BusinessDate | undefined {
  const days = [
    ...(oldestUnpaidOn === undefined ? [] : [addDays(oldestUnpaidOn, chargeOffDays)]),
    ...(bankruptcyNoticeOn === undefined ? [] : [addDays(bankruptcyNoticeOn, bankruptcyChargeOffDays)]),
  ];
  return days.length === 0 ? undefined : days.reduce(earlierOf);
}

export function checkChargeOff(
  reason: ChargeOffReason,
  daysPastDue: number,
  { chargeOffDays }: ServicingRules,
): Result<ChargeOffReason, OtherRefusal> {
  if (reason !== 'DELINQUENCY' || daysPastDue >= chargeOffDays) return success(reason);
  return refuse(
    'NOT_DELINQUENT_ENOUGH',
    `the loan is ${daysPastDue} days past due; ${chargeOffDays} are needed, or another reason`,
    { daysPastDue: String(daysPastDue), daysNeeded: String(chargeOffDays) },
  );
}

/** What stays on the books of a loan that is charged off down to its collateral. */
export function collateralLeft(
  valuations: readonly Valuation[],
  principal: Decimal,
  on: BusinessDate,
): Result<Decimal, OtherRefusal> {
  const value = newestValuation(valuations, on)?.amount;
  if (!value) return refuse('CONFLICT', 'The collateral has no valuation: record one, or charge off the whole loan');
  if (value.lt(principal)) return success(value);
  return refuse('CONFLICT', 'The collateral is worth the whole principal: there is nothing to charge off', {
    collateralValue: value.toFixed(2),
    principal: principal.toFixed(2),
  });
}

/** The newest charge-off that stands; one that an imported loan brought along is no entry. */
export function standingChargeOff(entries: readonly AccountEntry[]): ChargeOffEntry | undefined {
  const reversed = reversedIds(entries);
  return entries.filter((entry) => entry.kind === 'CHARGE_OFF').findLast(({ id }) => !reversed.has(id));
}
