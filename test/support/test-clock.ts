import type { Clock } from '../../src/features/ports.js';

/** A clock at noon of a day until it is set to another. */
export function testClock(day: string): Clock & { set(day: string): void } {
  let now = new Date(`${day}T12:00:00.000Z`);
  return {
    now: () => now,
    sleep: () => Promise.resolve(),
    set: (next) => {
      now = new Date(`${next}T12:00:00.000Z`);
    },
  };
}
