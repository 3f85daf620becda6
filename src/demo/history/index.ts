import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { boardedLoans } from './boarded-loans.js';
import { NAMED_LOANS, STORIES } from './named-loans.js';
import { storyDays } from './story-days.js';
import type { Story } from './story.js';

export { DemoOffice } from './demo-office.js';
export { playHistory } from './play-history.js';

/** So many loans: those with a story of their own, and the rest taken over from others. */
export const demoStories = (loans: number): readonly Story[] => [
  ...STORIES,
  ...boardedLoans(Math.max(0, loans - STORIES.length)),
];

/** The day on which the first named loan is paid out: from then on there is something to look at. */
export function firstActiveOn(today: BusinessDate): BusinessDate {
  const steps = NAMED_LOANS[0]?.steps(storyDays(today)) ?? [];
  return steps.map(({ on }) => on).sort()[4] ?? addDays(today, -1);
}
