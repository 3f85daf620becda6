const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each try that failed: three days in all. */
const WAITS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];

/** A webhook that nothing reached for so long is disabled. */
export const FAILING_DAYS = 3;

/** A receiver that took nothing is left alone for a quarter of the time since it last took something, within these. */
const SHORTEST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 30 * MINUTE;

/** Milliseconds that a webhook waits, for any due delivery, after a round without success. */
export const pauseAfter = (failingFor: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, failingFor / 4)));

/** An old secret signs beside the new one for so long, unless the client says otherwise. */
export const OLD_SECRET_HOURS = 24;
export const LONGEST_OLD_SECRET_HOURS = 7 * 24;

/** Deliveries are kept for so long after they were made. */
export const DELIVERIES_KEPT_DAYS = 30;

/** Milliseconds to wait after a number of tries, up to a tenth less or more at random; undefined after the last try. */
export function waitAfter(tries: number, chance: number): number | undefined {
  const wait = WAITS[tries - 1];
  return wait === undefined ? undefined : Math.round(wait * (0.9 + chance * 0.2));
}
