/**
 * How many runs a slow property gets: a third by default, all of them in `npm run test:all`. fast-check prints the seed of a failure;
 * `{ seed, path }` repeats it.
 */
export const runs = (full: number, usual = Math.max(Math.min(full, FEWEST), Math.ceil(full / 3))): number =>
  process.env.TEST_SUITE === 'all' ? full : usual;

/** Fewer runs would miss the rarer branches more often than not. */
const FEWEST = 25;
