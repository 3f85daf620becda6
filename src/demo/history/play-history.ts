import { isBusinessDay } from '../../domain/bank-calendar.js';
import { addDays, dayNumber, earlierOf, isMonthEnd, type BusinessDate } from '../../domain/calendar.js';
import type { DemoOffice } from './demo-office.js';
import { StoryRefused } from './demo-office.js';
import { LoanDesk } from './loan-desk.js';
import { storyDays, type StoryDays } from './story-days.js';
import type { Step, Story } from './story.js';

export interface History {
  readonly stories: readonly Story[];
  /** The day from which the stories are told. */
  readonly today: BusinessDate;
  /** The day on which the demo is opened, `today` unless it is later. The history ends on the day before. */
  readonly until?: BusinessDate | undefined;
  /** The first day of a history that goes on after a stop: some of its work is done. */
  readonly from?: BusinessDate | undefined;
  /** Told of a refused command, after which the rest of that loan's story is left out. Without it, the history fails. */
  readonly onRefused?: (error: Error) => void;
}

interface Work extends Step {
  readonly loanId: string;
}

/**
 * Plays the history of the demo day by day, by commands and jobs. It yields each day on which there is work, before it. A day
 * that was cut off is played again: what was done stays done.
 */
export async function* playHistory(
  office: DemoOffice,
  { stories, today, until = today, from, onRefused }: History,
): AsyncGenerator<BusinessDate, void, undefined> {
  const works = worksByDay(stories, storyDays(today, until));
  const ended = new Set<string>();
  const first = from ?? [...works.keys()].reduce(earlierOf, until);
  for (let day = first; day < until; day = addDays(day, 1)) {
    office.openDay(day);
    const yesterday = addDays(day, -1);
    if (day > first && isClosed(yesterday, until)) await office.closeDay(yesterday);
    if (isBusinessDay(day, BANKS) && (await office.hasMoneyToMove(day))) await office.moveMoney(day);
    if (works.has(day)) yield day;
    for (const { loanId, act } of works.get(day) ?? []) {
      if (ended.has(loanId)) continue;
      const refused = await refusalOf(act(new LoanDesk(office, loanId, day)));
      // What a day that was cut off had done is refused, or changes nothing.
      if (!refused || day === from) continue;
      if (!onRefused) throw refused;
      onRefused(refused);
      ended.add(loanId);
    }
  }
  office.openDay(until);
  await office.closeDay(addDays(until, -1));
}

function worksByDay(stories: readonly Story[], days: StoryDays): ReadonlyMap<BusinessDate, readonly Work[]> {
  const works = new Map<BusinessDate, Work[]>();
  for (const { loanId, steps } of stories)
    for (const each of steps(days)) works.set(each.on, [...(works.get(each.on) ?? []), { ...each, loanId }]);
  return works;
}

const BANKS = 'US_FEDERAL_RESERVE';
const FRIDAY = 4;
const DAYS_CLOSED_SINGLY = 10;

/**
 * Of the last days each has its own end of day, and before them each week and each month: for the same figures, in a
 * fraction of the time.
 */
const isClosed = (day: BusinessDate, until: BusinessDate): boolean =>
  dayNumber(day) % 7 === FRIDAY || isMonthEnd(day) || day >= addDays(until, -DAYS_CLOSED_SINGLY);

async function refusalOf(work: Promise<void>): Promise<StoryRefused | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof StoryRefused) return error;
    throw error;
  }
}
