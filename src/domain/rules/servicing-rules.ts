import { BANK_CALENDARS, followingBusinessDay, type BankCalendar } from '../bank-calendar.js';
import { addDays, type BusinessDate } from '../calendar.js';
import type { InputCheck } from '../input-check.js';

/** The handling of a date that is no business day. */
export const DATE_RULES = ['AS_SCHEDULED', 'FOLLOWING_BUSINESS_DAY'] as const;
export type DateRule = (typeof DATE_RULES)[number];

/** How a loan is serviced where its schedule is silent. Fixed at funding: later defaults do not reach it. */
export interface ServicingRules {
  readonly bankCalendar: BankCalendar;
  readonly dueDateRule: DateRule;
  /** For the last day of grace. */
  readonly deadlineRule: DateRule;
  /** From this many days past due on, interest is no income until the loan is current again. */
  readonly nonAccrualDays: number;
  /** From this many days past due on, the loan is to be charged off. */
  readonly chargeOffDays: number;
  /** And from this many days on after notice of the borrower's bankruptcy. */
  readonly bankruptcyChargeOffDays: number;
}

/**
 * Loans past due are put on non-accrual at 90 days (Call Report instructions, Schedule RC-N) and charged off at 120, or
 * within 60 days of a notice of bankruptcy (Uniform Retail Credit Classification, 65 FR 36903).
 */
const DAYS = { nonAccrualDays: 90, chargeOffDays: 120, bankruptcyChargeOffDays: 60 };

/** Loans that were funded or imported before there were rules: Monday to Friday are business days, holidays too. */
export const RULES_BEFORE: ServicingRules = {
  bankCalendar: 'WEEKDAYS',
  dueDateRule: 'AS_SCHEDULED',
  deadlineRule: 'AS_SCHEDULED',
  ...DAYS,
};

export const DEFAULT_RULES: ServicingRules = { ...RULES_BEFORE, bankCalendar: 'US_FEDERAL_RESERVE' };

export type ServicingRulesInput = { readonly [Rule in keyof ServicingRules]?: ServicingRules[Rule] | null | undefined };

export function readRules(check: InputCheck, input: ServicingRulesInput): ServicingRules {
  const days = (name: keyof typeof DAYS) => check.integer(name, input[name] ?? DEFAULT_RULES[name], 1, 999);
  return {
    bankCalendar: check.oneOf('bankCalendar', input.bankCalendar ?? DEFAULT_RULES.bankCalendar, BANK_CALENDARS),
    dueDateRule: check.oneOf('dueDateRule', input.dueDateRule ?? DEFAULT_RULES.dueDateRule, DATE_RULES),
    deadlineRule: check.oneOf('deadlineRule', input.deadlineRule ?? DEFAULT_RULES.deadlineRule, DATE_RULES),
    nonAccrualDays: days('nonAccrualDays'),
    chargeOffDays: days('chargeOffDays'),
    bankruptcyChargeOffDays: days('bankruptcyChargeOffDays'),
  };
}

const moved = (date: BusinessDate, rule: DateRule, calendar: BankCalendar): BusinessDate =>
  rule === 'AS_SCHEDULED' ? date : followingBusinessDay(date, calendar);

/** A due date that moves changes when the payment is due; its amount stays, and interest accrues by the day. */
export function moveDueDates<Due extends { readonly dueDate: BusinessDate }>(
  installments: readonly Due[],
  { dueDateRule, bankCalendar }: ServicingRules,
): readonly Due[] {
  if (dueDateRule === 'AS_SCHEDULED') return installments;
  return installments.map((each) => ({ ...each, dueDate: moved(each.dueDate, dueDateRule, bankCalendar) }));
}

/** The last day on which an installment may be paid without being late. */
export function lastDayOfGrace(
  dueDate: BusinessDate,
  graceDays: number,
  { deadlineRule, bankCalendar }: ServicingRules,
): BusinessDate {
  return moved(addDays(dueDate, graceDays), deadlineRule, bankCalendar);
}
