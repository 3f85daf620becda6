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
  return outOfRange(`the effective date ${effectiveOn} is ${reason}`, openedOn, today);
}

/** Who owes the money does not say since when it counts: interest, fees and days past due would go by their word. */
export function checkOwnEffectiveDate(
  effectiveOn: BusinessDate,
  today: BusinessDate,
): Result<BusinessDate, DateNotAllowed> {
  if (effectiveOn === today) return success(effectiveOn);
  return outOfRange(
    `the effective date ${effectiveOn} is not today, ${today}: the servicer dates payments`,
    today,
    today,
  );
}

const outOfRange = (message: string, earliest: BusinessDate, latest: BusinessDate): Result<never, DateNotAllowed> =>
  refused({ code: 'EFFECTIVE_DATE_NOT_ALLOWED', message, earliest, latest });
