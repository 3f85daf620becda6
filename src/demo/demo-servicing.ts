import { addDays, addMonths, civilDay, daysBetween, type BusinessDate } from '../domain/calendar.js';
import { PERCENT, sum, toCents, ZERO, type Decimal } from '../domain/money.js';
import { amortize, type Installment } from '../domain/schedule/amortization.js';
import { dueDates, type Frequency } from '../domain/schedule/frequency.js';
import { fixedRate, interestBetween, type RateHistory } from '../domain/schedule/rate-history.js';
import { draws } from './demo-random.js';
import type { Story, DemoTerms } from './demo-terms.js';

export interface DemoPayment {
  readonly on: BusinessDate;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

/** The life of a funded loan up to the business date. */
export interface DemoServicing {
  readonly fundedOn: BusinessDate;
  readonly installments: readonly Installment[];
  readonly payments: readonly DemoPayment[];
  /** Installments that the payments covered, in order. */
  readonly paidCount: number;
  readonly chargedOffOn?: BusinessDate;
  readonly chargedOff: Decimal;
  readonly recovered: Decimal;
}

const DAY_COUNT = 'ACTUAL_365';

/** The month's last days would clamp in February; a due day up to the 28th makes every month alike. */
function dueDayBy(date: BusinessDate): BusinessDate {
  const { day } = civilDay(date);
  return day > 28 ? addDays(date, 28 - day) : date;
}

const frequencyOf = ({ isBiweekly }: DemoTerms): Frequency => (isBiweekly ? 'BIWEEKLY' : 'MONTHLY');

const installmentCount = ({ isBiweekly, termMonths }: DemoTerms): number =>
  isBiweekly ? Math.round((termMonths * 26) / 12) : termMonths;

const periodsBefore = (date: BusinessDate, frequency: Frequency, periods: number): BusinessDate =>
  frequency === 'BIWEEKLY' ? addDays(date, -14 * periods) : addMonths(date, -periods);

/** Lays the schedule so that `due` is the due date of the installment after `paidCount` paid ones. */
function scheduleAround(
  terms: DemoTerms,
  due: BusinessDate,
  paidCount: number,
): Pick<DemoServicing, 'fundedOn' | 'installments'> {
  const frequency = frequencyOf(terms);
  const first = periodsBefore(due, frequency, paidCount);
  const fundedOn = periodsBefore(first, frequency, 1);
  const installments = amortize({
    principal: terms.principal,
    fundedOn,
    rates: ratesOf(terms, fundedOn),
    dayCount: DAY_COUNT,
    dueDates: dueDates(first, frequency, installmentCount(terms)),
    amortization: { kind: 'FULL' },
  });
  return { fundedOn, installments };
}

const ratesOf = (terms: DemoTerms, from: BusinessDate): RateHistory => fixedRate(from, terms.ratePercent.div(PERCENT));

const paidOnTime = (installments: readonly Installment[]): DemoPayment[] =>
  installments.map(({ dueDate, interest, principal }) => ({ on: dueDate, interest, principal }));

/** What funding on a day would fix: the schedule that underwriting forecasts from. */
export function prospectiveSchedule(terms: DemoTerms, fundedOn: BusinessDate): readonly Installment[] {
  const from = dueDayBy(fundedOn);
  return scheduleAround(terms, terms.isBiweekly ? addDays(from, 14) : addMonths(from, 1), 0).installments;
}

export function demoServicing(topic: string, story: Story, terms: DemoTerms, today: BusinessDate): DemoServicing {
  const faker = draws(`${topic}/servicing`);
  const between = (min: number, max: number): number => faker.number.int({ min, max: Math.max(min, max) });
  const count = installmentCount(terms);
  const periodDays = terms.isBiweekly ? 14 : 28;
  const base = { chargedOff: ZERO, recovered: ZERO };

  if (story.state === 'CLOSED') {
    const lastDue = dueDayBy(addDays(today, -between(5, 400)));
    const schedule = scheduleAround(terms, lastDue, count - 1);
    return { ...base, ...schedule, paidCount: count, payments: paidOnTime(schedule.installments) };
  }
  if (story.state === 'CLOSED_EARLY') {
    const nextDue = dueDayBy(addDays(today, -between(20, 500)));
    return closedEarly(terms, scheduleAround(terms, nextDue, between(6, count - 8)), nextDue, between(3, 12));
  }
  if (story.state === 'CHARGED_OFF') {
    const missed = dueDayBy(addDays(today, -between(160, 500)));
    return chargedOff(terms, missed, between(3, count >> 1), between(121, 140), between(0, 45));
  }
  const due = nextDueFor(story, today, between, periodDays);
  const overdue = Math.ceil(Math.max(0, daysBetween(due, today)) / periodDays);
  const paidCount = story.isNew ? 0 : between(1, count - overdue - 3);
  const schedule = scheduleAround(terms, due, paidCount);
  return { ...base, ...schedule, paidCount, payments: paidOnTime(schedule.installments.slice(0, paidCount)) };
}

/** The oldest installment not paid: ahead of today, or as far behind as the story says. */
function nextDueFor(
  { daysPastDue }: Story,
  today: BusinessDate,
  between: (min: number, max: number) => number,
  periodDays: number,
): BusinessDate {
  if (!daysPastDue) {
    const ahead = addDays(today, between(0, periodDays - 1));
    return dueDayBy(ahead) >= today ? dueDayBy(ahead) : addMonths(dueDayBy(ahead), 1, 1);
  }
  const [least, most] = daysPastDue;
  return dueDayBy(addDays(today, -between(least, most - 3)));
}

function closedEarly(
  terms: DemoTerms,
  { fundedOn, installments }: Pick<DemoServicing, 'fundedOn' | 'installments'>,
  nextDue: BusinessDate,
  daysAhead: number,
): DemoServicing {
  const paid = installments.filter(({ dueDate }) => dueDate < nextDue);
  const last = paid.at(-1);
  const principal = last?.closingBalance ?? terms.principal;
  const on = addDays(nextDue, -daysAhead);
  const accrued = interestBetween(principal, ratesOf(terms, fundedOn), DAY_COUNT, last?.dueDate ?? fundedOn, on);
  const payoff: DemoPayment = { on, principal, interest: toCents(accrued) };
  return {
    fundedOn,
    installments,
    payments: [...paidOnTime(paid), payoff],
    paidCount: installments.length,
    chargedOff: ZERO,
    recovered: ZERO,
  };
}

function chargedOff(
  terms: DemoTerms,
  missed: BusinessDate,
  paidCount: number,
  daysLater: number,
  recoveredPercent: number,
): DemoServicing {
  const { fundedOn, installments } = scheduleAround(terms, missed, paidCount);
  const payments = paidOnTime(installments.slice(0, paidCount));
  const balance = terms.principal.minus(sum(payments.map(({ principal }) => principal)));
  return {
    fundedOn,
    installments,
    payments,
    paidCount,
    chargedOffOn: addDays(missed, daysLater),
    chargedOff: balance,
    recovered: toCents(balance.times(recoveredPercent).div(PERCENT)),
  };
}
