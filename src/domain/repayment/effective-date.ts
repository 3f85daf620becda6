import type { BusinessDate } from '../calendar.js';
import { refused, success, type DateNotAllowed, type Result } from '../refusal.js';

/** Money counts from a day between the account's opening and today. */
export function checkEffectiveDate(
  effectiveOn: BusinessDate,
  openedOn: BusinessDate,
  today: BusinessDate,
): Result<BusinessDate, DateNotAllowed> {
  if (effectiveOn >= openedOn && effectiveOn <= today) return success(effectiveOn);
  const reason = effectiveOn < openedOn ? `before the account opened on ${openedOn}` : `after today, ${today}`;
  return refused({
    code: 'EFFECTIVE_DATE_NOT_ALLOWED',
    message: `the effective date ${effectiveOn} is ${reason}`,
    earliest: openedOn,
    latest: today,
  });
}
