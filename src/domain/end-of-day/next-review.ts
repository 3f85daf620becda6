import { addDays, addMonths, earlierOf, type BusinessDate } from '../calendar.js';
import { monthsLeft } from '../loan/servicing-figures.js';
import { lastDayOfGrace } from '../rules/servicing-rules.js';
import type { Account } from '../loan/servicing-terms.js';
import { payoffAmount } from '../repayment/account.js';
import { installmentStatuses, unpaidOf } from '../repayment/installment-status.js';

/** With these a day of interest is the same every day; with the others it depends on the month or year. */
const EVEN_DAY_COUNTS: ReadonlySet<string> = new Set(['ACTUAL_365', 'ACTUAL_360']);

/**
 * The next day on which an account does more than count: up to the day before, days past due and interest grow by one
 * day each, and every other figure stays. Nothing is ahead of an account without balance. The account must have been
 * closed for the day; one whose late fee waits for a pending payment is looked at every day.
 */
export function nextReview(account: Account, on: BusinessDate, heldBack: boolean): BusinessDate | undefined {
  const { terms, history, graceDays, rules } = account;
  const { state } = history;
  if (state.chargeOff || payoffAmount(terms, state, on).isZero()) return undefined;
  const tomorrow = addDays(on, 1);
  const statuses = installmentStatuses(terms, state, on);
  const current = statuses.findIndex(({ dueDate }) => dueDate >= on);
  const isLastOwed = current === -1 || unpaidOf(statuses.slice(current + 1)).isZero();
  const interestIsUneven = !EVEN_DAY_COUNTS.has(terms.dayCount) || state.accruesFrom > on;
  if (isLastOwed || interestIsUneven || heldBack) return tomorrow;

  const lateDays = statuses.slice(0, current).flatMap(({ dueDate, satisfied }) => {
    if (satisfied) return [];
    // The status counts days; the fee waits for the deadline, which may be a later day.
    const ahead = [addDays(dueDate, graceDays), lastDayOfGrace(dueDate, graceDays, rules)].filter((day) => day >= on);
    return ahead.map((day) => addDays(day, 1));
  });
  const oldest = statuses.find(({ satisfied }) => !satisfied)?.dueDate ?? on;
  const nonAccrual = addDays(oldest, rules.nonAccrualDays);
  const rateChanges = terms.rates.flatMap(({ from }) => (from > on ? [from] : []));
  const monthEnds = terms.maturesOn > on ? [addMonths(terms.maturesOn, 1 - monthsLeft(on, terms.maturesOn))] : [];
  const dueDate = statuses[current]?.dueDate ?? on;
  return [...lateDays, ...rateChanges, ...monthEnds, ...(nonAccrual > on ? [nonAccrual] : [])].reduce(
    earlierOf,
    addDays(dueDate, 1),
  );
}
