/** Whether all is tried, as `npm run test:all` does. */
export const isWhole = process.env.TEST_SUITE === 'all';

/**
 * How many runs a slow property gets: a third by default, all of them in `npm run test:all`. fast-check prints the seed of a failure;
 * `{ seed, path }` repeats it.
 */
export const runs = (full: number, usual = Math.max(Math.min(full, FEWEST), Math.ceil(full / 3))): number =>
  isWhole ? full : usual;

/** Fewer runs would miss the rarer branches more often than not. */
const FEWEST = 25;

/** Some of a list by default, evenly spread, where all take the same code; all of it in `npm run test:all`. */
export const someOf = <Item>(all: readonly Item[], most: number): readonly Item[] =>
  isWhole ? all : all.filter((_, place) => place % Math.ceil(all.length / most) === 0);
