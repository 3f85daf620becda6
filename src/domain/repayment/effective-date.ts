import type { BusinessDate } from '../calendar.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';

/** Money counts from a day between the account's opening and today. */
export function checkEffectiveDate(
  effectiveOn: BusinessDate,
  openedOn: BusinessDate,
  today: BusinessDate,
): Result<BusinessDate, OtherRefusal> {
  if (effectiveOn >= openedOn && effectiveOn <= today) return success(effectiveOn);
  const reason = effectiveOn < openedOn ? `before the account opened on ${openedOn}` : `after today, ${today}`;
  return refuse('EFFECTIVE_DATE_NOT_ALLOWED', `the effective date ${effectiveOn} is ${reason}`, {
    earliest: openedOn,
    latest: today,
  });
}
