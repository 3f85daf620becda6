import { BANK_CALENDARS, followingBusinessDay, isBusinessDay, precedingBusinessDay } from '../bank-calendar.js';
import { businessDate, civilDay, daysBetween, type BusinessDate } from '../calendar.js';
import { decimal } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { gridDate, planSchedule, type DueGrid, type ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { dueDateAt, dueDayOf, type Frequency } from '../schedule/frequency.js';
import { MOST_INSTALLMENTS } from '../schedule/quote-bounds.js';

/** What of a record tells whether its due dates are those that were signed. */
type Dates = Partial<Pick<LoanColumns, 'nextPaymentDate' | 'maturityDate' | 'scheduledMaturityDate'>>;

/** A due date that is no business day may be told as the next one that is, or as the one before. */
export const isToldAs = (dueDate: BusinessDate, told: string): boolean =>
  dueDate === told ||
  BANK_CALENDARS.some((calendar) =>
    dueDate < told
      ? followingBusinessDay(dueDate, calendar) === told
      : !isBusinessDay(dueDate, calendar) && precedingBusinessDay(dueDate, calendar) === told,
  );

/** The schedule as it was signed, or as far as a record tells that its due dates were changed since, as they are now. */
export function scheduleNow(signed: ScheduleQuoteInput, dates: Dates): ScheduleQuoteInput {
  const { installments, frequency = 'MONTHLY' } = signed;
  if (installments === undefined) return signed;
  // Another frequency may allow fewer of them than were signed.
  const planned = planSchedule({ ...signed, installments: Math.min(installments, MOST_INSTALLMENTS[frequency]) });
  if (!planned.ok) return signed;
  const { grid } = planned.value.plan;
  const changed = isAsSigned(grid, installments, dates) ? undefined : anchored(signed, grid, dates);
  return changed ?? untilMaturity(signed, grid, dates);
}

/** Its next payment falls on the signed due dates, and as many of them as were signed end when that was scheduled. */
function isAsSigned(grid: DueGrid, installments: number, { nextPaymentDate, scheduledMaturityDate }: Dates): boolean {
  if (!nextPaymentDate) return true;
  const endsAsSigned =
    !scheduledMaturityDate ||
    (gridDate(grid, installments - 1) <= scheduledMaturityDate &&
      scheduledMaturityDate <= gridDate(grid, installments + 1));
  const before = datesUntil(grid, nextPaymentDate).length;
  return (
    endsAsSigned &&
    [before, before + 1].some((number) => number > 0 && isToldAs(gridDate(grid, number), nextPaymentDate))
  );
}

function datesUntil(grid: DueGrid, last: string): BusinessDate[] {
  const dates: BusinessDate[] = [];
  const most = MOST_INSTALLMENTS[grid.frequency];
  for (let number = 1; number <= most && gridDate(grid, number) <= last; number += 1)
    dates.push(gridDate(grid, number));
  return dates;
}

/**
 * A loan that matures later than was scheduled was extended. Where its payments last until then, it has as many more installments;
 * where they do not, as many were put off.
 */
function untilMaturity(signed: ScheduleQuoteInput, grid: DueGrid, dates: Dates): ScheduleQuoteInput {
  const { maturityDate, scheduledMaturityDate } = dates;
  if (!maturityDate || !scheduledMaturityDate || signed.payment === undefined) return signed;
  const added = datesUntil(grid, maturityDate).filter((date) => date > scheduledMaturityDate).length;
  if (added === 0 || signed.installments === undefined) return signed;
  const most = MOST_INSTALLMENTS[grid.frequency];
  const longer = { ...signed, installments: Math.min(signed.installments + added, most) };
  return missingIn(longer) === 0 ? longer : { ...signed, firstPaymentOn: gridDate(grid, 1 + added) };
}

/** How many of its installments the payments of a schedule do not last for. What their cents leave is no installment. */
function missingIn({ installments = 0, ...schedule }: ScheduleQuoteInput): number {
  const planned = planSchedule({ ...schedule, installments });
  if (!planned.ok) return installments;
  const asked = planned.value.installments;
  const isLeft = asked.at(-1)?.amount.gte(decimal(schedule.payment ?? '0').div(2));
  return installments - asked.length + (isLeft ? 0 : 1);
}

/**
 * Due dates through the next payment and until maturity. Those before it are the same days, from about the first payment on, and no more
 * of them than leave payments until maturity.
 */
function anchored(
  signed: ScheduleQuoteInput,
  { first, frequency }: DueGrid,
  { nextPaymentDate, maturityDate }: Dates,
): ScheduleQuoteInput | undefined {
  if (!nextPaymentDate || !maturityDate || nextPaymentDate > maturityDate) return undefined;
  const { dueAt, left } = datesThrough(nextPaymentDate, maturityDate, frequency);
  const earliest = dueDateAt(first, frequency, -1);
  const isPossible = (date: BusinessDate) => date > signed.fundedOn && date > earliest;
  const most = MOST_INSTALLMENTS[frequency];
  if (!isPossible(dueAt(0)) || left > most) return undefined;
  let before = 0;
  while (before + left < most && isPossible(dueAt(-before - 1))) before += 1;
  let longest: ScheduleQuoteInput | undefined;
  while (before >= 0) {
    const schedule = { ...signed, firstPaymentOn: dueAt(-before), installments: before + left };
    const planned = planSchedule(schedule);
    const isThrough = planned.ok && gridDate(planned.value.plan.grid, before + 1) === dueAt(0);
    const missing = missingIn(schedule);
    if (isThrough && missing === 0) return schedule;
    if (isThrough) longest ??= schedule;
    before -= Math.max(missing, 1);
  }
  return longest;
}

interface DatesThrough {
  /** So many periods after the next payment. */
  readonly dueAt: (periods: number) => BusinessDate;
  /** How many there are from the next payment on. */
  readonly left: number;
}

/** The dates that end at maturity, where the next payment is one of them; otherwise those that the next payment begins. */
function datesThrough(nextPaymentDate: string, maturityDate: string, frequency: Frequency): DatesThrough {
  const [next, last] = [businessDate(nextPaymentDate), businessDate(maturityDate)];
  const most = MOST_INSTALLMENTS[frequency];
  let back = 0;
  while (back < most && dueDateAt(last, frequency, -back) > next) back += 1;
  if (isToldAs(dueDateAt(last, frequency, -back), next))
    return { dueAt: (periods) => dueDateAt(last, frequency, periods - back), left: back + 1 };
  const dueDay = frequency === 'SEMIMONTHLY' ? civilDay(next).day : dueDayOf(last, next);
  const dueAt = (periods: number) => dueDateAt(next, frequency, periods, dueDay);
  let ahead = 0;
  while (ahead < most && dueAt(ahead + 1) <= last) ahead += 1;
  const isNearer = daysBetween(last, dueAt(ahead + 1)) < daysBetween(dueAt(ahead), last);
  return { dueAt, left: ahead + (isNearer ? 2 : 1) };
}
