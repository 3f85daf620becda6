import { addDays, addMonths, civilDay, isMonthEnd, type BusinessDate } from '../calendar.js';

export const FREQUENCIES = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

type Step = { readonly days: number } | { readonly months: number } | { readonly perMonth: 2 };

const STEPS: Readonly<Record<Frequency, Step>> = {
  WEEKLY: { days: 7 },
  BIWEEKLY: { days: 14 },
  SEMIMONTHLY: { perMonth: 2 },
  MONTHLY: { months: 1 },
  QUARTERLY: { months: 3 },
};

export const PER_YEAR: Readonly<Record<Frequency, number>> = {
  WEEKLY: 52,
  BIWEEKLY: 26,
  SEMIMONTHLY: 24,
  MONTHLY: 12,
  QUARTERLY: 4,
};

/** How many installments a term of months has; a part of a period counts as one. */
export function installmentsIn(termMonths: number, frequency: Frequency): number {
  return Math.ceil((termMonths * PER_YEAR[frequency]) / 12);
}

/** The 1st goes with the 16th, the 15th with the 30th, and the last day with the 15th. */
const partnerDay = (day: number): number => (day <= 15 ? day + 15 : day === 31 ? 15 : day - 15);

/** Due dates from the first one on. `dueDay` is the day of the month that short months clamp and later ones return to. */
export function dueDates(first: BusinessDate, frequency: Frequency, count: number, dueDay?: number): BusinessDate[] {
  return Array.from({ length: count }, (_, index) => dueDateAt(first, frequency, index, dueDay));
}

/** The due date so many periods after the first one. */
export function dueDateAt(first: BusinessDate, frequency: Frequency, index: number, dueDay?: number): BusinessDate {
  if (index === 0) return first;
  const step = STEPS[frequency];
  const day = dueDay ?? civilDay(first).day;
  if ('days' in step) return addDays(first, step.days * index);
  if ('months' in step) return addMonths(first, step.months * index, day);
  if (index % 2 === 0) return addMonths(first, index / 2, day);
  const partner = partnerDay(day);
  return addMonths(first, partner > day ? (index - 1) / 2 : (index + 1) / 2, partner);
}

export function firstDueDate(fundedOn: BusinessDate, frequency: Frequency): BusinessDate {
  const step = STEPS[frequency];
  if ('days' in step) return addDays(fundedOn, step.days);
  if ('months' in step) return addMonths(fundedOn, step.months);
  const { day } = civilDay(fundedOn);
  const partner = partnerDay(day);
  return addMonths(fundedOn, partner > day ? 0 : 1, partner);
}

/** A first due date on a short month's last day means the later day on which the loan was funded. */
export function dueDayOf(fundedOn: BusinessDate, first: BusinessDate): number {
  return isMonthEnd(first) ? Math.max(civilDay(fundedOn).day, civilDay(first).day) : civilDay(first).day;
}
