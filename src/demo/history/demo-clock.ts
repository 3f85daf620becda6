import type { BusinessDate } from '../../domain/calendar.js';
import type { Clock } from '../../features/ports.js';

/** The clock of the demo's history. It stands still until it is set, and never waits. */
export interface DemoClock extends Clock {
  /** Sets it to the working hours of a day. It never goes back. */
  openDay(day: BusinessDate): void;
}

const OPENING_HOUR = 'T15:00:00.000Z';
const BETWEEN_COMMANDS_MS = 61_000;

export function demoClock(): DemoClock {
  let now = 0;
  return {
    // No two commands of a day have the same instant, so that their order is seen.
    now: () => new Date((now += BETWEEN_COMMANDS_MS)),
    sleep: () => Promise.resolve(),
    openDay: (day) => {
      now = Math.max(now, Date.parse(`${day}${OPENING_HOUR}`));
    },
  };
}
