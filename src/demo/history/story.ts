import type { BusinessDate } from '../../domain/calendar.js';
import type { LoanDesk } from './loan-desk.js';
import { bankDayFrom, type StoryDays } from './story-days.js';

/** Work on one loan on one day. What it needs of the loan's past it reads, so that a history can go on after a stop. */
export interface Step {
  readonly on: BusinessDate;
  readonly act: (desk: LoanDesk) => Promise<void>;
}

/** The life of one demo loan, as the people and jobs of a servicer would have led it. */
export interface Story {
  readonly loanId: string;
  /** What to look for in it, in a few words. */
  readonly title: string;
  readonly steps: (days: StoryDays) => readonly Step[];
}

/** On this day, or where banks are closed on the next one. */
export const step = (on: BusinessDate, act: Step['act']): Step => ({ on: bankDayFrom(on), act });
